import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { HttpError } from '../../http/http-error'

export type Body = Readonly<Record<string, unknown>>

/** Longest text that any call of an account takes, in characters. */
const MAX_TEXT_LENGTH = 1000

/** A body as an object; nothing is in one that is none. */
export const objectOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}

/** The language that words are wanted in. */
export const languageOf = ({ language }: Body): FormLanguage => (language === 'en' ? 'en' : 'nl')

/**
 * The texts of a body that a call needs.
 * @throws HttpError 400 that names what is missing, and repeats nothing
 */
export function textsOf<Name extends string>(
  body: Body,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => {
    const text = body[name]
    if (typeof text !== 'string' || text === '' || text.length > MAX_TEXT_LENGTH)
      throw new HttpError(400, `Invalid parameters: ${name}`)
    return [name, text]
  })
  return Object.fromEntries(texts)
}
