// About: site/app/features/account/providers

import type { Page } from '@playwright/test'
import {
  codeOf,
  countOf,
  expect,
  openClient,
  PASSWORD,
  signInAndWatch,
  test,
} from './harness/test.ts'
import {
  BACKOFF_FIRST,
  BACKOFF_LONGEST,
  EARLY_EXPIRY,
  REFRESH_BEFORE_EXPIRY,
  TIMEOUT_LONG,
  TIMEOUT_OFFLINE,
  TIMEOUT_SHORT,
  TOKEN_LIFE,
} from './harness/times.ts'

const TOKEN = '/v1/token'
/** When the first renewal is due after signing in. */
const FIRST_REFRESH = TOKEN_LIFE - REFRESH_BEFORE_EXPIRY

test('the signed-in user is read, in the language of the page', async ({
  page,
  identity,
  account,
}) => {
  await openClient(page, identity, 'en')
  await signInAndWatch(page, account)
  const lookup = identity.proxy.calls.find(({ path }) => path.endsWith('/accounts:lookup'))
  expect(lookup).toMatchObject({ method: 'POST', locale: 'en' })
  expect(lookup?.search.get('key')).toBe('sleutel-van-de-proef')
  expect(Object.keys(JSON.parse(lookup?.body ?? ''))).toEqual(['idToken'])
})

/**
 * Moves the page's time to a due renewal, and waits for the whole answer: if time moved on
 * meanwhile, the client would take a running request for one without an answer.
 */
async function renew(page: Page, ms: number): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(TOKEN) && response.request().method() === 'POST',
  )
  await page.clock.runFor(ms)
  await (await answered).finished()
}

test('the token is renewed five minutes before it expires, repeatedly, until it is stopped', async ({
  page,
  identity,
  account,
}) => {
  await openClient(page, identity)
  await signInAndWatch(page, account)
  await page.clock.runFor(FIRST_REFRESH - 5000)
  expect(countOf(identity, TOKEN)).toBe(0)
  await renew(page, 6000)
  expect(countOf(identity, TOKEN)).toBe(1)
  const { body } = identity.proxy.calls.find(({ path }) => path === TOKEN) ?? { body: '' }
  expect(new URLSearchParams(body).get('grant_type')).toBe('refresh_token')
  await renew(page, FIRST_REFRESH + 1000)
  expect(countOf(identity, TOKEN)).toBe(2)
  await page.evaluate(() => window.stopWatch())
  await page.clock.runFor(3 * TOKEN_LIFE)
  expect(countOf(identity, TOKEN)).toBe(2)
  expect(await page.evaluate(() => window.ended)).toBe(0)
})

test('a failed renewal is tried again after 30 seconds, then twice as long each time, at most 960 seconds', async ({
  page,
  identity,
  account,
}) => {
  await openClient(page, identity)
  await signInAndWatch(page, account)
  identity.proxy.faults = { drop: true }
  await page.clock.runFor(FIRST_REFRESH + 1000)
  await expect.poll(() => countOf(identity, TOKEN)).toBeGreaterThan(0)
  const waits = [1, 2, 4, 8, 16, 32, 64].map((factor) =>
    Math.min(BACKOFF_FIRST * factor, BACKOFF_LONGEST),
  )
  expect(waits.slice(-2)).toEqual([BACKOFF_LONGEST, BACKOFF_LONGEST])
  for (const wait of waits) {
    const before = await settled(() => countOf(identity, TOKEN))
    await page.clock.runFor(wait - 2000)
    expect(countOf(identity, TOKEN)).toBe(before)
    await page.clock.runFor(3000)
    await expect.poll(() => countOf(identity, TOKEN)).toBeGreaterThan(before)
  }
  identity.proxy.faults = {}
  await page.clock.runFor(BACKOFF_LONGEST)
  expect(await page.evaluate(() => window.ended)).toBe(0)
})

/** A number once it no longer changes: a browser may try a broken connection twice. */
async function settled(read: () => number): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(
      () => {
        const same = read() === last
        last = read()
        return same
      },
      { intervals: [150] },
    )
    .toBe(true)
  return last
}

