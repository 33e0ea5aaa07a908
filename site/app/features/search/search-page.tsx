import { Form } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import type { ThemeColour } from '~/ui/theme.ts'
import { searchMessages } from './messages.ts'
import { NoResults } from './no-results.tsx'
import { MAX_QUERY_LENGTH } from './query.ts'
import { Results } from './results.tsx'
import type { ListView, ResultView } from './search-view.ts'
import { StartingPoints } from './starting-points.tsx'

export interface SearchPageProps {
  /** Null when nothing was asked yet. */
  results: ResultView | null
  /** Set when only one kind is asked for. */
  list: ListView | null
  themes: readonly { slug: string; name: string; colour: ThemeColour }[]
}

/** The field, and what was found: in groups, of one kind, nothing, or where to begin. */
export function SearchPage({ results, list, themes }: SearchPageProps) {
  const t = useMessages(searchMessages)
  return (
    <>
      <PageHead title={t.title} lead={results ? undefined : t.lead}>
        <Form role="search" action="/zoeken" className="max-w-2xl">
          <SearchField
            key={results?.query}
            label={t.label}
            submitLabel={t.submit}
            placeholder={t.example}
            defaultValue={results?.query}
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
          />
        </Form>
      </PageHead>
      <div className="wrap pb-section">
        {results && results.total > 0 && <Results results={results} list={list} />}
        {results?.total === 0 && <NoResults query={results.query} />}
        {(!results || results.total === 0) && <StartingPoints themes={themes} />}
      </div>
    </>
  )
}
