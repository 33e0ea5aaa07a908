/** Searching without a connection: over the pages on this device. Loaded when it is needed. */
import type { LocaleCode } from '~/i18n/locales.ts'
import { CACHES, SEARCH_DOCUMENTS, unpacked } from '~/shell/kept-pages.ts'
import { findAnswer } from '../answers/find-answer.ts'
import { buildIndex, type Searchable } from '../engine/build-index.ts'
import { find } from '../engine/find.ts'
import { searchableIn, type ToldSearchable } from '../told-searchable.ts'
import { viewsOf } from '../views-of.ts'
import { keptDocuments } from './kept-documents.ts'

type Kept = Awaited<ReturnType<typeof build>>

const built = new Map<LocaleCode, Promise<Kept>>()

/** The search documents of the whole fair, as fetched by this device; null where it has none. */
async function keptSearchable(locale: LocaleCode): Promise<ToldSearchable | null> {
  const address = `${locale === 'en' ? '/en' : ''}${SEARCH_DOCUMENTS}`
  const kept = await (await caches.open(CACHES.pages)).match(address, { ignoreVary: true })
  return kept ? ((await unpacked(kept).json()) as ToldSearchable) : null
}

async function build(locale: LocaleCode) {
  const told = await keptSearchable(locale)
  const searchable: Searchable = told
    ? searchableIn(locale, told)
    : { locale, documents: await keptDocuments(locale), synonyms: [] }
  return { index: await buildIndex(searchable), told }
}

/** Reads and indexes the pages on this device, once for as long as the page is open. */
function indexOf(locale: LocaleCode): Promise<Kept> {
  const index = built.get(locale) ?? build(locale)
  built.set(locale, index)
  index.catch(() => built.delete(locale))
  return index
}

/**
 * A search of this device in a language: its views, and the number of pages searched; null where
 * all documents of the fair were searched.
 */
export async function searchKept(locale: LocaleCode, query: string) {
  const { index, told } = await indexOf(locale)
  const found = find(index, query)
  // Documents kept by an older version of the site have no answers.
  const answer = told?.answers ? findAnswer(told.answers, query, found) : null
  const views = viewsOf({ query, locale, found, answer })
  return { ...views, pages: told ? null : index.documents.length }
}
