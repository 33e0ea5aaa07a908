import { WITHOUT_INTERNET_PAGE } from '@beursvloer/contract/page-addresses'
import { PAGE_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Notice } from '~/ui/notice.tsx'
import { KIND_PARAMETER, kindOf } from '../kinds.ts'
import { searchMessages } from '../messages.ts'
import { NoResults } from '../no-results.tsx'
import { Results } from '../results.tsx'
import type { ListView, ResultView } from '../search-view.ts'
import { searchKept } from './search-kept.ts'

interface Searched {
  readonly results: ResultView
  readonly list: ListView | null
  /** Number of pages searched; null where all documents were. */
  readonly pages: number | null
}

/** The results on this device, for a page that was kept on it. */
export default function KeptResults({ query }: { query: string }) {
  const t = useMessages(searchMessages)
  const locale = useLocale()
  const [params] = useSearchParams()
  const [searched, setSearched] = useState<Searched | null>(null)
  const kind = kindOf(params.get(KIND_PARAMETER))
  const page = Number(params.get(PAGE_PARAMETER) ?? 1)
  useEffect(() => {
    let isEnded = false
    void searchKept(locale, query)
      .then(({ results, list, pages }) => {
        if (isEnded) return
        setSearched({ results: results(), list: (kind && list(kind, page)) ?? null, pages })
      })
      // No pages are kept, or the browser refuses access: the page shows its starting points.
      .catch(() => undefined)
    return () => {
      isEnded = true
    }
  }, [locale, query, kind, page])
  if (!searched) return <p role="status">{t.searchingKept}</p>
  const { results, list, pages } = searched
  return (
    <>
      {pages !== null && (
        <div className="mb-8 max-w-text">
          <Notice>
            <p>{t.keptOnly(pages)}</p>
            <ArrowLink to={WITHOUT_INTERNET_PAGE}>{t.keepFair}</ArrowLink>
          </Notice>
        </div>
      )}
      {results.total > 0 || results.answer ? (
        <Results results={results} list={list} />
      ) : (
        <NoResults query={query} />
      )}
    </>
  )
}
