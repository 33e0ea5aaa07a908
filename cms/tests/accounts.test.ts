// About: cms/src/visitors/sign-in, cms/src/visitors/accounts, cms/src/extensions/users-permissions
// About: cms/src/bootstrap/strapi-settings.ts, contract/src/accounts
// About: contract/src/forms/definitions/visitor-registration.ts, contract/src/forms/definitions/sign-in.ts
// About: contract/src/forms/definitions/forgot-password.ts, contract/src/forms/definitions/reset-password.ts
// About: contract/src/forms/definitions/change-password.ts

import { randomUUID } from 'node:crypto'
import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import { WRONG_PASSWORD } from '@beursvloer/contract/accounts/own-profile'
import {
  accountPaths,
  CONFIRM_ADDRESS_PAGE,
  RESET_PASSWORD_PAGE,
  sessionPath,
} from '@beursvloer/contract/accounts/paths'
import { startMailServer } from '@beursvloer/contract/testing/mail-server'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  codeIn,
  confirm,
  lastCode,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  profileOf,
  register,
  registration,
  signIn,
  userWith,
} from './accounts.ts'
import { fairOf } from './fair.ts'
import { useFormContent } from './form-content.ts'
import { rowsOf } from './forms.ts'
import { type Answer, type Cms, documentsOf, startCms } from './harness.ts'

const COMMON = {
  password: [
    'Dit wachtwoord is makkelijk te raden, omdat veel mensen het gebruiken. Kies een ander.',
  ],
}

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const users = () => cms.strapi.db.query('plugin::users-permissions.user')
const profiles = () => cms.strapi.db.query('api::visitor-profile.visitor-profile')
const messageOf = ({ status, body }: Answer) => [status, body.error.message]
const fieldsOf = ({ status, body }: Answer) => [status, body.error.details.fields]
const forgot = (email: string) => call(cms, accountPaths.forgotPassword, { email, language: 'nl' })
const reset = (code: string, password: string, passwordConfirmation = password) =>
  call(cms, accountPaths.resetPassword, { code, password, passwordConfirmation })
