import type { LocaleCode } from '~/i18n/locales.ts'
import type { OwnAnswers } from './answers/own-answers.ts'
import type { Searchable } from './engine/build-index.ts'

/** The data to search, as JSON. */
export type ToldSearchable = ReturnType<typeof toldOf>

/** The same for a device that will search it. */
export function toldOf({ documents, synonyms, fair }: Searchable, answers: OwnAnswers) {
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