test('a token counts as expired 30 seconds early', async ({ page, identity, account }) => {
  await openClient(page, identity)
  expect(await codeOf(page, 'signIn', account)).toBe('none')
  identity.proxy.faults = {
    refuse: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER', path: 'accounts:delete' },
  }
  await page.clock.fastForward(TOKEN_LIFE - EARLY_EXPIRY - 10_000)
  expect(await codeOf(page, 'deleteAccount')).toBe('too-many-requests')
  expect(countOf(identity, TOKEN)).toBe(0)
  await page.clock.fastForward(12_000)
  expect(await codeOf(page, 'deleteAccount')).toBe('too-many-requests')
  expect(countOf(identity, TOKEN)).toBe(1)
})

test('the session of an account that the operator disables ends', async ({
  page,
  identity,
  account,
}) => {
  await openClient(page, identity)
  await signInAndWatch(page, account)
  const { localId = '' } = (await identity.emulator.account(account)) ?? {}
  await identity.emulator.update(localId, { disableUser: true })
  await page.clock.runFor(FIRST_REFRESH + 1000)
  await expect.poll(() => page.evaluate(() => window.ended)).toBe(1)
  await page.clock.runFor(TOKEN_LIFE)
  expect(countOf(identity, TOKEN)).toBe(1)
})

