import type { LocaleCode } from '~/content/model.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'

export interface VisitorGroupView {
  readonly name: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly target: string }[]
}

interface VisitorGroupsProps {
  readonly groups: readonly VisitorGroupView[]
  readonly lang: LocaleCode | undefined
}

/** The groups of visitors, each with what is for them. */
export function VisitorGroups({ groups, lang }: VisitorGroupsProps) {
  return (
    <div lang={lang}>
      <CellGrid columns={groups.length === 4 ? 4 : 3}>
        {groups.map(({ name, text, links }) => (
          <Cell key={name}>
            <h3 className="text-2xl">{name}</h3>
            {text && <p className="mt-2 text-mute">{text}</p>}
            <ul className="mt-auto pt-4">
              {links.map(({ label, target }) => (
                <li key={target} className="py-1">
                  <ArrowLink to={target}>{label}</ArrowLink>
                </li>
              ))}
            </ul>
          </Cell>
        ))}
      </CellGrid>
    </div>
  )
}
