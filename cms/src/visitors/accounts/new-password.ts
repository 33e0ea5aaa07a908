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

/** What many add to a common password, such as a year. */
const ADDED = /[^\p{L}]{1,5}$/u

/**
 * Whether a password is common, or becomes so without what many add. The list is read each time, so
 * that it takes no memory.
 */
async function isCommon(password: string): Promise<boolean> {
  const list = await readFile(COMMON_PASSWORDS, 'utf8')
  const lower = password.toLowerCase()
  return [lower, lower.replace(ADDED, '')].some((one) => list.includes(JSON.stringify(one)))
}

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
