import { Link } from 'react-router'
import type { ThemeColour } from '~/content/model.ts'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Tag } from '~/ui/tag.tsx'

export interface ThemeView {
  readonly name: string
  readonly slug: string
  readonly colour: ThemeColour
  readonly count: number
}

/** The themes with the number of programme items of each. */
export function ThemeGrid({ themes }: { themes: readonly ThemeView[] }) {
  return (
    <CellGrid columns={3} line="rule">
      {themes.map(({ name, slug, colour, count }) => (
        <Cell key={slug} interactive>
          <p className="flex justify-between gap-4 font-display font-semibold text-xl">
            <Link to={`/programma?thema=${slug}`} className="link-cover">
              <Tag theme={colour}>{name}</Tag>
            </Link>
            <span className="tabular-nums">{count}</span>
          </p>
        </Cell>
      ))}
    </CellGrid>
  )
}
