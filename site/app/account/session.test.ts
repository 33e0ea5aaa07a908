import { CompactEncrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { accountCookies, cookieIn } from './cookies.server.ts'
import { isDue, openSession, sealSession, sessionKey } from './session.server.ts'
import { tokenUntil } from './testing/account-cms.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const key = sessionKey('secret')
const session = {
  jwt: tokenUntil(NOW + 600_000, 'jwt'),
  refreshToken: tokenUntil(NOW + 30 * DAY, 'refresh'),
}

describe('a sealed session', () => {
  it('opens with its key and does not show its tokens', async () => {
    const text = await sealSession(session, key)
    expect(await openSession(text, key)).toEqual(session)
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain(session.jwt)
  })

  it('does not open with another key, when it is changed, or when it is another text', async () => {
    const text = await sealSession(session, key)
    expect(await openSession(text, sessionKey('other'))).toBeNull()
    // Not the last sign, of which some bits do not count.
    const sign = text.at(-9) === 'x' ? 'y' : 'x'
    expect(await openSession(text.slice(0, -9) + sign + text.slice(-8), key)).toBeNull()
    expect(await openSession('', key)).toBeNull()
    const other = await new CompactEncrypt(new TextEncoder().encode('{"jwt":1}'))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key)
    expect(await openSession(other, key)).toBeNull()
  })

  it('is renewed thirty seconds before its token expires', () => {
    const end = NOW + 600_000
    expect(isDue(session, end - 30_001)).toBe(false)
    expect(isDue(session, end - 30_000)).toBe(true)
    expect(isDue({ ...session, jwt: 'no token' }, end)).toBe(false)
  })
})

describe('cookies of an account', () => {
  it('last as long as the refresh token, and only one is readable for scripts', async () => {
    const [account = '', flag] = await accountCookies(session, { key, secure: true }, NOW)
    expect(account).toMatch(
      /^account=[\w.-]+; HttpOnly; Path=\/; SameSite=Lax; Secure; Max-Age=2592000$/,
    )
    expect(await openSession(cookieIn(account, 'account') ?? '', key)).toEqual(session)
    expect(flag).toBe('signed-in=1; Path=/; SameSite=Lax; Secure; Max-Age=2592000')
  })

  it('end at once without a session, and work over http', async () => {
    expect(await accountCookies(null, { key, secure: false }, NOW)).toEqual([
      'account=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0',
      'signed-in=; Path=/; SameSite=Lax; Max-Age=0',
    ])
  })

  it('are found by their full name', () => {
    expect(cookieIn('my-account=1; account=a=b; x=2', 'account')).toBe('a=b')
    expect(cookieIn('my-account=1', 'account')).toBeNull()
    expect(cookieIn(null, 'account')).toBeNull()
  })
})
