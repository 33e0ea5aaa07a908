/** Searching without a connection: over the pages on this device. Fetched when it is needed. */
import type { LocaleCode } from '~/i18n/locales.ts'
import { type BuiltIndex, buildIndex } from '../engine/build-index.ts'
import { find } from '../engine/find.ts'
import { viewsOf } from '../views-of.ts'
import { keptDocuments } from './kept-documents.ts'

const built = new Map<LocaleCode, Promise<BuiltIndex>>()

/** Reads and indexes what this device keeps, once for as long as the page is open. */
function indexOf(locale: LocaleCode): Promise<BuiltIndex> {
  const index =
    built.get(locale) ??
    keptDocuments(locale).then((documents) => buildIndex({ locale, documents, synonyms: [] }))
  built.set(locale, index)
  index.catch(() => built.delete(locale))
  return index
}

/** A search of what this device keeps in a language: its views, and of how many pages. */
export async function searchKept(locale: LocaleCode, query: string) {
  const index = await indexOf(locale)
  const views = viewsOf({ query, locale, found: find(index, query), answer: null })
  return { ...views, pages: index.documents.length }
}
