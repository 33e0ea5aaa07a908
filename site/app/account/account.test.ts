import { readPasswordPolicy } from '@beursvloer/contract/accounts/password-policy'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CmsClient, createCmsClient } from '~/content/http.server.ts'
import { Account } from './account.server.ts'
import { accountContext } from './context.server.ts'
import { accountCookies, cookieIn } from './cookies.server.ts'
import { UNLIMITED } from './limits.ts'
import { accountMiddleware } from './middleware.server.ts'
import { Refresher } from './refresher.server.ts'
import { fromCms, requireUser } from './require-user.server.ts'
import { openSession, type Session, sessionIn, sessionKey } from './session.server.ts'
import { type AccountCms, refusal, startAccountCms, tokenUntil } from './testing/account-cms.ts'
import { pageArgs } from './testing/page-args.ts'

const START = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const USER = { id: 7, username: 'anna', email: 'anna@zandkreek.example' }
const cookies = { key: sessionKey('secret'), secure: false }
const pair = (name: string, minutes = 10): Session => ({
  jwt: tokenUntil(START + minutes * MINUTE, `${name} jwt`),
  refreshToken: tokenUntil(START + 1000 * MINUTE, `${name} refresh`),
})

let cms: AccountCms
let client: CmsClient
let now = START
let refresher: Refresher

beforeAll(async () => {
  cms = await startAccountCms()
  client = createCmsClient({ url: cms.url, prefix: '/api', token: 'site' })
})
afterAll(() => cms.stop())
beforeEach(() => {
  now = START
  ;(cms.asked as unknown[]).length = 0
  for (const path of Object.keys(cms.answers)) delete cms.answers[path]
  cms.answers['/users/me'] = [200, { ...USER, provider: 'local', confirmed: true }]
  refresher = new Refresher({
    send: async (refreshToken) =>
      sessionIn(await client('/auth/refresh', { method: 'POST', body: { refreshToken } })),
    clock: { now: () => now },
  })
})

const cookieOf = async (session: Session) =>
  (await accountCookies(session, cookies, START))[0]?.split(';')[0] ?? null

const accountWith = (cookie: string | null) =>
  new Account({
    cms: client,
    refresher,
    cookies,
    parameters: { fields: ['username'] },
    policy: readPasswordPolicy({}),
    limits: UNLIMITED,
    sender: null,
    now: () => now,
    cookie,
    userAgent: 'Browser of Anna',
  })

/** The session that an account's cookies keep; null: ended; undefined: nothing changed. */
async function keptBy(account: Account): Promise<Session | null | undefined> {
  const [cookie] = await account.cookies()
  if (cookie === undefined) return undefined
  return openSession(cookieIn(cookie, 'account') ?? '', cookies.key)
}

describe('a member of staff who acts for an exhibitor', () => {
  const token = 't'.repeat(43)

  it('uses their token in calls about that exhibitor, and in no others', async () => {
    const account = accountWith(`acting=abc.${token}`)
    for (const path of ['/my-stands/abc', '/my-stands/abc/tasks']) {
      cms.answers[path] = [200, {}]
      await account.call(path)
    }
    expect(cms.asked.map(({ bearer }) => bearer)).toEqual([token, token])
    for (const path of ['/my-stands/abcd', '/my-stands', '/leads/abc'])
      await expect(account.call(path)).rejects.toMatchObject({ status: 401 })
    expect(account.actsFor).toBe('abc')
  })

  it('stops acting when the time is over', async () => {
    cms.answers['/my-stands/abc'] = [401, refusal(401, 'Invalid credentials')]
    const account = accountWith(`acting=abc.${token}`)
    await expect(account.call('/my-stands/abc')).rejects.toMatchObject({ status: 401 })
    expect(account.actsFor).toBeNull()
    expect(await account.cookies()).toEqual(['acting=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0'])
  })
})