const me = (token: string) => call(cms, accountPaths.me, undefined, { token })
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('registering', () => {
  it('makes an account that can be used once its address is confirmed', async () => {
    const email = newAddress()
    const { status, body } = await register(cms, email, { newsletter: true })
    expect([status, body]).toEqual([200, { ok: true }])
    expect(await userWith(cms, email)).toMatchObject({ confirmed: false, provider: 'local' })
    expect(messageOf(await signIn(cms, email))).toEqual([400, ACCOUNT_ERRORS.unconfirmed])
    const profile = await profileOf(cms, email)
    expect(profile).toMatchObject({
      firstName: 'Sanne',
      infix: 'van de',
      jobTitle: null,
      accessibility: null,
      source: '/registreren',
      confirmedAt: null,
    })
    expect(Buffer.from(profile.badgeCode, 'base64url')).toHaveLength(16)
    const consents = await rowsOf(cms, 'consent', { profile: { id: profile.id } })
    expect(consents.map(({ subject, source }) => [subject, source])).toEqual([
      ['terms', '/registreren'],
      ['newsletter', '/registreren'],
    ])

    const [mail, ...more] = await mailsTo(cms, email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ purpose: 'confirm-address', subject: 'Bevestig uw e-mailadres' })
    const code = codeIn(mail.text, CONFIRM_ADDRESS_PAGE)
    expect(mail.html).toContain(encodeURIComponent(code))
    expect(JSON.stringify(profile)).not.toContain(code)
    const followed = await confirm(cms, code, PASSWORD)
    expect(followed.body).toMatchObject({ outcome: 'confirmed', user: { email, confirmed: true } })
    expect((await me(followed.body.jwt)).status).toBe(200)
    for (const given of [undefined, PASSWORD, 'verkeerd']) {
      const again = await confirm(cms, code, given)
      expect([again.status, again.body]).toEqual([200, { outcome: 'already-confirmed' }])
      expect((await confirm(cms, 'x', given)).body).toEqual({ outcome: 'unknown' })
    }

    const signedIn = await signIn(cms, email.toUpperCase())
    expect(signedIn.body.user).toMatchObject({ email, confirmed: true, blocked: false })
    expect(JSON.stringify(signedIn.body)).not.toMatch(/password|hash|\$2[aby]\$/i)
    const { status: known, body: user } = await me(signedIn.body.jwt)
    expect([known, user.email, 'password' in user]).toEqual([200, email, false])
    const parameters = '?fields[0]=username&fields[1]=email'
    const { jwt: token } = signedIn.body
    const some = await call(cms, accountPaths.me + parameters, undefined, { token })
    expect(Object.keys(some.body).sort()).toEqual(['documentId', 'email', 'id', 'username'])
  })

  it('subscribes to the newsletter, if asked for, when the address is confirmed', async () => {
    const email = newAddress()
    await register(cms, email, { newsletter: true })
    expect(await rowsOf(cms, 'subscription', { email })).toEqual([])
    await confirm(cms, await lastCode(cms, email, CONFIRM_ADDRESS_PAGE), PASSWORD)
    expect(await rowsOf(cms, 'subscription', { email })).toMatchObject([
      { kind: 'newsletter', state: 'confirmed', source: '/registreren' },
    ])
    expect(await mailsTo(cms, email)).toHaveLength(1)
    const [consent] = await rowsOf(cms, 'consent', { subscription: { email } })
    expect(consent).toMatchObject({ subject: 'newsletter', email, source: '/registreren' })
  })

  it('is validated by the rules of the form, and the answer does not repeat the password', async () => {
    const answer = await register(cms, 'geen-adres', {
      password: 'kort',
      terms: false,
      organisation: '',
    })
    expect(fieldsOf(answer)).toEqual([
      422,
      {
        email: ['Vul een geldig e-mailadres in.'],
        password: ['Minstens 6 tekens.'],
        organisation: expect.anything(),
        terms: expect.anything(),
      },
    ])
    for (const password of ['Qwerty123', 'Wachtwoord2027!'])
      expect(fieldsOf(await register(cms, newAddress(), { password }))).toEqual([422, COMMON])
    const long = 'é'.repeat(37)
    const answers = [
      await register(cms, newAddress(), { password: long }),
      await register(cms, newAddress(), { password: [long] }),
      await register(cms, newAddress(), { role: 1, confirmed: true }),
      await call(cms, accountPaths.register, registration(newAddress())),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 400])
    expect(JSON.stringify([answer, ...answers].map(({ body }) => body))).not.toMatch(
      /kort|ééé|Lantaarnpaal/,
    )
    expect(await userWith(cms, 'geen-adres')).toBeNull()
  })

  it('happens once per key, however often and at the same time the request comes', async () => {
    const email = newAddress()
    const idempotencyKey = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => register(cms, email, { idempotencyKey })),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await users().count({ where: { email } })).toBe(1)
    expect(await mailsTo(cms, email)).toHaveLength(1)
  })

  it('with the address of an account is reported to its owner only', async () => {
    const email = await newAccount(cms)
    const before = await profileOf(cms, email)
    const again = await register(cms, email.toUpperCase(), {
      firstName: 'Vreemde',
      password: 'Ander-wachtwoord',
      language: 'en',
    })
    expect([again.status, again.body]).toEqual([200, { ok: true }])
    const mail = (await mailsTo(cms, email)).at(-1)
    expect(mail).toMatchObject({
      purpose: 'already-account',
      subject: 'You already have an account',
    })
    expect(mail.text).toMatch(/\/en\/inloggen\n[\s\S]*\/en\/wachtwoord-vergeten\n/)
    expect(await profileOf(cms, email)).toEqual(before)
    expect(await users().count({ where: { email } })).toBe(1)
    expect((await signIn(cms, email)).status).toBe(200)
    expect((await signIn(cms, email, 'Ander-wachtwoord')).status).toBe(400)
  })

  it('by a stranger cannot be confirmed without the password', async () => {
    const email = newAddress()
    const password = 'Van-een-vreemde'
    await register(cms, email, { password, newsletter: true })
    // The owner of the address, who never registered, follows the link.
    const code = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
    expect((await confirm(cms, code)).body).toEqual({ outcome: 'password-needed' })
    for (const given of ['Van-mijzelf-17', `${password}${'x'.repeat(100)}`]) {
      expect(messageOf(await confirm(cms, code, given))).toEqual([400, ACCOUNT_ERRORS.credentials])
    }
    for (const given of ['', 'x'.repeat(1001)])
      expect((await confirm(cms, code, given)).status).toBe(400)
    expect(await userWith(cms, email)).toMatchObject({ confirmed: false })
    expect(await rowsOf(cms, 'subscription', { email })).toEqual([])
    expect(messageOf(await signIn(cms, email, password))).toEqual([400, ACCOUNT_ERRORS.unconfirmed])
    // The owner registers after all.
    await forgot(email)
    const own = await lastCode(cms, email, RESET_PASSWORD_PAGE)
    expect((await reset(own, 'Van-mijzelf-17')).status).toBe(200)
    expect((await confirm(cms, code, password)).body).toEqual({ outcome: 'already-confirmed' })
    expect(messageOf(await signIn(cms, email, password))).toEqual([400, ACCOUNT_ERRORS.credentials])
  })

  it('is confirmed by its link alone in the browser that registered', async () => {
    const email = newAddress()
    const [own, strangers] = [randomUUID(), randomUUID()]
    await register(cms, newAddress(), { idempotencyKey: strangers })
    await register(cms, email, { idempotencyKey: own })
    const code = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
    expect((await confirm(cms, code, undefined, strangers)).body).toEqual({
      outcome: 'password-needed',
    })
    expect((await confirm(cms, 'x', undefined, own)).body).toEqual({ outcome: 'unknown' })
    const both = await Promise.all([1, 2].map(() => confirm(cms, code, undefined, own)))
    expect(both.map(({ body }) => body.outcome).sort()).toEqual(['already-confirmed', 'confirmed'])
    const jwt = both.find(({ body }) => body.jwt)?.body.jwt
    expect((await me(jwt)).body).toMatchObject({ email, confirmed: true })
  })

  it('cannot be confirmed with the key of a registration that was replaced', async () => {
    const email = newAddress()
    const idempotencyKey = randomUUID()
    await register(cms, email, { idempotencyKey, password: 'Van-een-vreemde' })
    const first = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
    await register(cms, email)
    expect((await confirm(cms, first, undefined, idempotencyKey)).body).toEqual({
      outcome: 'unknown',
    })
  })

  it('reveals that an account is blocked only together with its password', async () => {
    const email = newAddress()
    const idempotencyKey = randomUUID()
    await register(cms, email, { idempotencyKey })
    const code = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
    await users().update({ where: { email }, data: { blocked: true } })
    expect((await confirm(cms, code, undefined, idempotencyKey)).body).toEqual({
      outcome: 'password-needed',
    })
    expect(await userWith(cms, email)).toMatchObject({ confirmed: false })
  })

  it('is confirmed once by two requests at once, and never for a blocked account', async () => {
    const email = newAddress()
    await register(cms, email)
    const code = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
    await users().update({ where: { email }, data: { blocked: true } })
    expect(messageOf(await confirm(cms, code, PASSWORD))).toEqual([400, ACCOUNT_ERRORS.blocked])
    expect(await userWith(cms, email)).toMatchObject({ confirmed: false })
    await users().update({ where: { email }, data: { blocked: false } })
    const both = await Promise.all([confirm(cms, code, PASSWORD), confirm(cms, code, PASSWORD)])
    expect(both.map(({ body }) => body.outcome).sort()).toEqual(['already-confirmed', 'confirmed'])
  })

  it('again before confirming removes the password of a stranger', async () => {
    const email = newAddress()
    await register(cms, email, { firstName: 'Vreemde', password: 'Van-een-vreemde' })
    const first = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
    await register(cms, email)
    expect((await confirm(cms, first)).body).toEqual({ outcome: 'unknown' })
    expect((await profileOf(cms, email)).firstName).toBe('Sanne')
    // The link of a later request leads there, too.
    await call(cms, accountPaths.sendConfirmation, { email, language: 'nl' })
    const code = await lastCode(cms, email, RESET_PASSWORD_PAGE)
    expect((await signIn(cms, email, 'Van-een-vreemde')).status).toBe(400)
    expect((await reset(code, 'Van-mijzelf-17')).status).toBe(200)
    expect((await signIn(cms, email, 'Van-mijzelf-17')).status).toBe(200)
    for (const password of ['Van-een-vreemde', PASSWORD])
      expect(messageOf(await signIn(cms, email, password))).toEqual([
        400,
        ACCOUNT_ERRORS.credentials,
      ])
  })
})

