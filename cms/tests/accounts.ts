/** Calls of accounts as the site makes them. */
import { randomUUID } from 'node:crypto'
import { accountPaths, CONFIRM_ADDRESS_PAGE } from '@beursvloer/contract/accounts/paths'
import { rowsOf } from './forms.ts'
import { type Answer, type Cms, SITE_TOKEN } from './harness.ts'

export const PASSWORD = 'Lantaarnpaal-17'

let visitors = 0
/** An address that has no account yet. */
export const newAddress = (): string => {
  visitors += 1
  return `bezoeker${visitors}@zandkreek.example`
}

/** The values of a complete registration. */
export const registration = (email: string, more: object = {}) => ({
  firstName: 'Sanne',
  infix: 'van de',
  lastName: 'Wetering',
  email,
  password: PASSWORD,
  organisation: 'Woonstichting De Zandkreek',
  terms: true,
  newsletter: false,
  ...more,
})

export interface Call {
  readonly method?: string
  /** Token of a visitor; the token of the site when absent. */
  readonly token?: string
  readonly userAgent?: string
}

/** Makes a call after the base of the content API. */
export const call = (cms: Cms, path: string, body?: object, how: Call = {}): Promise<Answer> =>
  cms.ask(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    token: SITE_TOKEN,
    body,
    ...how,
    headers: { 'user-agent': how.userAgent ?? '' },
  })

export const register = (cms: Cms, email: string, more: object = {}): Promise<Answer> => {
  const envelope = { language: 'nl', source: '/registreren', idempotencyKey: randomUUID() }
  return call(cms, accountPaths.register, { ...registration(email), ...envelope, ...more })
}

export const signIn = (cms: Cms, identifier: string, password = PASSWORD, how: Call = {}) =>
  call(cms, accountPaths.signIn, { identifier, password }, how)

export const mailsTo = (cms: Cms, to: string) => rowsOf(cms, 'outbox-mail', { to })

/** The code of the last link to a page in a mail; empty when there is none. */
export const codeIn = (text: string, page: string): string =>
  decodeURIComponent(new RegExp(`${page}\\?code=(\\S+)`).exec(text)?.[1] ?? '')

/** The code of the last mail to an address that leads to a page. */
export async function lastCode(cms: Cms, email: string, page: string): Promise<string> {
  const mails = await mailsTo(cms, email)
  return codeIn(mails.at(-1)?.text ?? '', page)
}

/**
 * Follows the link of a mail, with the password that a new account wants.
 * @param registration key of the request by which the browser registered
 */
export const confirm = (cms: Cms, confirmation: string, password?: string, registration?: string) =>
  call(cms, accountPaths.confirm, { confirmation, password, registration })

/** Registers and confirms. */
export async function newAccount(cms: Cms, more: { password?: string } = {}): Promise<string> {
  const { password = PASSWORD } = more
  const email = newAddress()
  await register(cms, email, more)
  await confirm(cms, await lastCode(cms, email, CONFIRM_ADDRESS_PAGE), password)
  return email
}

export const userWith = (cms: Cms, email: string) =>
  cms.strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } })

export const profileOf = async (cms: Cms, email: string) =>
  (await rowsOf(cms, 'visitor-profile', { user: { email } }))[0]
