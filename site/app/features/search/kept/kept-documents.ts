import {
  calendarItemPath,
  exhibitorPath,
  interviewPath,
  KNOWLEDGE_SESSIONS_PAGE,
  newsItemPath,
  PLACES_PAGE,
  PRINTED_PROGRAMME_PAGE,
  pavilionPath,
  programmeItemPath,
  speakerPath,
  TOURS_PAGE,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import type { LocaleCode } from '~/i18n/locales.ts'
import { CACHES, findKept } from '~/shell/kept-pages.ts'
import type { SearchDocument } from '../engine/documents/search-document.ts'
import type { SearchKind } from '../kinds.ts'

const ANY = { id: '[^/]+', slug: '[^/]+' }
const patternOf = (pathOf: (of: typeof ANY) => string) => new RegExp(`^${pathOf(ANY)}$`)

/** Which pages are about one thing, by their path; all others are lists and texts. */
const KINDS: readonly (readonly [RegExp, SearchKind])[] = [
  [patternOf(programmeItemPath), 'programme'],
  [patternOf(exhibitorPath), 'exhibitors'],
  [patternOf(speakerPath), 'speakers'],
  [patternOf(pavilionPath), 'pavilions'],
  [patternOf(newsItemPath), 'stories'],
  [patternOf(interviewPath), 'stories'],
  [patternOf(vacancyPath), 'vacancies'],
  [patternOf(calendarItemPath), 'calendar'],
]

/** Pages with a path as an item of the programme has. */
const PROGRAMME_LISTS: readonly string[] = [
  TOURS_PAGE,
  KNOWLEDGE_SESSIONS_PAGE,
  PRINTED_PROGRAMME_PAGE,
  PLACES_PAGE,
]

const kindOf = (path: string): SearchKind | undefined =>
  PROGRAMME_LISTS.includes(path) ? undefined : KINDS.find(([pattern]) => pattern.test(path))?.[1]

/** Lists count less than the pages of the things they name, which are meant. */
const LIST_WEIGHT = 0.5

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#x27': "'",
}

/** The visible text of some HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&([\w#]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A page as a document to search; null for one without heading.
 * @param path below the language's prefix
 */
export function documentOf(
  path: string,
  language: LocaleCode,
  html: string,
): SearchDocument | null {
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? ''
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(main)
  const title = textOf(heading?.[1] ?? '')
  if (!title) return null
  const summary = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const kind = kindOf(path)
  const body = textOf(main.replace(heading?.[0] ?? '', ' '))
  return {
    kind: kind ?? 'pages',
    path,
    language,
    title,
    facts: '',
    summary: textOf(summary),
    body: () => body,
    ...(!kind && { weight: LIST_WEIGHT }),
  }
}

/** All pages in a language that this device keeps, as documents to search. */
export async function keptDocuments(language: LocaleCode): Promise<readonly SearchDocument[]> {
  const pages = await caches.open(CACHES.pages)
  const found: SearchDocument[] = []
  for (const { url } of await pages.keys()) {
    const { pathname, search } = new URL(url)
    const [, isEnglish, path = ''] = /^(\/en)?(\/.*|$)/.exec(pathname) ?? []
    if (search || (isEnglish ? 'en' : 'nl') !== language) continue
    const html = await (await findKept(pages, url))?.text()
    const document = html && documentOf(path || '/', language, html)
    if (document) found.push(document)
  }
  return found
}
