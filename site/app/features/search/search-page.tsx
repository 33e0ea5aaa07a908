import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Suspense, useEffect, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { FilterChip } from '~/ui/filter-chip.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import type { ThemeColour } from '~/ui/theme.ts'
import { searchMessages } from './messages.ts'
import { NoResults } from './no-results.tsx'
import { MAX_QUERY_LENGTH, queryOf, searchPath } from './query.ts'
import { Results } from './results.tsx'
import type { ListView, ResultView } from './search-view.ts'

/** Starting points without a query: the themes of the fair and its main pages. */
function StartingPoints({
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

/** Only without a connection. */
const KeptResults = lateComponent(() => import('./kept/kept-results.tsx'))

/**
 * The query in the address when the page came from this device and has no results for it; else
 * empty.
 */
function useUnanswered(results: ResultView | null): string {
  const [params] = useSearchParams()
  const [query, setQuery] = useState('')
  useEffect(() => setQuery(results ? '' : queryOf(params)), [results, params])
  return query
}

export interface SearchPageProps {
  /** Null when nothing was asked yet. */
  results: ResultView | null
  /** Set when only one kind is asked for. */
  list: ListView | null
  themes: readonly { slug: string; name: string; colour: ThemeColour }[]
}

/** The field, and the results: in groups, of one kind, none, or suggestions before a query. */
export function SearchPage({ results, list, themes }: SearchPageProps) {
  const t = useMessages(searchMessages)
  const nothing = results?.total === 0 && !results.answer
  const unanswered = useUnanswered(results)
  return (
    <>
      <PageHead title={t.title} lead={results ? undefined : t.lead}>
        <Form role="search" action={SEARCH_PAGE} className="max-w-2xl">
          <SearchField
            key={results?.query ?? unanswered}
            name={QUERY_PARAMETER}
            label={t.label}
            submitLabel={t.submit}
            placeholder={t.example}
            defaultValue={results?.query ?? unanswered}
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
          />
        </Form>
      </PageHead>
      <div
        className="wrap pb-section"
        data-shown={results ? `search ${nothing ? 'none' : 'found'}` : undefined}
        data-of={results?.query}
      >
        {unanswered && (
          <Suspense>
            <KeptResults query={unanswered} />
          </Suspense>
        )}
        {results && !nothing && <Results results={results} list={list} />}
        {results && nothing && <NoResults query={results.query} />}
        {(!(results || unanswered) || nothing) && <StartingPoints themes={themes} />}
      </div>
    </>
  )
}
