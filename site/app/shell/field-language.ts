import type { Document, LocaleCode } from '~/content/model.ts'

/** In which language the texts of a document are; plain data for the browser. */
export type Languages = Pick<Document, 'language' | 'dutchFields'>

/** Picks the languages of a document out of the content. */
export const languagesOf = ({ language, dutchFields = [] }: Languages): Languages => ({
  language,
  ...(dutchFields.length > 0 && { dutchFields }),
})

/** The language of a field's text: Dutch where the translation of its document left it empty. */
export const languageOf = ({ language, dutchFields }: Languages, field: string): LocaleCode =>
  dutchFields?.includes(field) ? 'nl' : language

/**
 * The `lang` of the text of a field; undefined where it is in the surrounding language.
 * @param around that language; of most texts the page's
 */
export function langOf(
  languages: Languages,
  field: string,
  around: LocaleCode,
): LocaleCode | undefined {
  const language = languageOf(languages, field)
  return language === around ? undefined : language
}