for (const message of ['TOKEN_EXPIRED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])
  test(`the session ends when the provider answers ${message}`, async ({
    page,
    identity,
    account,
  }) => {
    await openClient(page, identity)
    await signInAndWatch(page, account)
    identity.proxy.faults = { refuse: { message, path: TOKEN } }
    await page.clock.runFor(FIRST_REFRESH + 1000)
    await expect.poll(() => page.evaluate(() => window.ended)).toBe(1)
  })

/** Messages of the server with the code that each becomes (requirements 12.3). */
const CODES: readonly (readonly [message: string, code: string])[] = [
  ['INVALID_IDENTIFIER', 'invalid-email'],
  ['INVALID_EMAIL', 'invalid-email'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['MISSING_PASSWORD', 'missing-password'],
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['INVALID_IDP_RESPONSE', 'invalid-credential'],
  ['EMAIL_EXISTS', 'email-already-in-use'],
  ['PASSWORD_LOGIN_DISABLED', 'operation-not-allowed'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
  ['FEDERATED_USER_ID_ALREADY_LINKED', 'credential-already-in-use'],
  ['EMAIL_NOT_FOUND', 'user-not-found'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests'],
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
  ['INVALID_ID_TOKEN', 'invalid-user-token'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
  ['USER_NOT_FOUND', 'user-token-expired'],
  ['USER_DISABLED', 'user-disabled'],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'password-does-not-meet-requirements'],
  ['INVALID_CODE', 'invalid-verification-code'],
  ['INVALID_SESSION_INFO', 'invalid-verification-id'],
  ['SESSION_EXPIRED', 'code-expired'],
  ['ADMIN_ONLY_OPERATION', 'admin-restricted-operation'],
  ['RECAPTCHA_NOT_ENABLED', 'recaptcha-not-enabled'],
  ['INVALID_RECAPTCHA_TOKEN', 'invalid-recaptcha-token'],
  ['INVALID_RECAPTCHA_ACTION', 'invalid-recaptcha-action'],
  ['MISSING_RECAPTCHA_VERSION', 'missing-recaptcha-version'],
  ['INVALID_RECAPTCHA_VERSION', 'invalid-recaptcha-version'],
  ['MISSING_CLIENT_TYPE', 'missing-client-type'],
  ['INVALID_REQ_TYPE', 'invalid-req-type'],
]

test('every message of the server has a code', async ({ page, identity }) => {
  await openClient(page, identity)
  const heard: [string, string][] = []
  for (const [message] of CODES) {
    identity.proxy.faults = { refuse: { message } }
    heard.push([message, await codeOf(page, 'signIn')])
  }
  expect(heard).toEqual(CODES)
  identity.proxy.faults = { drop: true }
  expect(await codeOf(page, 'signIn')).toBe('network-request-failed')
})

test('the refusals of the emulator are reported', async ({ page, identity, account }) => {
  await openClient(page, identity)
  const refusal = (email: string, password: string) =>
    page.evaluate(
      ([address, secret]) =>
        window.identity
          .signInWithPassword(address as string, secret as string)
          .catch((error: { code: string }) => error.code),
      [email, password],
    )
  expect(await refusal(account, 'een-ander-wachtwoord')).toBe('auth/wrong-password')
  expect(await refusal('niemand@beurs.example', PASSWORD)).toBe('auth/user-not-found')
  const { localId = '' } = (await identity.emulator.account(account)) ?? {}
  await identity.emulator.update(localId, { disableUser: true })
  expect(await refusal(account, PASSWORD)).toBe('auth/user-disabled')
})

test.describe('the timeout of a request', () => {
  for (const { where, timeout, prepare } of [
    { where: 'on a desk', timeout: TIMEOUT_SHORT, prepare: '' },
    { where: 'on a phone', timeout: TIMEOUT_LONG, prepare: 'window.cordova = {}' },
    {
      where: 'without a connection',
      timeout: TIMEOUT_OFFLINE,
      prepare: "Object.defineProperty(navigator, 'onLine', { get: () => false })",
    },
  ])
    test(`${where}: ${timeout / 1000} seconds`, async ({ browser, identity }) => {
      const userAgent =
        where === 'on a phone' ? 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Mobile' : undefined
      const context = await browser.newContext({ userAgent })
      const page = await context.newPage()
      await page.addInitScript(prepare)
      await openClient(page, identity)
      identity.proxy.faults = { hang: true }
      const waiting = codeOf(page, 'signIn')
      let heard = ''
      waiting.then((code) => {
        heard = code
      })
      await expect.poll(() => countOf(identity, 'signInWithPassword')).toBe(1)
      await page.clock.runFor(timeout - 1000)
      expect(heard).toBe('')
      await page.clock.runFor(1500)
      expect(await waiting).toBe('network-request-failed')
      await context.close()
    })
})

test('an account is made by the policy of the provider, and cannot sign in before the address is confirmed', async ({
  page,
  identity,
}) => {
  identity.proxy.policy = { minPasswordLength: 10, containsNumericCharacter: true }
  await openClient(page, identity)
  expect(await page.evaluate(() => window.identity.passwordPolicy())).toEqual({
    minLength: 10,
    maxLength: null,
    require: ['numeric'],
  })
  expect(identity.proxy.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'GET /v2/passwordPolicy',
  )
  const email = `nieuw-${Date.now()}@beurs.example`
  await page.evaluate(
    ([address, password]) => window.identity.createAccount(address as string, password as string),
    [email, `${PASSWORD}-2027`],
  )
  const code = (await identity.emulator.codes()).find((one) => one.email === email)
  expect(code?.requestType).toBe('VERIFY_EMAIL')
  const signIn = () =>
    page.evaluate(
      ([address, password]) =>
        window.identity
          .signInWithPassword(address as string, password as string)
          .catch((error: { code: string }) => error.code),
      [email, `${PASSWORD}-2027`],
    )
  expect(await signIn()).toBe('auth/unverified-email')
  await fetch(code?.oobLink ?? '')
  expect((await signIn()).split('.')).toHaveLength(3)
})

test('a token of Apple is revoked', async ({ page, identity, account }) => {
  await openClient(page, identity)
  await signInAndWatch(page, account)
  await page.evaluate(() => window.identity.revokeToken('van-apple'))
  const revoked = identity.proxy.calls.find(({ path }) => path === '/v2/accounts:revokeToken')
  expect(revoked?.method).toBe('POST')
  expect(JSON.parse(revoked?.body ?? '')).toMatchObject({
    providerId: 'apple.com',
    tokenType: 'ACCESS_TOKEN',
    token: 'van-apple',
  })
})

test('the account at the provider is deleted', async ({ page, identity, account }) => {
  await openClient(page, identity)
  await signInAndWatch(page, account)
  expect(await codeOf(page, 'deleteAccount')).toBe('none')
  expect(countOf(identity, 'accounts:delete')).toBe(1)
  expect(await identity.emulator.account(account)).toBeUndefined()
  expect(await page.evaluate(() => window.ended)).toBe(1)
})
