import type { LocaleCode } from '~/i18n/locales.ts'
import type { OwnAnswers } from './answers/own-answers.ts'
import type { Searchable } from './engine/build-index.ts'
import type { SearchDocument } from './engine/documents/search-document.ts'

/** The data to search, as JSON. */
export interface ToldSearchable extends Omit<Searchable, 'locale' | 'documents'> {
  readonly documents: readonly (Omit<SearchDocument, 'body'> & { readonly body?: string })[]
  readonly answers: OwnAnswers
}

/** The same for a device that will search it. */
export function toldOf(
  { documents, synonyms, fair }: Searchable,
  answers: OwnAnswers,
): ToldSearchable {
  return {
    documents: documents.map(({ body, ...document }) => ({
      ...document,
      ...(body && { body: body() }),
    })),
    synonyms: synonyms.map(({ terms }) => ({ terms })),
    ...(fair !== undefined && { fair }),
    answers,
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
