import { createHash } from 'node:crypto'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type * as HandOver from './hand-over.ts'

let module: typeof HandOver
const PERSON = { provider: 'oidc', email: 'a@beurs.example', firstName: '', lastName: '' }
const VERIFIER = 'what-the-browser-of-the-visitor-keeps'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

beforeAll(async () => {
  for (const name of [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
    'PREVIEW_SECRET',
  ])
    vi.stubEnv(name, `${name}-0123456789abcdef`)
  module = await import('./hand-over.ts')
})

afterEach(() => {
  vi.useRealTimers()
})

it('tells the site who it is, once, and nobody else anything', async () => {
  const text = await module.handOver(PERSON, CHALLENGE)
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('beurs')
  await expect(module.takeHandOver('oidc', text, VERIFIER)).resolves.toEqual(PERSON)
  await expect(module.takeHandOver('oidc', text, VERIFIER)).rejects.toMatchObject({
    problem: 'expired',
  })
})

it('is refused from another browser, for another provider, altered, and after a minute', async () => {
  const text = await module.handOver(PERSON, CHALLENGE)
  const taken = [
    module.takeHandOver('oidc', text, 'what another browser keeps'),
    module.takeHandOver('oidc', text, ''),
    module.takeHandOver('andere', text, VERIFIER),
    module.takeHandOver('oidc', `${text.slice(0, -6)}AAAAAA`, VERIFIER),
    module.takeHandOver('oidc', 'eyJhbGciOiJub25lIn0.e30.', VERIFIER),
  ]
  for (const attempt of taken) await expect(attempt).rejects.toMatchObject({ problem: 'expired' })
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  await expect(module.takeHandOver('oidc', text, VERIFIER)).rejects.toMatchObject({
    problem: 'expired',
  })
})

it('takes the SHA-256 of something for a challenge, and nothing else', () => {
  expect(module.isChallenge(CHALLENGE)).toBe(true)
  for (const other of ['', 'kort', `${CHALLENGE}A`, ['x'], undefined])
    expect(module.isChallenge(other)).toBe(false)
})
