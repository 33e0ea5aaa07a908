import { readPasswordPolicy } from '@beursvloer/contract/accounts/password-policy'
import { visitorProfile } from '@beursvloer/contract/forms/definitions/visitor-profile'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentContext } from '~/content/context.server.ts'
import { createCmsClient } from '~/content/http.server.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { type RefusedFile, submissionsContext } from '~/submissions/context.server.ts'
import type { Proof } from '~/submissions/proof.server.ts'
import { Protection } from '~/submissions/protection.server.ts'
import { Account } from './account.server.ts'
import { followLink, receiveResend } from './confirm-address.server.ts'
import { accountContext } from './context.server.ts'
import { accountCookies, cookieIn } from './cookies.server.ts'
import { receiveGuestSignUp } from './guest-sign-up.server.ts'
import type { AccountLimits } from './limits.ts'
import {
  receiveChangedPassword,
  receiveForgotPassword,
  receiveNewPassword,
} from './passwords.server.ts'
import { receiveAccountForm } from './receive.server.ts'
import { Refresher } from './refresher.server.ts'
import { receiveRegistration } from './register.server.ts'
import { openSession, type Session, sessionKey } from './session.server.ts'
import { receiveSignIn } from './sign-in.server.ts'
import { followSignInLink, receiveLinkRequest } from './sign-in-link.server.ts'
import { type AccountCms, refusal, startAccountCms, tokenUntil } from './testing/account-cms.ts'
import { pageArgs } from './testing/page-args.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const USER = { id: 7, username: 'anna', email: 'anna@zandkreek.example' }
const cookies = { key: sessionKey('secret'), secure: false }
const pair = (name: string): Session => ({
  jwt: tokenUntil(NOW + 600_000, `${name} jwt`),
  refreshToken: tokenUntil(NOW + 60_000_000, `${name} refresh`),
})
const snapshot = sampleSnapshot()
const proof: Proof = {
  task: () => Promise.reject(new Error('unused')),
  isGiven: async (answer) => answer === 'right',
}
const protection = new Protection({ secret: 'secret', proof, now: () => NOW })

let cms: AccountCms
/** The counted events: attempts at accounts and codes, and successes. */
let counted: string[]
/** The entries of the security log. */
const refusedFiles: RefusedFile[] = []
let wait = 0

beforeAll(async () => {
  cms = await startAccountCms()
})
afterAll(() => cms.stop())
beforeEach(() => {
  counted = []
  wait = 0
  ;(cms.asked as unknown[]).length = 0
  for (const path of Object.keys(cms.answers)) delete cms.answers[path]
  cms.answers['/users/me'] = [200, USER]
})

const tried = (key: string) => {
  counted.push(key)
  return { wait, succeeded: () => counted.push('succeeded') }
}
const limits: AccountLimits = {
  tryPassword: tried,
  tryCode: tried,
  askMail: (kind, account) => {
    counted.push(`${kind} ${account}`)
    return wait
  },
}

type Receive = (args: ActionArgs) => Promise<unknown>
interface Answer {
  readonly data: Record<string, unknown>
  readonly init: { readonly status: number; readonly headers: Record<string, string> }
}

interface Sending {
  readonly scripted?: boolean
  readonly session?: Session | null
  /** The `Cookie` header besides the session. */
  readonly cookie?: string
}

/** Sends a form as the page's script does, or as a page without scripts. */
async function send(
  receive: Receive,
  path: string,
  fields: Record<string, string> | FormData,
  { scripted = true, session = null, cookie = '' }: Sending = {},
) {
  const headers: Record<string, string> = scripted ? { accept: 'application/json' } : {}
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const args = pageArgs(path, { method: 'POST', headers, body })
  const siteCms = createCmsClient({ url: cms.url, prefix: '/api', token: 'site' })
  const [own = ''] = session ? await accountCookies(session, cookies, NOW) : []
  const account = new Account({
    cms: siteCms,
    refresher: new Refresher({
      send: () => Promise.reject(new Error('unused')),
      clock: { now: () => NOW },
    }),
    cookies,
    parameters: {},
    policy: readPasswordPolicy({}),
    limits,
    sender: { address: '203.0.113.7', venue: true },
    now: () => NOW,
    cookie: [own.split(';')[0], cookie].filter(Boolean).join('; ') || null,
    userAgent: null,
  })
  args.context.set(accountContext, account)
  const noLimits = { requested: () => 0, sent: () => 0, trusted: () => 0, confirmed: () => 0 }
  args.context.set(submissionsContext, {
    cms: siteCms,
    protection,
    proof,
    limits: noLimits,
    logRefusedFile: (file) => refusedFiles.push(file),
  })
  args.context.set(contentContext, { snapshot, locale: 'en' })
  const answer = (await receive(args).catch((thrown: unknown) => thrown)) as Answer & Response
  const set = await account.cookies()
  const sealed = set.find((one) => one.startsWith('account='))
  const kept = sealed && (await openSession(cookieIn(sealed, 'account') ?? '', cookies.key))
  return { answer, data: answer.data, kept, set }
}

