import type { LocaleCode } from './locales.ts'

/** A text, a text with parameters, or a group of them. */
type Message = string | ((...parameters: never[]) => string) | { readonly [key: string]: Message }

/** The same keys and parameters as `T`, with any words. */
type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Translated<T[K]> }

/**
 * Declares the texts of one part of the site in every locale. Dutch leads; the compiler refuses a
 * translation that lacks a key or a parameter.
 *
 * @example
 * const messages = defineMessages({
 *   nl: { full: 'Vol', placesLeft: (n: number) => `Nog ${n} plaatsen` },
 *   en: { full: 'Full', placesLeft: (n) => `Only ${n} places left` },
 * })
 */
export const defineMessages = <const T extends { readonly [key: string]: Message }>(messages: {
  readonly nl: T
  readonly en: Translated<NoInfer<T>>
}): Record<LocaleCode, Translated<T>> => messages as unknown as Record<LocaleCode, Translated<T>>
