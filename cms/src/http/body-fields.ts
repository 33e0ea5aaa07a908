import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { HttpError } from './http-error'

export type Body = Readonly<Record<string, unknown>>

/** Longest text that any call takes, in characters. */
const MAX_TEXT_LENGTH = 1000

/** A body as an object; an empty one for anything else. */
export const objectOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}

/** A path of the site, without query; PostgreSQL has room for 255 characters. */
const PATH = /^\/[^\s?#]{0,254}$/

/** Whether a value is the path of a page, as the site sends it along. */
export const isPagePath = (value: unknown): value is string =>
  typeof value === 'string' && PATH.test(value)

/** The language that an answer is wanted in. */
export const languageOf = ({ language }: Body): FormLanguage => (language === 'en' ? 'en' : 'nl')

/**
 * The texts of a body that a call needs.
 * @throws HttpError 400 that names the missing field, without repeating values
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