const CREDENTIALS = { identifier: 'Anna@Zandkreek.example', password: 'Kozijn-in-2027' }

it('a refused file is logged without its name or contents', async () => {
  const photo = new FormData()
  photo.append('photo', new File(['MZ'], 'anna.png'))
  const receive: Receive = (args) =>
    receiveAccountForm(visitorProfile, args, async () => expect.fail())
  expect((await send(receive, '/bezoekersprofiel', photo)).data).toMatchObject({ status: 422 })
  expect(refusedFiles).toEqual([{ form: 'visitor-profile', field: 'photo', reason: 'type' }])
})

describe('signing in', () => {
  it('stores the new token in place of the old one, loads the user, and redirects', async () => {
    const fresh = pair('new')
    cms.answers['/auth/local'] = [200, { ...fresh, user: USER }]
    const sent = await send(receiveSignIn, '/inloggen?naar=%2Fprogramma%3Fmijn%3D1', CREDENTIALS, {
      session: pair('old'),
    })
    expect(sent.data).toMatchObject({ status: 200, to: '/en/programma?mijn=1' })
    expect(sent.kept).toEqual(fresh)
    expect(cms.asked).toMatchObject([
      {
        path: '/auth/local',
        bearer: 'site',
        body: {
          identifier: 'Anna@zandkreek.example',
          password: 'Kozijn-in-2027',
          attempt: { sender: '203.0.113.7', venue: true, device: null, proof: null },
        },
      },
      { path: '/users/me', bearer: fresh.jwt },
    ])
    expect(counted).toEqual([])
  })

  it('redirects without scripts too', async () => {
    cms.answers['/auth/local'] = [200, pair('new')]
    const { answer } = await send(receiveSignIn, '/inloggen', CREDENTIALS, { scripted: false })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/bezoekersprofiel')
  })

  it.each([
    ['Invalid identifier or password', /^Email address or password incorrect/],
    ['Your account email is not confirmed', /^Please confirm your email address first/],
    ['Your account has been blocked by an administrator', /^Your account has been blocked/],
  ])('has a message for "%s", and never repeats a password', async (message, text) => {
    cms.answers['/auth/local'] = [400, refusal(400, message)]
    const sent = await send(receiveSignIn, '/inloggen', CREDENTIALS, { session: pair('old') })
    expect(sent.data).toMatchObject({
      status: 422,
      message: expect.stringMatching(text),
      values: { identifier: CREDENTIALS.identifier },
    })
    expect(JSON.stringify(sent.answer)).not.toContain(CREDENTIALS.password)
    expect(sent.kept).toBeNull()
  })

  it.each([
    [true, expect.stringMatching(/^sign-in~/)],
    [false, undefined],
  ])('has to wait after too many failures; a proof helps: %s', async (provable, ticket) => {
    const details = { retryAfter: 360, provable }
    cms.answers['/auth/local'] = [429, { error: { status: 429, message: 'Too many', details } }]
    const { answer, data } = await send(receiveSignIn, '/inloggen', CREDENTIALS)
    expect([data.ticket, data.challenge]).toEqual([ticket, provable || undefined])
    expect(data).toMatchObject({
      status: provable ? 422 : 429,
      message: 'Too many attempts. Please wait; you can try again in 6 minutes.',
    })
    expect(answer.init.headers).toEqual({ 'Retry-After': '360' })
  })

  it('forwards that a proof was given, and no other text', async () => {
    cms.answers['/auth/local'] = [200, pair('new')]
    const ticket = protection.issue('sign-in')
    await send(receiveSignIn, '/inloggen', { ...CREDENTIALS, _ticket: ticket, _proof: 'right' })
    await send(receiveSignIn, '/inloggen', { ...CREDENTIALS, _ticket: ticket, _proof: 'wrong' })
    await send(receiveSignIn, '/inloggen', { ...CREDENTIALS, _ticket: 'x', _proof: 'right' })
    const proofs = cms.asked
      .filter(({ path }) => path === '/auth/local')
      .map(({ body }) => (body as { attempt: { proof: string | null } }).attempt.proof)
    expect(proofs).toEqual([protection.read(ticket, 'sign-in')?.key, null, null])
  })

  it.each([0, 500])('fails with a message while the CMS fails (%i)', async (status) => {
    cms.answers['/auth/local'] = [status, {}]
    const { answer, data } = await send(receiveSignIn, '/inloggen', CREDENTIALS)
    expect(data).toMatchObject({
      status: 503,
      message: 'That did not work. Please try again in a minute.',
    })
    expect(answer.init.headers).toEqual({ 'Retry-After': '60' })
  })

  it('validates the form before it asks the CMS', async () => {
    const { data } = await send(receiveSignIn, '/inloggen', { identifier: 'anna', password: '' })
    expect(data).toMatchObject({
      status: 422,
      problems: { identifier: expect.anything(), password: expect.anything() },
    })
    expect(cms.asked).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('clears the token and requests a mail in the language of the page', async () => {
    cms.answers['/auth/forgot-password'] = [200, { ok: true }]
    const sent = await send(
      receiveForgotPassword,
      '/wachtwoord-vergeten',
      { email: USER.email },
      {
        session: pair('old'),
      },
    )
    expect(sent.data).toMatchObject({ status: 200 })
    expect(sent.kept).toBeNull()
    expect(cms.asked).toMatchObject([
      { bearer: 'site', body: { email: USER.email, language: 'en' } },
    ])
    expect(counted).toEqual([`forgot ${USER.email}`])
  })

  it('is limited in the number of mails', async () => {
    wait = 30
    const { data } = await send(receiveForgotPassword, '/wachtwoord-vergeten', {
      email: USER.email,
    })
    expect(data).toMatchObject({ status: 429, message: expect.stringContaining('30 seconds') })
    expect(cms.asked).toEqual([])
  })
})

const NEW = { password: 'Nieuw-kozijn-2027', passwordConfirmation: 'Nieuw-kozijn-2027' }

describe('a new password', () => {
  it('signs in with the code of the link, and ends shared links on request', async () => {
    const fresh = pair('new')
    cms.answers['/auth/reset-password'] = [200, fresh]
    const sent = { ...NEW, endLinks: 'on' }
    const { data, kept } = await send(receiveNewPassword, '/wachtwoord-herstellen?code=abc', sent)
    expect(data).toMatchObject({ status: 200 })
    expect(kept).toEqual(fresh)
    const body = { ...NEW, code: 'abc', endLinks: true }
    expect(cms.asked[0]).toMatchObject({ bearer: 'site', body })
    expect(counted).toEqual(['abc', 'succeeded'])
  })

  it('reports a used or expired link, and counts it', async () => {
    cms.answers['/auth/reset-password'] = [400, refusal(400, 'Incorrect code provided')]
    const { data } = await send(receiveNewPassword, '/wachtwoord-herstellen?code=abc', NEW)
    expect(data).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^This link has expired or has already been used/),
    })
    expect(counted).toEqual(['abc'])
  })

  it.each(['', 'a'.repeat(201)])(
    'is refused for a malformed code without asking the CMS',
    async (code) => {
      const { data } = await send(receiveNewPassword, `/wachtwoord-herstellen?code=${code}`, NEW)
      expect(data).toMatchObject({ status: 422, message: expect.stringMatching(/^This link has/) })
      expect(cms.asked).toEqual([])
      expect(counted).toEqual([])
    },
  )

  it('follows the policy', async () => {
    const short = { password: 'kort', passwordConfirmation: 'anders' }
    const { data } = await send(receiveNewPassword, '/wachtwoord-herstellen?code=abc', short)
    expect(data).toMatchObject({
      status: 422,
      problems: {
        password: ['At least 6 characters.'],
        passwordConfirmation: ['The passwords do not match.'],
      },
    })
  })

  it('is accepted with the current one, and keeps this device signed in', async () => {
    const fresh = pair('new')
    cms.answers['/auth/change-password'] = [200, fresh]
    const session = pair('old')
    const fields = { currentPassword: CREDENTIALS.password, ...NEW }
    const sent = await send(receiveChangedPassword, '/wachtwoord-wijzigen', fields, { session })
    expect(sent.data).toMatchObject({ status: 200 })
    expect(sent.kept).toEqual(fresh)
    expect(cms.asked[1]).toMatchObject({ path: '/auth/change-password', bearer: session.jwt })
    expect(counted).toEqual([USER.email, 'succeeded'])
  })

  it('is refused with a wrong current one, and when it is the same', async () => {
    const message = 'The provided current password is invalid'
    cms.answers['/auth/change-password'] = [400, refusal(400, message)]
    const session = pair('old')
    const wrong = { currentPassword: 'Iets-anders', ...NEW }
    const sent = await send(receiveChangedPassword, '/wachtwoord-wijzigen', wrong, { session })
    expect(sent.data).toMatchObject({
      status: 422,
      problems: { currentPassword: ['Your current password is incorrect.'] },
    })
    expect(counted).toEqual([USER.email])
    const same = { ...wrong, currentPassword: NEW.password }
    const again = await send(receiveChangedPassword, '/wachtwoord-wijzigen', same, { session })
    expect(again.data).toMatchObject({ status: 422, problems: { password: [expect.any(String)] } })
  })

  it('reports that the session ended, and refuses without a session', async () => {
    const fields = { currentPassword: CREDENTIALS.password, ...NEW }
    const { data } = await send(receiveChangedPassword, '/wachtwoord-wijzigen', fields)
    expect(data).toMatchObject({ status: 401, message: expect.stringMatching(/^Your session/) })
    expect(cms.asked).toEqual([])
  })
})

