// About: cms/src/staff-sign-in, cms/src/two-factor, cms/src/api/two-factor
// About: cms/src/middlewares/require-safe-sign-in.ts, cms/config/settings.ts

import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { TOTP } from 'otpauth'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Cms, CONTENT_IN_PANEL, startCms } from './harness.ts'

/** What Strapi compares passwords by. */
const bcrypt: { compare: (password: string, hash: string) => Promise<boolean> } = createRequire(
  import.meta.url,
)('bcryptjs')

const PASSWORD = 'Behandelen-2027'
const STEP_MS = 30_000

let cms: Cms
/** The settings of the running CMS, which is this process. */
let settings: { requireTwoFactor: boolean }

beforeAll(async () => {
  cms = await startCms()
  settings = createRequire(import.meta.url)('../dist/config/settings.js').default
})
// Each test moves the clock on: over all of them the administrator's session would end.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await cms.strapi.db.connection('failure_limits').delete()
})
afterEach(() => vi.useRealTimers())

/** Makes a member of staff; answers their credentials and id. */
async function newStaff(role = 'Redacteur') {
  const { id } = await cms.strapi.db.query('admin::role').findOne({ where: { name: role } })
  const email = `twee.${randomBytes(4).toString('hex')}@beurs.example`
  const user = { email, firstname: 'Bo', lastname: 'Balie', password: PASSWORD, roles: [id] }
  const made = await cms.strapi.service('admin::user').create({ ...user, isActive: true })
  return { email, id: Number(made.id) }
}

const signIn = (email: string, headers: Record<string, string> = {}, password = PASSWORD) =>
  cms.ask('/admin/login', { method: 'POST', body: { email, password }, headers })
const withCode = (code: string) => ({ 'x-sign-in-code': code })
const post = (path: string, token: string, code?: string) =>
  cms.ask(`/two-factor/${path}`, { method: 'POST', token, body: { ...(code && { code }) } })
/** The code of the app; the clock moves on by a step first, since each code counts once. */
const nextCode = (secret: string): string => {
  vi.setSystemTime(Date.now() + STEP_MS)
  return new TOTP({ secret }).generate()
}
const isSignedIn = async (token: string) =>
  (await cms.ask('/admin/users/me', { token })).status === 200

/** A member of staff with a second factor, signed in. */
async function withTwoFactor(role?: string) {
  const staff = await newStaff(role)
  const token: string = (await signIn(staff.email)).body.data.token
  const { secret, address } = (await post('begin', token)).body.data
  const { body } = await post('confirm', token, nextCode(secret))
  return { ...staff, token, secret: secret as string, address, codes: body.data as string[] }
}

