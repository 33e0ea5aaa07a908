import { isBlank } from './is-blank.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Names of the fields that visitors read in Dutch, since a translation leaves them empty. What search engines
 * are told is not among them: it follows from the translation itself when that says nothing else.
 * @param localized the fields that have translations
 */
export const dutchFieldsOf = (localized: object, dutch: Fields, translation: Fields): string[] =>
  Object.keys(localized).filter(
    (field) => field !== 'seo' && isBlank(translation[field]) && !isBlank(dutch[field]),
  )