describe('confirming an address', () => {
  it.each([
    ['confirmed', 200],
    ['already-confirmed', 200],
    ['password-needed', 200],
    ['expired', 410],
    ['new-address-expired', 410],
    ['unknown', 404],
  ])('passes the code on and reports "%s" with status %i', async (outcome, status) => {
    cms.answers['/auth/email-confirmation'] = [200, { outcome }]
    const { answer, data } = await send(followLink, '/email-valideren?code=abc', {})
    expect(data).toEqual({ outcome, isSignedIn: false })
    expect((answer.init as { status?: number }).status).toBe(status)
    expect(cms.asked).toMatchObject([{ bearer: 'site', body: { confirmation: 'abc' } }])
  })

  it('fails while the CMS does, and refuses codes that are too long without asking it', async () => {
    cms.answers['/auth/email-confirmation'] = [0, {}]
    const { data } = await send(followLink, '/email-valideren?code=abc', {})
    expect(data).toEqual({ outcome: 'failed', isSignedIn: false })
    const long = await send(followLink, `/email-valideren?code=${'a'.repeat(201)}`, {})
    expect(long.data).toEqual({ outcome: 'unknown', isSignedIn: false })
    expect(cms.asked).toHaveLength(1)
  })

  const { password } = CREDENTIALS
  const give = (fields: object = {}, code = 'abc') =>
    send(followLink, `/email-valideren?code=${code}`, { password, ...fields })

  it('of a new account requires its password, and signs in', async () => {
    const fresh = pair('new')
    cms.answers['/auth/email-confirmation'] = [200, { outcome: 'confirmed', ...fresh }]
    const { data, kept } = await give()
    expect(data).toMatchObject({ status: 200 })
    expect(kept).toEqual(fresh)
    expect(cms.asked[0]).toMatchObject({ bearer: 'site', body: { confirmation: 'abc', password } })
    expect(counted).toEqual(['abc', 'succeeded'])
  })

  it('reports a wrong password at the field, and counts it', async () => {
    const message = 'Invalid identifier or password'
    cms.answers['/auth/email-confirmation'] = [400, refusal(400, message)]
    const { answer, data, kept } = await give()
    expect(data).toMatchObject({
      status: 422,
      problems: { password: [expect.stringMatching(/^This is not the password/)] },
    })
    expect(JSON.stringify(answer)).not.toContain(password)
    expect(kept).toBeNull()
    expect(counted).toEqual(['abc'])
    expect((await give({ password: '' })).data).toMatchObject({
      status: 422,
      problems: { password: [expect.any(String)] },
    })
    wait = 360
    expect((await give()).data).toMatchObject({ status: 429 })
    expect((await give({}, 'a'.repeat(201))).data).toMatchObject({ status: 422 })
    expect(cms.asked).toHaveLength(1)
  })

  it.each([
    ['already-confirmed', /^This email address has already been confirmed/],
    ['expired', /^This link has expired/],
    ['unknown', /^This link has expired/],
  ])('reports what happened to the link since the page was loaded: %s', async (outcome, text) => {
    cms.answers['/auth/email-confirmation'] = [200, { outcome }]
    const { data, kept } = await give()
    expect(data).toMatchObject({ status: 422, message: expect.stringMatching(text) })
    expect(kept).toBeNull()
  })

  it('reports a blocked account, and a failure', async () => {
    const message = 'Your account has been blocked by an administrator'
    cms.answers['/auth/email-confirmation'] = [400, refusal(400, message)]
    expect((await give()).data).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Your account has been blocked/),
    })
    cms.answers['/auth/email-confirmation'] = [0, {}]
    expect((await give()).data).toMatchObject({ status: 503 })
  })

  it('of a new account signs in at once in the browser that registered', async () => {
    cms.answers['/auth/local/register'] = [200, { ok: true }]
    const key = protection.issue('visitor-registration')
    const registered = await send(receiveRegistration, '/registreren', {
      ...{ firstName: 'Anna', lastName: 'Wit', email: USER.email, password: 'Kozijn-in-2027' },
      ...{ organisation: 'Woonstichting Zandkreek', terms: 'on', _ticket: key, _proof: 'right' },
    })
    const kept = registered.set.find((one) => one.startsWith('registered='))
    expect(kept).toMatch(
      /^registered=[\da-f-]{36}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=86400$/,
    )
    const cookie = kept?.split(';')[0] ?? ''
    const fresh = pair('new')
    cms.answers['/auth/email-confirmation'] = [200, { outcome: 'confirmed', ...fresh }]
    const sent = await send(followLink, '/email-valideren?code=abc', {}, { cookie })
    expect(sent.data).toEqual({ outcome: 'confirmed', isSignedIn: true })
    expect(sent.kept).toEqual(fresh)
    expect(sent.set.at(-1)).toMatch(/^registered=; .*Max-Age=0/)
    const registration = cookie.split('=')[1]
    expect(cms.asked.find(({ path }) => path === '/auth/email-confirmation')).toMatchObject({
      body: { confirmation: 'abc', registration },
    })
  })

  it('requests another mail', async () => {
    cms.answers['/auth/send-email-confirmation'] = [200, { email: USER.email, sent: true }]
    const { data } = await send(receiveResend, '/email-valideren', { email: USER.email })
    expect(data).toMatchObject({ status: 200 })
    expect(counted).toEqual([`confirmation ${USER.email}`])
    wait = 5
    const limited = await send(receiveResend, '/email-valideren', { email: USER.email })
    expect(limited.data).toMatchObject({ status: 429 })
  })
})

