import { useMessages } from '~/i18n/locale.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { FilterChip } from '~/ui/filter-chip.tsx'
import type { ThemeColour } from '~/ui/theme.ts'
import { searchMessages } from './messages.ts'
import { searchPath } from './query.ts'

/** Starting points without a query: the themes of the fair and its main pages. */
export function StartingPoints({
  themes,
}: {
  themes: readonly { slug: string; name: string; colour: ThemeColour }[]
}) {
  const t = useMessages(searchMessages)
  const navigation = useShellData()?.navigation
  const ways = [...(navigation?.main ?? []), ...(navigation?.visit ?? [])]
  const unique = [...new Map(ways.map((way) => [way.target, way])).values()]
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      {themes.length > 0 && (
        <section aria-labelledby="zoek-themas" className="border-ink border-t pt-5">
          <h2 id="zoek-themas" className="mb-4 text-2xl">
            {t.subjects}
          </h2>
          <div className="flex flex-wrap gap-2">
            {themes.map(({ slug, name, colour }) => (
              <FilterChip key={slug} to={searchPath(name)} theme={colour}>
                {name}
              </FilterChip>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="zoek-direct" className="border-ink border-t pt-5">
        <h2 id="zoek-direct" className="mb-4 text-2xl">
          {t.direct}
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-3 max-[22.4rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-2">
          {unique.map(({ target, label }) => (
            <li key={target}>
              <ArrowLink to={target}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
