import { readFile } from 'node:fs/promises'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { formText } from '../../forms/form-texts'
import { HttpError } from '../../http/http-error'
import { hashPassword } from './password-hash'

/** The 49,000 passwords that are tried first, in small letters, as JSON. */
const COMMON_PASSWORDS = require.resolve('@zxcvbn-ts/language-common/src/passwords.json')

const TOO_COMMON = {
  nl: 'Dit wachtwoord is makkelijk te raden, omdat veel mensen het gebruiken. Kies een ander.',
  en: 'This password is easy to guess, because many people use it. Choose another one.',
}

/** Whether a password is common. The list is read each time, so that it takes no memory. */
const isCommon = async (password: string): Promise<boolean> =>
  (await readFile(COMMON_PASSWORDS, 'utf8')).includes(JSON.stringify(password.toLowerCase()))

/**
 * The hash of a password that a visitor chose.
 * @throws HttpError 422 with the field, when it is one of those that are tried first
 */
export async function hashNewPassword(
  strapi: Core.Strapi,
  password: string,
  language: FormLanguage,
): Promise<string> {
  if (await isCommon(password)) {
    const fields = { password: [TOO_COMMON[language]] }
    throw new HttpError(422, formText('fields', language), { details: { fields } })
  }
  return hashPassword(strapi, password)
}
