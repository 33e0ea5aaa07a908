import { Cell, CellGrid } from '~/ui/cells.tsx'
import { PageLink } from '~/ui/page-link.tsx'

export interface Step {
  readonly to: string
  readonly title: string
  readonly hint: string
}

/** Actions, each in a cell with a link. */
export function StepCells({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <CellGrid columns={steps.length === 4 ? 2 : 3}>
      {steps.map(({ to, title, hint }) => (
        <Cell key={to} interactive className="relative min-h-32">
          <h3 className="text-2xl">
            <PageLink to={to} className="link-cover">
              {title}
            </PageLink>
          </h3>
          <p className="mt-2 text-mute">{hint}</p>
        </Cell>
      ))}
    </CellGrid>
  )
}
