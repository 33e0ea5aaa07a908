import type { Content } from '~/content/model.ts'
import { downloads } from './downloads.ts'
import { calendar, vacancies } from './notices.ts'
import { ownPages } from './own-pages.ts'
import { albums, pages } from './pages.ts'
import { concepts, exhibitors, pavilions } from './participants.ts'
import { places } from './places.ts'
import { programme, speakers } from './programme.ts'
import { questions } from './questions.ts'
import type { DocumentSource, SearchDocument } from './search-document.ts'
import { stories } from './stories.ts'

const sources: readonly DocumentSource[] = [
  programme,
  exhibitors,
  speakers,
  concepts,
  pavilions,
  stories,
  questions,
  vacancies,
  calendar,
  places,
  albums,
  ownPages,
  pages,
  downloads,
]

/** All documents of a fair to search, in one locale, without duplicates. */
export function searchDocuments(content: Content): SearchDocument[] {
  const seen = new Set<string>()
  return sources
    .flatMap((documentsOf) => documentsOf(content))
    .filter(({ kind, path, title, summary }) => {
      const keys = [
        `${path} ${title}`,
        ...(kind === 'pages' && summary ? [`${title} ${summary}`] : []),
      ]
      const known = keys.some((key) => seen.has(key))
      for (const key of keys) seen.add(key)
      return !known
    })
}