describe('the current user', () => {
  it('is absent without a cookie, and the CMS is not asked', async () => {
    const account = accountWith('signed-in=1')
    expect(await account.user()).toBeNull()
    expect(cms.asked).toEqual([])
    expect(account.ended).toBe(false)
    expect(await keptBy(account)).toBeUndefined()
  })

  it('is requested once, with the token of the cookie and the configured parameters', async () => {
    const session = pair('a')
    const account = accountWith(await cookieOf(session))
    expect(await Promise.all([account.user(), account.user()])).toEqual([USER, USER])
    expect(cms.asked).toEqual([
      {
        path: '/users/me?fields[0]=username',
        bearer: session.jwt,
        userAgent: 'Browser of Anna',
        body: '',
      },
    ])
    expect(await keptBy(account)).toBeUndefined()
  })

  it.each([401, 403])(
    'is absent when the CMS refuses with %i: the token is cleared',
    async (status) => {
      cms.answers['/users/me'] = [status, refusal(status, 'Invalid credentials')]
      const account = accountWith(await cookieOf(pair('a')))
      expect(await account.user()).toBeNull()
      expect(account.ended).toBe(true)
      expect(await keptBy(account)).toBeNull()
    },
  )

  it.each([0, 500])('stays signed in when the CMS fails (%i)', async (status) => {
    cms.answers['/users/me'] = [status, {}]
    const account = accountWith(await cookieOf(pair('a')))
    await expect(account.user()).rejects.toMatchObject({ status: 500, name: 'UnknownError' })
    expect(await keptBy(account)).toBeUndefined()
  })

  it('is absent with a cookie that the site did not make', async () => {
    const account = accountWith('account=eyJhbGciOiJkaXIifQ.a.b.c.d')
    expect(await account.user()).toBeNull()
    expect(await keptBy(account)).toBeNull()
  })
})

describe('a session with an expiring token', () => {
  it('is renewed once for requests that arrive together or soon after', async () => {
    const fresh = pair('b', 20)
    cms.answers['/auth/refresh'] = [200, fresh]
    now = START + 10 * MINUTE
    const cookie = await cookieOf(pair('a'))
    const together = [accountWith(cookie), accountWith(cookie), accountWith(cookie)]
    await Promise.all(together.map((account) => account.user()))
    now += 59_000
    const late = accountWith(cookie)
    await late.user()
    const refreshes = cms.asked.filter(({ path }) => path === '/auth/refresh')
    expect(refreshes).toEqual([
      expect.objectContaining({ body: { refreshToken: pair('a').refreshToken } }),
    ])
    for (const account of [...together, late]) expect(await keptBy(account)).toEqual(fresh)
    now += 1000
    cms.answers['/auth/refresh'] = [401, refusal(401, 'Invalid refresh token')]
    const tooLate = accountWith(cookie)
    expect(await tooLate.user()).toBeNull()
    expect(tooLate.ended).toBe(true)
    expect(await keptBy(tooLate)).toBeNull()
  })

  it('stays when it cannot be renewed, and is renewed by the next request', async () => {
    cms.answers['/auth/refresh'] = [0, {}]
    now = START + 10 * MINUTE
    const cookie = await cookieOf(pair('a'))
    const account = accountWith(cookie)
    await expect(account.user()).rejects.toMatchObject({ status: 500 })
    expect(await keptBy(account)).toBeUndefined()
    cms.answers['/auth/refresh'] = [200, pair('b', 20)]
    expect(await accountWith(cookie).user()).toEqual(USER)
  })
})

describe('signing in and out', () => {
  it('stores the tokens of the answer and loads the user with them', async () => {
    const account = accountWith(await cookieOf(pair('old')))
    const session = pair('new')
    expect(await account.signIn({ ...session, user: { id: 7 } })).toEqual(USER)
    expect(cms.asked).toMatchObject([{ path: '/users/me?fields[0]=username', bearer: session.jwt }])
    expect(await keptBy(account)).toEqual(session)
  })

  it('uses the token of the site while nobody is signed in', async () => {
    cms.answers['/auth/local'] = [200, pair('a')]
    const body = { identifier: 'anna', password: 'x' }
    const account = accountWith(await cookieOf(pair('old')))
    expect(await account.ask('/auth/local', { method: 'POST', body })).toEqual(pair('a'))
    expect(cms.asked).toMatchObject([{ bearer: 'site', userAgent: 'Browser of Anna', body }])
  })

  it('ends the session here and at the CMS', async () => {
    cms.answers['/auth/logout'] = [200, { ok: true }]
    const session = pair('a')
    const account = accountWith(await cookieOf(session))
    await account.signOut()
    expect(cms.asked).toMatchObject([
      { path: '/auth/logout', bearer: session.jwt, body: { refreshToken: session.refreshToken } },
    ])
    expect(await account.user()).toBeNull()
    expect(await keptBy(account)).toBeNull()
  })

  it('ends the session here also when the CMS does not answer', async () => {
    cms.answers['/auth/logout'] = [0, {}]
    const account = accountWith(await cookieOf(pair('a')))
    await account.signOut()
    expect(cms.asked).toHaveLength(1)
    expect(await keptBy(account)).toBeNull()
  })
})

