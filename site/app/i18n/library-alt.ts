import type { LocaleCode } from './locales.ts'

/** The language of descriptions in the media library, which has one of each. */
const LIBRARY_LANGUAGE: LocaleCode = 'nl'

/** The `lang` of a text of the media library; undefined where it is the language around it. */
export const libraryLang = (around: LocaleCode): LocaleCode | undefined =>
  around === LIBRARY_LANGUAGE ? undefined : LIBRARY_LANGUAGE

/**
 * The media library's description of a picture, as properties of `Picture`.
 * @param around the language of the text around it
 */
export const libraryAlt = ({ alt }: { readonly alt: string }, around: LocaleCode) => ({
  alt,
  altLang: alt ? libraryLang(around) : undefined,
})