describe('a second factor', () => {
  it('asks for a code once the password is right, and makes no session without', async () => {
    const { email, secret, address } = await withTwoFactor()
    expect(address).toMatch(/^otpauth:\/\/totp\/.+secret=/)
    const refused = await signIn(email)
    expect(refused.status).toBe(403)
    expect(refused.body.error).toMatchObject({
      name: 'SignInCodeError',
      message: 'Vul ook de code van uw app in, of een herstelcode.',
    })
    expect(refused.headers.getSetCookie()).toEqual([])
    const compared = vi.spyOn(bcrypt, 'compare')
    const wrong = await signIn(email, {}, 'Verkeerd-2027')
    const others = await signIn((await newStaff()).email, {}, 'Verkeerd-2027')
    expect(compared).toHaveBeenCalledTimes(2)
    compared.mockRestore()
    expect([wrong.status, wrong.body]).toEqual([400, others.body])
    expect((await signIn(email, withCode(nextCode(secret)), 'Verkeerd-2027')).status).toBe(400)
    const { status, body } = await signIn(email, withCode(nextCode(secret)))
    expect(status).toBe(200)
    expect(await isSignedIn(body.data.token)).toBe(true)
  })

  it('counts a code of the app once, and those of one step around it', async () => {
    const { email, secret } = await withTwoFactor()
    const code = nextCode(secret)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, withCode(code))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    const later = nextCode(secret)
    vi.setSystemTime(Date.now() + STEP_MS)
    expect((await signIn(email, withCode(later))).status).toBe(200)
    const late = nextCode(secret)
    vi.setSystemTime(Date.now() + 2 * STEP_MS)
    expect((await signIn(email, withCode(late))).status).toBe(403)
  })

  it('takes each of ten recovery codes once, however it is typed', async () => {
    const { email, token, codes, secret } = await withTwoFactor()
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    const typed = first.toLowerCase().replace(/(....)/g, '$1-')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, withCode(typed))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    const { body } = await cms.ask('/two-factor', { token })
    expect(body.data).toMatchObject({ codesLeft: 9, isRequired: false, staff: null })

    const renewed = await post('codes', token, nextCode(secret))
    expect(renewed.body.data).toHaveLength(10)
    expect((await signIn(email, withCode(second))).status).toBe(403)
    expect((await signIn(email, withCode(renewed.body.data[0]))).status).toBe(200)
  })

  it('allows five wrong codes in a quarter of an hour, at the same moment too', async () => {
    const { email, secret } = await withTwoFactor()
    const known = await signIn(email, withCode(nextCode(secret)))
    const cookie = known.headers.getSetCookie().find((one) => one.startsWith('known-device=')) ?? ''
    const tries = Array.from({ length: 7 }, (_, at) => signIn(email, withCode(`00000${at}`)))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const refused = await signIn(email, withCode(nextCode(secret)))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(100)
    const device = { ...withCode(nextCode(secret)), cookie: cookie.split(';')[0] ?? '' }
    expect((await signIn(email, device)).status).toBe(200)
    vi.setSystemTime(Date.now() + 15 * 60 * 1000)
    expect((await signIn(email, withCode(nextCode(secret)))).status).toBe(200)
  })

  it('ends the other sessions when it is switched on and off, with a code only', async () => {
    const { email, id } = await newStaff()
    const [token, other]: string[] = await Promise.all(
      [1, 2].map(async () => (await signIn(email)).body.data.token),
    )
    if (!token || !other) throw new Error('no tokens')
    const { secret } = (await post('begin', token)).body.data
    expect((await post('confirm', token, '000000')).status).toBe(403)
    expect((await signIn(email)).status).toBe(200)
    expect((await post('confirm', token, nextCode(secret))).status).toBe(200)
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect((await post('begin', token)).status).toBe(409)

    const elsewhere = await signIn(email, withCode(nextCode(secret)))
    expect((await post('off', token)).status).toBe(403)
    expect((await post('off', token, nextCode(secret))).status).toBe(200)
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(elsewhere.body.data.token)).toBe(false)
    expect((await signIn(email)).status).toBe(200)
    expect(await cms.strapi.db.connection('two_factors').where({ staff: id })).toEqual([])
  })

  it('is asked for at a new password by mail as well', async () => {
    const { email, id, secret } = await withTwoFactor()
    const resetPasswordToken = randomBytes(20).toString('hex')
    const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000 * 60)
    await cms.strapi.db
      .query('admin::user')
      .update({ where: { id }, data: { resetPasswordToken, resetPasswordTokenExpiresAt } })
    const reset = (headers: Record<string, string> = {}) =>
      cms.ask('/admin/reset-password', {
        method: 'POST',
        body: { resetPasswordToken, password: 'Nieuwer-2027' },
        headers,
      })
    expect((await reset()).body.error.name).toBe('SignInCodeError')
    expect((await reset(withCode('000000'))).status).toBe(403)
    expect((await signIn(email)).body.error.name).toBe('SignInCodeError')
    expect((await reset(withCode(nextCode(secret)))).status).toBe(200)
    expect((await signIn(email, withCode(nextCode(secret)))).status).toBe(400)
  })

  it('lets no session begin that nobody gave a code for', async () => {
    const { id } = await withTwoFactor()
    const sessions = cms.strapi.sessionManager('admin')
    const begin = sessions.generateRefreshToken(String(id), 'proef', { type: 'session' })
    await expect(begin).rejects.toThrow()
  })

  it('keeps neither key nor recovery codes readable, and goes with its account', async () => {
    const { id, secret, codes } = await withTwoFactor()
    const rows = () => cms.strapi.db.connection('two_factors').where({ staff: id })
    const stored = JSON.stringify(await rows())
    for (const hidden of [secret, ...codes]) expect(stored).not.toContain(hidden)
    await cms.ask(`/admin/users/${id}`, { method: 'DELETE', token: cms.administrator })
    expect(await rows()).toEqual([])
  })

  it('still takes recovery codes under another key of the installation', async () => {
    const { email, secret, codes } = await withTwoFactor()
    const key = cms.strapi.config.get('admin.secrets.encryptionKey')
    cms.strapi.config.set('admin.secrets.encryptionKey', 'another-key-0123456789')
    const byApp = await signIn(email, withCode(nextCode(secret)))
    const byCode = await signIn(email, withCode(codes[0] ?? ''))
    cms.strapi.config.set('admin.secrets.encryptionKey', key)
    expect([byApp.status, byCode.status]).toEqual([403, 200])
  })
})