describe('a personal page', () => {
  const argsOf = (path: string, account: Account) => {
    const args = pageArgs(path)
    args.context.set(accountContext, account)
    return args
  }
  const locationOf = (thrown: unknown) => (thrown as Response).headers.get('location')

  it('gets the user, or redirects to signing in and back', async () => {
    const cookie = await cookieOf(pair('a'))
    expect(await requireUser(argsOf('/bezoekersprofiel', accountWith(cookie)))).toEqual(USER)
    const thrown = await requireUser(
      argsOf('/bezoekersprofiel?deel=badge', accountWith(null)),
    ).catch((error) => error)
    expect(locationOf(thrown)).toBe('/inloggen?naar=%2Fbezoekersprofiel%3Fdeel%3Dbadge')
  })

  it('reports that the session ended, also when that is found later', async () => {
    cms.answers['/visitor-profile'] = [401, refusal(401, 'Invalid credentials')]
    const account = accountWith(await cookieOf(pair('a')))
    const args = argsOf('/bezoekersprofiel', account)
    const thrown = await fromCms(args, account.call('/visitor-profile')).catch((error) => error)
    expect(locationOf(thrown)).toBe('/inloggen?naar=%2Fbezoekersprofiel&verlopen=1')
    expect(await keptBy(account)).toBeNull()
  })

  it('answers 503 with a message when the CMS does not answer, and passes refusals on', async () => {
    cms.answers['/users/me'] = [0, {}]
    const account = accountWith(await cookieOf(pair('a')))
    await expect(requireUser(argsOf('/bezoekersprofiel', account))).rejects.toMatchObject({
      data: 'We cannot retrieve your details at the moment. Please try again in a minute.',
      init: { status: 503 },
    })
    const args = argsOf('/bezoekersprofiel', account)
    const change = { ...args, request: new Request(args.request, { method: 'POST' }) }
    await expect(requireUser(change)).rejects.toMatchObject({
      data: 'That did not work. Please try again in a minute.',
    })
    await expect(fromCms(args, account.call('/nothing'))).rejects.toMatchObject({ status: 404 })
    cms.answers['/my-stands/x/badges'] = [400, refusal(400, 'Invalid parameters: badge')]
    const asked = fromCms(args, account.call('/my-stands/x/badges'))
    await expect(asked).rejects.toEqual(new Response(null, { status: 400 }))
    await expect(asked).rejects.toMatchObject({ status: 400 })
  })

  it('is not cached and sets the changed session', async () => {
    cms.answers['/users/me'] = [401, refusal(401, 'Invalid credentials')]
    const account = accountWith(await cookieOf(pair('a')))
    const args = { ...argsOf('/account.json', account), params: {}, pattern: '' }
    const response = await accountMiddleware(args as never, async () => {
      await account.user()
      return new Response('{}', { headers: { 'cache-control': 'public' } })
    })
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
    expect(response?.headers.get('x-robots-tag')).toBe('noindex')
    expect(response?.headers.has('retry-after')).toBe(false)
    expect(response?.headers.getSetCookie()).toEqual([
      'account=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0',
      'signed-in=; Path=/; SameSite=Lax; Max-Age=0',
    ])
    const failed = async () => new Response(null, { status: 503 })
    const later = await accountMiddleware(args as never, failed)
    expect(later?.headers.get('retry-after')).toBe('60')
  })
})
