import { pushPaths } from '@beursvloer/contract/push/paths'
import { DEFAULT_PUSH_PREFERENCES, type PUSH_REFUSALS } from '@beursvloer/contract/push/terms'
import { expect, it } from 'vitest'
import { ContentApiError } from '~/content/http.server.ts'
import { callInstallation, removeInstallation } from './installation.server.ts'
import {
  type Installation,
  installationCookie,
  installationIn,
} from './installation-cookie.server.ts'

const NOW = Date.UTC(2027, 2, 17, 10)
const HOUR = 3_600_000
const cookies = { key: new Uint8Array(32), secure: true }
const letters = (letter: string, length: number) => letter.repeat(length)

const known: Installation = {
  id: letters('i', 22),
  refreshToken: letters('r', 43),
  token: letters('t', 43),
  endsAt: NOW + 24 * HOUR,
}
const publicKey = `B${letters('k', 86)}`
const state = {
  language: 'nl',
  preferences: DEFAULT_PUSH_PREFERENCES,
  isLinked: false,
  subscription: null,
  publicKey,
}
const endsAt = new Date(NOW + 7 * 24 * HOUR).toISOString()

const refused = (reason: (typeof PUSH_REFUSALS)[number]) =>
  new ContentApiError({
    data: { error: { status: 409, name: 'x', message: 'x', details: { reason } } },
  })
const unauthorized = new ContentApiError({ data: { error: { status: 401, message: 'x' } } })

/** An account whose CMS answers calls in order: with a body, or by throwing. */
function accountWith(
  installation: Installation | null,
  answers: readonly unknown[],
  signedIn = false,
) {
  const asked: [path: string, body: Record<string, unknown>][] = []
  const waiting = [...answers]
  const answer = async (path: string, { body }: { body?: unknown } = {}) => {
    asked.push([path, body as Record<string, unknown>])
    const next = waiting.shift()
    if (next instanceof Error) throw next
    return next
  }
  const account = {
    installation,
    now: NOW,
    sender: '192.0.2.1',
    keepInstallation: (kept: Installation | null) => {
      account.installation = kept
    },
    ask: answer,
    call: signedIn ? answer : () => Promise.reject(unauthorized),
  }
  const paths = () => asked.map(([path]) => path)
  return { account, asked, paths }
}

it('the tokens are in a cookie that scripts cannot read', () => {
  const cookie = installationCookie(known, cookies)
  expect(cookie).toMatch(/; HttpOnly; Path=\/; SameSite=Lax; Max-Age=34560000; Secure$/)
  expect(installationIn(cookie.split(';')[0] ?? null)).toEqual(known)
  expect(installationIn('installation=x.y.z')).toBeNull()
  expect(installationCookie(null, cookies)).toContain('Max-Age=0')
})

it('an installation is registered on request, and not to read its state', async () => {
  const nothing = accountWith(null, [])
  expect(await callInstallation(nothing.account, 'read', {}, null)).toBeNull()
  const { refreshToken, id, token } = known
  const first = accountWith(null, [{ id, refreshToken, token, endsAt, publicKey }, state])
  expect(await callInstallation(first.account, 'read', {}, 'en')).toEqual(state)
  expect(first.asked[0]).toEqual([pushPaths.register, { language: 'en', sender: '192.0.2.1' }])
  expect(first.account.installation).toMatchObject({ id, endsAt: Date.parse(endsAt) })
})

it('the access token is renewed when less than an hour remains, and only then', async () => {
  const token = letters('n', 43)
  const due = { ...known, endsAt: NOW + HOUR - 1 }
  const late = accountWith(due, [{ token, endsAt, publicKey }, state])
  await callInstallation(late.account, 'change', { saved: [] }, null)
  expect(late.paths()).toEqual([pushPaths.renew, pushPaths.change])
  expect(late.asked[1]?.[1]).toEqual({ saved: [], id: known.id, token })
  expect(late.account.installation?.token).toBe(token)
  const early = accountWith({ ...known, endsAt: NOW + HOUR }, [state])
  await callInstallation(early.account, 'change', {}, null)
  expect(early.paths()).toEqual([pushPaths.change])
})

it('a token that expired early is renewed, and a deleted installation registered again', async () => {
  const renewed = { token: letters('n', 43), endsAt, publicKey }
  const ended = accountWith(known, [refused('token-ended'), renewed, state])
  expect(await callInstallation(ended.account, 'read', {}, null)).toEqual(state)
  const { refreshToken, id, token } = known
  const registered = { id, refreshToken, token, endsAt, publicKey }
  const gone = accountWith(known, [refused('no-installation'), registered, state])
  expect(await callInstallation(gone.account, 'subscribe', {}, 'nl')).toEqual(state)
  const only = accountWith(known, [refused('no-installation')])
  expect(await callInstallation(only.account, 'read', {}, null)).toBeNull()
  expect(only.account.installation).toBeNull()
})

it('refusals that concern the visitor are passed on, without another attempt', async () => {
  const service = accountWith(known, [refused('unknown-service')])
  await expect(callInstallation(service.account, 'subscribe', {}, 'nl')).rejects.toThrow()
  expect(service.paths()).toHaveLength(1)
  expect(service.account.installation).toEqual(known)
})

it('calls are made with the token of the signed-in visitor', async () => {
  const own = accountWith(known, [state], true)
  await callInstallation(own.account, 'read', {}, null)
  expect(own.paths()).toEqual([pushPaths.read])
})

it('a removed installation is forgotten, also while the CMS does not answer', async () => {
  const away = new ContentApiError({ data: { error: { status: 503, message: 'x' } } })
  for (const answer of [{}, away]) {
    const { account, paths } = accountWith(known, [answer])
    await removeInstallation(account)
    expect(paths()).toEqual([pushPaths.remove])
    expect(account.installation).toBeNull()
  }
})
