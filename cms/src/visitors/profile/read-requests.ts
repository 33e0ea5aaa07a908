import type { ConsentChoices } from '@beursvloer/contract/accounts/own-profile'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { isPagePath, languageOf, objectOf } from '../../http/body-fields'
import { HttpError } from '../../http/http-error'

/**
 * The consent choices in a request.
 * @throws HttpError 400 when it is something else
 */
export function readChoices(body: unknown): ConsentChoices {
  const fields = objectOf(body)
  const { newsletter, tellSaved, source } = fields
  if (typeof newsletter !== 'boolean' || !isPagePath(source))
    throw new HttpError(400, 'The choices lack something')
  return { newsletter, tellSaved: tellSaved === true, source, language: languageOf(fields) }
}

/**
 * The password and language of a request to delete the account; an empty password when none was
 * sent.
 */
export function readAccountDeletion(body: unknown): { password: string; language: FormLanguage } {
  const fields = objectOf(body)
  const { password } = fields
  return {
    password: typeof password === 'string' ? password : '',
    language: languageOf(fields),
  }
}