describe('a sign-in link', () => {
  const ask = (search = '') =>
    send(receiveLinkRequest, `/inloggen-met-link${search}`, { email: USER.email })

  it('is requested in the language of the page, with the page that it leads to', async () => {
    cms.answers['/auth/sign-in-link'] = [200, { ok: true }]
    expect((await ask('?naar=%2Fprogramma%3Fmijn%3D1')).data).toMatchObject({ status: 200 })
    await ask('?naar=https%3A%2F%2Fkwaad.example')
    await ask(`?naar=%2F${'a'.repeat(400)}`)
    const body = { email: USER.email, language: 'en', source: '/inloggen-met-link' }
    expect(cms.asked.map((asked) => [asked.bearer, asked.body])).toEqual([
      ['site', { ...body, to: '/programma?mijn=1' }],
      ['site', body],
      ['site', body],
    ])
    expect(counted).toEqual(Array(3).fill(`sign-in-link ${USER.email}`))
    wait = 30
    expect((await ask()).data).toMatchObject({ status: 429 })
    expect(cms.asked).toHaveLength(3)
  })

  const follow = (search = '', session: Session | null = null) =>
    send(followSignInLink, `/inloggen-met-link?code=abc${search}`, {}, { session })
  const fresh = pair('new')
  const signedIn = { outcome: 'signed-in', ...fresh, user: USER, isNew: false, signUp: null }

  it('signs in, and redirects to the page that asked for it', async () => {
    cms.answers['/auth/sign-in-link/follow'] = [200, signedIn]
    const { answer, kept } = await follow('&naar=%2Fprogramma', pair('old'))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/programma'])
    expect(kept).toEqual(fresh)
    expect(cms.asked[0]).toMatchObject({ bearer: 'site', body: { code: 'abc', language: 'en' } })
    const elsewhere = await follow('&naar=%2F%2Fkwaad.example')
    expect(elsewhere.answer.headers.get('location')).toBe('/bezoekersprofiel')
  })

  const own = { position: null, until: null, at: '2026-11-21T12:00:00.000Z' }
  it.each([
    [false, { signUp: { item: 'item1', state: 'confirmed', ...own } }, ''],
    [true, { signUp: { item: 'item1', state: 'waiting', ...own } }, '?nieuw=1'],
    [false, { refusal: { reason: 'clash', other: 'x' } }, '?reden=clash'],
  ])('redirects to the item of the sign-up (new: %s)', async (isNew, became, search) => {
    const signUp = { item: 'item1', ...became }
    cms.answers['/auth/sign-in-link/follow'] = [200, { ...signedIn, isNew, signUp }]
    const { answer } = await follow()
    expect(answer.headers.get('location')).toMatch(/^\/aanmelden\/sessie-item1/)
    expect(new URL(answer.headers.get('location') ?? '', 'https://x.example').search).toBe(search)
  })

  it.each([
    ['unknown', 410],
    ['closed', 403],
    ['blocked', 403],
  ])('reports the reason of a refusal: %s; an existing session stays', async (outcome, status) => {
    cms.answers['/auth/sign-in-link/follow'] = [200, { outcome }]
    const { answer, data, set } = await follow('', pair('old'))
    expect([data, answer.init.status]).toEqual([{ outcome }, status])
    expect(set).toEqual([])
  })

  it('stays valid when the CMS does not answer, and a code that is too long is refused without asking it', async () => {
    cms.answers['/auth/sign-in-link/follow'] = [0, {}]
    const { answer, data } = await follow()
    expect([data, answer.init.status]).toEqual([{ outcome: 'failed' }, 503])
    const long = await follow('a'.repeat(101))
    expect(long.data).toEqual({ outcome: 'unknown' })
    expect(cms.asked).toHaveLength(1)
  })
})

