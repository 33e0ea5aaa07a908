import type { LocaleCode } from '~/i18n/locales.ts'
import type { Searchable } from './engine/build-index.ts'
import type { SearchDocument } from './engine/documents/search-document.ts'

/** What one can find, as JSON. */
export interface ToldSearchable extends Omit<Searchable, 'locale' | 'documents'> {
  readonly documents: readonly (Omit<SearchDocument, 'body'> & { readonly body?: string })[]
}

/** The same for a device that will search it. */
export function toldOf({ documents, synonyms, fair }: Searchable): ToldSearchable {
  return {
    documents: documents.map(({ body, ...document }) => ({
      ...document,
      ...(body && { body: body() }),
    })),
    synonyms: synonyms.map(({ terms }) => ({ terms })),
    ...(fair !== undefined && { fair }),
  }
}

export const searchableIn = (locale: LocaleCode, told: ToldSearchable): Searchable => ({
  ...told,
  locale,
  documents: told.documents.map(({ body, ...document }) => ({
    ...document,
    ...(body !== undefined && { body: () => body }),
  })),
})
