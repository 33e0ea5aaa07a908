import { createHash } from 'node:crypto'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SECRETS } from '../../../tests/secrets.ts'
import type * as OneTimeToken from './one-time-token.ts'

let module: typeof OneTimeToken
const used = new Set<string>()
const isFirstUse = async (id: string) => used.size < used.add(id).size
const PERSON = { provider: 'oidc', email: 'a@beurs.example', firstName: '', lastName: '' }
const VERIFIER = 'what-the-browser-of-the-visitor-keeps'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

beforeAll(async () => {
  for (const [name, value] of Object.entries(SECRETS)) vi.stubEnv(name, value)
  module = await import('./one-time-token.ts')
})

afterEach(() => {
  vi.useRealTimers()
})

it('gives the identity to the site, once, and cannot be read by others', async () => {
  const text = await module.issueOneTimeToken(PERSON, CHALLENGE)
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('beurs')
  await expect(module.redeemOneTimeToken('oidc', text, VERIFIER, isFirstUse)).resolves.toEqual(
    PERSON,
  )
  await expect(module.redeemOneTimeToken('oidc', text, VERIFIER, isFirstUse)).rejects.toMatchObject(
    {
      problem: 'expired',
    },
  )
})

it('is refused from another browser, for another provider, when changed, and after a minute', async () => {
  const text = await module.issueOneTimeToken(PERSON, CHALLENGE)
  const taken = [
    module.redeemOneTimeToken('oidc', text, 'what another browser keeps', isFirstUse),
    module.redeemOneTimeToken('oidc', text, '', isFirstUse),
    module.redeemOneTimeToken('andere', text, VERIFIER, isFirstUse),
    module.redeemOneTimeToken('oidc', `${text.slice(0, -6)}AAAAAA`, VERIFIER, isFirstUse),
    module.redeemOneTimeToken('oidc', 'eyJhbGciOiJub25lIn0.e30.', VERIFIER, isFirstUse),
  ]
  await Promise.all(
    taken.map((attempt) => expect(attempt).rejects.toMatchObject({ problem: 'expired' })),
  )
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  await expect(module.redeemOneTimeToken('oidc', text, VERIFIER, isFirstUse)).rejects.toMatchObject(
    {
      problem: 'expired',
    },
  )
})

it('accepts a SHA-256 as challenge, and nothing else', () => {
  expect(module.isChallenge(CHALLENGE)).toBe(true)
  for (const other of ['', 'kort', `${CHALLENGE}A`, ['x'], undefined])
    expect(module.isChallenge(other)).toBe(false)
})
