import { categoryPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { homeMessages } from './messages.ts'

export interface CategoryView {
  readonly name: string
  readonly slug: string
  readonly count: number
}

/** The groups of exhibitors, each with its drawing. */
export function CategoryGrid({ categories }: { categories: readonly CategoryView[] }) {
  const t = useMessages(homeMessages)
  return (
    <CellGrid columns={categories.length % 4 === 0 ? 4 : 3} phone={2} className="sm:*:basis-[30%]">
      {categories.map(({ name, slug, count }) => (
        <Cell key={slug} interactive flush>
          <Facade
            seed={slug}
            size="card"
            tone="paper"
            className="aspect-[360/190] w-full border-ink border-b bg-ground object-cover object-bottom"
          />
          <div className="flex flex-auto flex-col justify-between gap-2 p-3 md:p-5">
            <h3 className="text-sm md:text-2xl">
              <Link to={categoryPath({ slug })} className="link-cover">
                <Hyphenated>{name}</Hyphenated>
              </Link>
            </h3>
            <p className="flex justify-between text-mute text-sm">
              <span className="lowercase">{t.exhibitorsLabel}</span>
              <span className="tabular-nums">{count}</span>
            </p>
          </div>
        </Cell>
      ))}
    </CellGrid>
  )
}
