import { isBlank } from './is-blank.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Names of the fields that a translation leaves empty, so that visitors read them in Dutch. Texts
 * for search engines are excluded: without them the translation's own texts are used.
 * @param localized the fields that have translations
 */
export const dutchFieldsOf = (localized: object, dutch: Fields, translation: Fields): string[] =>
  Object.keys(localized).filter(
    (field) => field !== 'seo' && isBlank(translation[field]) && !isBlank(dutch[field]),
  )