describe('a place for a guest', () => {
  const email = 'gast@zandkreek.example'
  const hold = (guard: Record<string, string>) =>
    send((args) => receiveGuestSignUp(args, 'item1'), '/aanmelden/sessie-item1', {
      email,
      ...guard,
    })
  const proven = () => ({ _ticket: protection.issue('guest-sign-up'), _proof: 'right' })

  it('is held once the sender has given a proof', async () => {
    const place = { held: true, free: true, until: '2026-11-21T12:15:00.000Z' }
    cms.answers['/sign-ups/guest'] = [200, place]
    const without = await hold({})
    expect(without.data).toMatchObject({ status: 422, challenge: true, values: { email } })
    expect(cms.asked).toEqual([])
    const { data, set } = await hold(proven())
    expect(data).toMatchObject({ status: 200, receipt: { reference: null, place } })
    expect(set).toEqual([])
    expect(cms.asked).toMatchObject([
      {
        bearer: 'site',
        body: {
          ...{ item: 'item1', email, language: 'en', source: '/aanmelden/sessie-item1' },
          // At a venue thousands share an address.
          sender: null,
        },
      },
    ])
  })

  it('is refused with a message, which says to try later when the CMS is unavailable', async () => {
    const details = { reason: 'full' }
    const error = { status: 409, name: 'ApplicationError', message: 'x', details }
    cms.answers['/sign-ups/guest'] = [409, { data: null, error }]
    expect((await hold(proven())).data).toMatchObject({
      status: 409,
      message: 'The last place has just been taken.',
      values: { email },
    })
    cms.answers['/sign-ups/guest'] = [0, {}]
    expect((await hold(proven())).data).toMatchObject({ status: 503, values: { email } })
  })
})
