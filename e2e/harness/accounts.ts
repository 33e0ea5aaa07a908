/** Accounts for browser tests, made with the site's calls to the CMS. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'
import type { RunningStack } from './running-stack.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

type Stack = Pick<RunningStack, 'cmsUrl' | 'siteToken' | 'dataDir'> & { readonly mail: Mailbox }

/** How long the outbox may take on a busy machine, and how often it is read, in ms. */
const POST = { timeout: 20_000, intervals: [20] }

/** The nth mail to an address, once it has arrived. */
export async function mailTo({ mail }: Pick<Stack, 'mail'>, address: string, number = 1) {
  await expect.poll(() => mail.to(address).length, POST).toBeGreaterThanOrEqual(number)
  const found = mail.to(address)[number - 1]
  if (!found) throw new Error(`There is no mail to ${address}.`)
  return found
}

/** The address in a mail of a page with `?code=`. */
export function linkTo(page: string, html: string | undefined): string {
  const found = new RegExp(`href="([^"]*${page}\\?code=[^"]+)"`).exec(html ?? '')?.[1]
  if (!found) throw new Error(`The mail has no link to ${page}.`)
  return found.replaceAll('&amp;', '&')
}

const codeIn = (html: string | undefined) =>
  new URL(linkTo('/email-valideren', html)).searchParams.get('code')

/** The fields for badge and network list, besides name and organisation. */
const DETAILS = {
  firstName: 'Anna',
  infix: 'de',
  lastName: 'Wit',
  organisation: 'Woonstichting Zandkreek',
  jobTitle: 'Projectleider',
  organisationType: 'association',
  days: ['2027-03-17'],
}

type Details = Partial<typeof DETAILS>

/** A registration with all required fields. */
const registration = (email: string, password: string) => ({
  firstName: 'Anna',
  infix: 'de',
  lastName: 'Wit',
  email,
  password,
  organisation: 'Woonstichting Zandkreek',
  terms: true,
})

async function ask(
  { cmsUrl, siteToken }: Stack,
  path: string,
  body: object,
  token = siteToken,
): Promise<{ readonly jwt?: string }> {
  const response = await fetch(`${cmsUrl}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { jwt?: string }
}

/** An address that no other test uses. */
export const someone = (name: string) => `${name}-${randomUUID().slice(0, 8)}@zandkreek.example`

/** Fills in the profile of the signed-in visitor. */
async function complete({ cmsUrl }: Stack, token = '', details: Details = {}): Promise<void> {
  const body = new FormData()
  const about = { language: 'nl', source: '/bezoekersprofiel', idempotencyKey: randomUUID() }
  body.set('envelope', JSON.stringify({ ...about, values: { ...DETAILS, ...details } }))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${cmsUrl}/api/visitor-profile`, { method: 'PUT', headers, body })
  if (!response.ok) throw new Error(`Profile: ${response.status} ${await response.text()}`)
}

/**
 * Registers an account without a session; its address is confirmed and its profile complete unless
 * the options say otherwise.
 */
export async function makeAccount(
  stack: Stack,
  name: string,
  { confirmed = true, details = {} }: { confirmed?: boolean; details?: Details } = {},
): Promise<Account> {
  const account = { email: someone(name), password: 'Kozijn-in-2027' }
  await ask(stack, '/auth/local/register', {
    ...registration(account.email, account.password),
    language: 'nl',
    source: '/registreren',
    idempotencyKey: randomUUID(),
  })
  if (confirmed) {
    const { html } = await mailTo(stack, account.email)
    const { password } = account
    const given = { confirmation: codeIn(html), password }
    const { jwt } = await ask(stack, '/auth/email-confirmation', given)
    await complete(stack, jwt, details)
    await ask(stack, '/auth/logout', { scope: 'all' }, jwt)
  }
  return account
}

/** Changes the database of an installation, for changes that only time or staff can cause. */
export function changeDatabase({ dataDir }: Stack, statement: string, ...values: string[]): void {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  try {
    const { changes } = database.prepare(statement).run(...values)
    if (Number(changes) === 0) throw new Error(`Nothing was changed by: ${statement}`)
  } finally {
    database.close()
  }
}

/** Signs in on the page that asks for it, or on the sign-in page when none does. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  if (!page.url().includes('/inloggen')) await page.goto('/inloggen?naar=%2Fwachtwoord-wijzigen')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/inloggen'))
}