describe('signing in', () => {
  it('gives the same answer for an unknown address, a wrong password and an account without a password', async () => {
    const email = await newAccount(cms)
    const without = await newAccount(cms)
    await users().update({ where: { email: without }, data: { password: null } })
    const blocked = await newAccount(cms)
    await users().update({ where: { email: blocked }, data: { blocked: true } })
    const bodies = await Promise.all(
      [
        signIn(cms, 'niemand@zandkreek.example'),
        signIn(cms, email, 'verkeerd'),
        signIn(cms, without),
        signIn(cms, blocked, 'verkeerd'),
        signIn(cms, email, `${PASSWORD}${'x'.repeat(100)}`),
      ].map(async (answer) => JSON.stringify((await answer).body)),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain(ACCOUNT_ERRORS.credentials)
    expect(messageOf(await signIn(cms, blocked))).toEqual([400, ACCOUNT_ERRORS.blocked])
  })

  it('refuses a password longer than bcrypt compares', async () => {
    const password = 'a'.repeat(72)
    const email = await newAccount(cms, { password })
    expect((await signIn(cms, email, password)).status).toBe(200)
    expect((await signIn(cms, email, `${password}b`)).status).toBe(400)
  })

  it.each([{}, { identifier: 'x' }, { identifier: ['x'], password: {} }, { password: 'geheim!' }])(
    'is refused without repeating what was sent: %j',
    async (body) => {
      const answer = await call(cms, accountPaths.signIn, body)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).not.toContain('geheim!')
    },
  )

  it('refuses a body larger than the form can be', async () => {
    const answer = await signIn(cms, 'x', 'x'.repeat(70_000))
    expect(answer.status).toBe(413)
  })
})

