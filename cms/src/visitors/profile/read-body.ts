import type { ConsentChoices } from '@beursvloer/contract/accounts/own-profile'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { HttpError } from '../../http/http-error'

type Body = Readonly<Record<string, unknown>>

/** A path of the site, without query. */
const PATH = /^\/[^\s?#]{0,300}$/

const fieldsOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null ? (body as Body) : {}

const languageOf = (value: unknown): FormLanguage => (value === 'en' ? 'en' : 'nl')

/**
 * What a visitor chose, from a request.
 * @throws HttpError 400 when it is something else
 */
export function readChoices(body: unknown): ConsentChoices {
  const { newsletter, push, language, source } = fieldsOf(body)
  const isRight =
    typeof newsletter === 'boolean' &&
    typeof push === 'boolean' &&
    typeof source === 'string' &&
    PATH.test(source)
  if (!isRight) throw new HttpError(400, 'The choices lack something')
  return { newsletter, push, source, language: languageOf(language) }
}

/** With what a visitor shows who they are; an empty password where none came along. */
export function readLeaving(body: unknown): { password: string; language: FormLanguage } {
  const { password, language } = fieldsOf(body)
  return {
    password: typeof password === 'string' ? password : '',
    language: languageOf(language),
  }
}