describe('the second factor of somebody else', () => {
  const remove = (id: number, token: string) =>
    cms.ask(`/two-factor/staff/${id}`, { method: 'DELETE', token })

  it('is taken away by a super administrator, with a trace', async () => {
    const { id, email, token } = await withTwoFactor()
    const { body } = await cms.ask('/two-factor', { token: cms.administrator })
    const row = body.data.staff.find((one: { id: number }) => one.id === id)
    expect(row).toMatchObject({ email, name: 'Bo Balie', mayRemove: true })
    const logged = vi.spyOn(cms.strapi.log, 'info')
    expect((await remove(id, cms.administrator)).status).toBe(200)
    const lines = logged.mock.calls.map(([line]) => String(line))
    logged.mockRestore()
    const trace = lines.find((line) => line.includes('"two-factor"'))
    expect(trace).toContain(`"event":"rights-changed"`)
    expect(trace).toContain(`"of":${id}`)
    expect(await isSignedIn(token)).toBe(false)
    expect((await signIn(email)).status).toBe(200)
    const mails = await cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .findMany({ where: { to: email } })
    expect(mails).toMatchObject([{ subject: 'Uw tweestapsverificatie is uitgeschakeld' }])
    expect((await remove(id, cms.administrator)).status).toBe(404)
  })

  it('is not taken away by others, nor ones own without a code', async () => {
    const { id } = await withTwoFactor()
    const organiser = await withTwoFactor('Organisator')
    expect((await remove(id, organiser.token)).status).toBe(403)
    const superAdmin = await withTwoFactor('Superbeheerder')
    expect((await remove(superAdmin.id, superAdmin.token)).status).toBe(403)
    await cms.ask(`/admin/users/${superAdmin.id}`, { method: 'DELETE', token: cms.administrator })
  })
})

it('with REQUIRE_TWO_FACTOR, staff reach only the page that sets it up', async () => {
  const { email } = await newStaff()
  const token: string = (await signIn(email)).body.data.token
  const content = () => cms.ask(CONTENT_IN_PANEL, { token })
  const due = async () => (await cms.ask('/admin/users/me', { token })).body.data.due
  settings.requireTwoFactor = true
  try {
    expect((await content()).body.error).toMatchObject({
      name: 'TwoFactorDueError',
      message: 'Zet eerst tweestapsverificatie aan.',
    })
    expect((await cms.ask('/two-factor/staff/1', { method: 'DELETE', token })).status).toBe(403)
    expect(await due()).toBe('TwoFactorDueError')
    expect((await cms.ask('/two-factor', { token })).body.data.isRequired).toBe(true)
    const { secret } = (await post('begin', token)).body.data
    expect((await post('confirm', token, nextCode(secret))).status).toBe(200)
    expect((await content()).status).toBe(200)
    expect(await due()).toBeUndefined()
  } finally {
    settings.requireTwoFactor = false
  }
})