describe('sessions', () => {
  it('have a name, are listed, are renewed once for requests at the same time, and end one by one', async () => {
    const email = await newAccount(cms)
    const first = (await signIn(cms, email, PASSWORD, { userAgent: FIREFOX })).body
    const second = (await signIn(cms, email)).body
    const list = async (token: string) =>
      (await call(cms, accountPaths.sessions, undefined, { token })).body.data
    const [current, other] = await list(first.jwt)
    expect(current).toMatchObject({ current: true, deviceName: expect.stringContaining('Firefox') })
    expect(other).toMatchObject({ current: false })

    const refresh = (refreshToken: string) => call(cms, accountPaths.refresh, { refreshToken })
    // Two processes of the site ask at once, and one a little later.
    const [fresh, also] = (
      await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)])
    ).map(({ body }) => body)
    expect(also.refreshToken).toBe(fresh.refreshToken)
    expect((await refresh(first.refreshToken)).body.refreshToken).toBe(fresh.refreshToken)
    await cms.strapi.db.query('admin::session').update({
      where: { sessionId: decodeJwt(fresh.refreshToken).sessionId as string },
      data: { createdAt: new Date(Date.now() - 61_000) },
    })
    expect((await refresh(first.refreshToken)).status).toBe(401)
    // The old access token still identifies its session.
    expect((await list(first.jwt))[0]).toMatchObject({ current: true })

    const end = (id: string, token: string) =>
      call(cms, sessionPath(id), undefined, { token, method: 'DELETE' })
    expect((await end(other.id, fresh.jwt)).status).toBe(200)
    expect((await me(second.jwt)).status).toBe(401)
    const stranger = (await signIn(cms, await newAccount(cms))).body
    expect((await end((await list(fresh.jwt))[0].id, stranger.jwt)).status).toBe(404)
    // Ending a session also ends its earlier tokens.
    const { refreshToken } = fresh
    await call(cms, accountPaths.signOut, { refreshToken }, { token: fresh.jwt })
    expect((await me(first.jwt)).status).toBe(401)
    expect((await me(fresh.jwt)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await me(stranger.jwt)).status).toBe(200)
  })

  it('all end at once', async () => {
    const email = await newAccount(cms)
    const [one, other] = [(await signIn(cms, email)).body, (await signIn(cms, email)).body]
    await call(cms, accountPaths.signOut, { scope: 'all' }, { token: one.jwt })
    for (const { jwt } of [one, other]) expect((await me(jwt)).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  it('is replaced by a link that works once, and all sessions end', async () => {
    const email = await newAccount(cms)
    const { jwt } = (await signIn(cms, email)).body
    const [known, unknown] = [await forgot(email), await forgot('niemand@zandkreek.example')]
    expect([known.status, known.body]).toEqual([200, { ok: true }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailsTo(cms, 'niemand@zandkreek.example')).toEqual([])

    const old = await lastCode(cms, email, RESET_PASSWORD_PAGE)
    await forgot(email)
    const code = await lastCode(cms, email, RESET_PASSWORD_PAGE)
    expect(messageOf(await reset(old, 'Nieuw-wachtwoord'))).toEqual([400, ACCOUNT_ERRORS.code])
    expect(fieldsOf(await reset(code, 'Wachtwoord'))).toEqual([422, COMMON])
    expect(fieldsOf(await reset(code, 'kort', 'anders'))).toEqual([
      422,
      {
        password: ['Minstens 6 tekens.'],
        passwordConfirmation: ['Wachtwoorden komen niet overeen.'],
      },
    ])
    const signedIn = await reset(code, 'Nieuw-wachtwoord')
    expect([signedIn.status, (await me(signedIn.body.jwt)).status]).toEqual([200, 200])
    expect((await me(jwt)).status).toBe(401)
    expect(messageOf(await reset(code, 'Nog-een-wachtwoord'))).toEqual([400, ACCOUNT_ERRORS.code])
    expect((await signIn(cms, email)).status).toBe(400)
    expect((await signIn(cms, email, 'Nieuw-wachtwoord')).status).toBe(200)
    expect((await mailsTo(cms, email)).at(-1)).toMatchObject({
      purpose: 'password-changed',
      subject: 'Uw wachtwoord is gewijzigd',
    })
  })

  it('is replaced by a link that also confirms the address', async () => {
    const email = newAddress()
    await register(cms, email, { newsletter: true })
    await forgot(email)
    const code = await lastCode(cms, email, RESET_PASSWORD_PAGE)
    expect((await reset(code, 'Nieuw-wachtwoord')).body.user.confirmed).toBe(true)
    expect((await profileOf(cms, email)).confirmedAt).toEqual(expect.anything())
    expect(await rowsOf(cms, 'subscription', { email })).toMatchObject([{ state: 'confirmed' }])
  })

  it('gives no access to a blocked account', async () => {
    const email = await newAccount(cms)
    await forgot(email)
    const code = await lastCode(cms, email, RESET_PASSWORD_PAGE)
    await users().update({ where: { email }, data: { blocked: true } })
    expect(messageOf(await reset(code, 'Nieuw-wachtwoord'))).toEqual([400, ACCOUNT_ERRORS.blocked])
    const before = await mailsTo(cms, email)
    await forgot(email)
    expect(await mailsTo(cms, email)).toHaveLength(before.length)
  })
})

it('mailed links work for an hour, and only their hashes are stored', async () => {
  const email = newAddress()
  await register(cms, email)
  await forgot(email)
  const confirmation = codeIn((await mailsTo(cms, email))[0].text, CONFIRM_ADDRESS_PAGE)
  const code = await lastCode(cms, email, RESET_PASSWORD_PAGE)
  const { id, confirmationUntil, resetUntil, ...stored } = await profileOf(cms, email)
  for (const token of [confirmation, code]) expect(JSON.stringify(stored)).not.toContain(token)
  for (const until of [confirmationUntil, resetUntil]) {
    const minutes = (new Date(until).getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThanOrEqual(60)
  }
  const past = new Date(Date.now() - 1)
  await profiles().update({
    where: { id },
    data: { confirmationUntil: past, resetUntil: past },
  })
  for (const given of [undefined, PASSWORD])
    expect((await confirm(cms, confirmation, given)).body).toEqual({ outcome: 'expired' })
  expect(messageOf(await reset(code, 'Nieuw-wachtwoord'))).toEqual([400, ACCOUNT_ERRORS.code])

  const resend = (to: string) =>
    call(cms, accountPaths.sendConfirmation, { email: to, language: 'nl' })
  const answer = await resend(email)
  expect([answer.status, answer.body]).toEqual([200, { email, sent: true }])
  expect((await confirm(cms, confirmation)).body).toEqual({ outcome: 'unknown' })
  const again = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
  expect((await confirm(cms, again, PASSWORD)).body).toMatchObject({ outcome: 'confirmed' })
  expect((await resend(email)).body).toEqual({ email, sent: true })
  expect((await mailsTo(cms, email)).at(-1).purpose).toBe('already-account')
  const nobody = 'niemand2@zandkreek.example'
  expect((await resend(nobody)).body).toEqual({ email: nobody, sent: true })
  expect(await mailsTo(cms, nobody)).toEqual([])
})

it('a password change requires the current password and ends all other sessions', async () => {
  const email = await newAccount(cms)
  const [here, elsewhere] = [(await signIn(cms, email)).body, (await signIn(cms, email)).body]
  const change = (currentPassword: string, password: string, token = here.jwt) =>
    call(
      cms,
      accountPaths.changePassword,
      { currentPassword, password, passwordConfirmation: password, language: 'en' },
      { token },
    )
  expect(messageOf(await change('verkeerd', 'Nieuw-wachtwoord'))).toEqual([
    400,
    ACCOUNT_ERRORS.currentPassword,
  ])
  expect(fieldsOf(await change(PASSWORD, 'iloveyou'))).toEqual([
    422,
    {
      password: ['This password is easy to guess, because many people use it. Choose another one.'],
    },
  ])
  expect(fieldsOf(await change(PASSWORD, 'kort'))).toEqual([
    422,
    { password: ['At least 6 characters.'] },
  ])
  await forgot(email)
  const link = await lastCode(cms, email, RESET_PASSWORD_PAGE)
  const { body } = await change(PASSWORD, 'Nieuw-wachtwoord')
  expect((await reset(link, 'Ander-wachtwoord')).status).toBe(400)
  expect((await me(body.jwt)).status).toBe(200)
  for (const { jwt } of [here, elsewhere]) expect((await me(jwt)).status).toBe(401)
  expect((await mailsTo(cms, email)).at(-1).subject).toBe('Your password has been changed')
  expect((await change(PASSWORD, 'Nieuw-wachtwoord', 'x')).status).toBe(401)
})

it('only one of two password changes at once with the same password is accepted', async () => {
  const email = await newAccount(cms)
  // The call itself: with the token of one session the first would sign the others out.
  const { changePassword } = await import(
    '../dist/src/visitors/sign-in/change-password.js' as string
  )
  const change = (password: string): Promise<unknown> =>
    changePassword(
      cms.strapi,
      email,
      { currentPassword: PASSWORD, password, passwordConfirmation: password, language: 'nl' },
      new Date(),
    )
  const passwords = ['Eerste-kozijn-1', 'Tweede-kozijn-2', 'Derde-kozijn-3']
  const answers = await Promise.allSettled(passwords.map(change))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
  expect(refused).toEqual([ACCOUNT_ERRORS.currentPassword, ACCOUNT_ERRORS.currentPassword])
  const opened = await Promise.all(passwords.map((password) => signIn(cms, email, password)))
  expect(opened.map(({ status }) => status === 200)).toEqual(
    answers.map(({ status }) => status === 'fulfilled'),
  )
  const told = (await mailsTo(cms, email)).filter(({ purpose }) => purpose === 'password-changed')
  expect(told).toHaveLength(1)
})

it('an outdated password starts no session and deletes nothing', async () => {
  const email = await newAccount(cms)
  const checked = await userWith(cms, email)
  const { jwt: token } = (await signIn(cms, email)).body
  const password = 'Nieuw-wachtwoord'
  const values = { currentPassword: PASSWORD, password, passwordConfirmation: password }
  expect((await call(cms, accountPaths.changePassword, values, { token })).status).toBe(200)
  const { createPasswordSession } = await import(
    '../dist/src/visitors/accounts/sessions.js' as string
  )
  const { deleteAccount } = await import('../dist/src/visitors/profile/delete-account.js' as string)
  await expect(createPasswordSession(cms.strapi, checked, '')).rejects.toThrow(
    ACCOUNT_ERRORS.credentials,
  )
  const leaving = { language: 'nl', now: new Date(), checked: checked.password }
  await expect(deleteAccount(cms.strapi, checked, leaving)).rejects.toThrow(WRONG_PASSWORD)
  expect(await userWith(cms, email)).not.toBeNull()
})

it('the confirmation mail arrives as HTML and as text', async () => {
  const email = newAddress()
  await cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({})
  await register(cms, email)
  const server = await startMailServer()
  await cms.strapi
    .get('outbox')
    .delivererTo(server.url)
    .deliverDue(() => new Date())
  await server.stop()
  const mail = server.mails.find(({ to }) => to?.[0]?.address === email)
  expect(mail).toMatchObject({
    from: { name: 'Proefbeurs' },
    subject: 'Bevestig uw e-mailadres',
  })
  for (const words of ['60 minuten', '7 dagen', 'E-mailadres bevestigen']) {
    expect(mail?.html).toContain(words)
    expect(mail?.text).toContain(words)
  }
  const code = codeIn(mail?.text ?? '', CONFIRM_ADDRESS_PAGE)
  expect((await confirm(cms, code)).body).toEqual({ outcome: 'password-needed' })
})

it('unconfirmed accounts are deleted after a week, and counted in the report', async () => {
  const [never, confirmed] = [newAddress(), await newAccount(cms)]
  await register(cms, never, { newsletter: true })
  const { id } = await profileOf(cms, never)
  const day = 24 * 60 * 60 * 1000
  const runRetention = (days: number) =>
    cms.strapi.get('retention').run(new Date(Date.now() + days * day))
  await runRetention(6)
  expect(await userWith(cms, never)).not.toBeNull()
  await runRetention(8)
  expect(await userWith(cms, never)).toBeNull()
  expect(await profiles().findOne({ where: { id } })).toBeNull()
  for (const [type, where] of [
    ['consent', { email: never }],
    ['outbox-mail', { to: never }],
  ] as const)
    expect(await rowsOf(cms, type, where)).toEqual([])
  expect(await userWith(cms, confirmed)).not.toBeNull()
  const reports = await rowsOf(cms, 'deletion-report', { kind: 'account' })
  expect(reports.at(-1)?.count).toBeGreaterThan(0)
})

it('an identity provider makes new accounts only while registration is open', async () => {
  const { edition: documentId } = await fairOf(cms)
  const editions = documentsOf(cms, 'edition')
  const open = async (registrationOpen: boolean) => {
    await editions.update({ documentId, locale: 'nl', data: { registrationOpen } })
    await editions.publish({ documentId, locale: 'nl' })
  }
  const email = newAddress()
  const person = { provider: 'elders', email, firstName: 'An', lastName: 'Vos' }
  const { accountOf } = await import('../dist/src/visitors/identity/account-of.js' as string)
  const come = () => accountOf(cms.strapi, person, 'nl', new Date())
  await open(false)
  await expect(come()).rejects.toMatchObject({ problem: 'closed' })
  expect(await userWith(cms, email)).toBeNull()
  await open(true)
  expect(await come()).toMatchObject({ email, confirmed: true, provider: 'elders' })
  await open(false)
  expect(await come()).toMatchObject({ email })
})
