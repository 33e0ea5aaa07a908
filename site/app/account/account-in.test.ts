import { UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { accountIn } from './account-in.server.ts'
import { accountCookies } from './cookies.server.ts'
import { sessionKey } from './session.server.ts'

const NOW = Date.UTC(2027, 2, 9, 10)
const key = sessionKey('geheim')

const cookieUntil = async (end: number) => {
  const refreshToken = new UnsecuredJWT({ userId: '7' }).setExpirationTime(end / 1000).encode()
  const [cookie = ''] = await accountCookies(
    { jwt: 'jwt', refreshToken },
    { key, secure: false },
    NOW,
  )
  return `andere=1; ${cookie.split(';')[0]}`
}

it('the current user is that of a session that is still valid', async () => {
  expect(await accountIn(await cookieUntil(NOW + 60_000), key, NOW)).toBe('7')
})

it('there is no current user without a valid session of this site', async () => {
  const ended = await cookieUntil(NOW - 1000)
  for (const cookies of [undefined, '', 'account=', 'account=x', ended])
    expect(await accountIn(cookies, key, NOW)).toBeNull()
  const other = await cookieUntil(NOW + 60_000)
  expect(await accountIn(other, sessionKey('ander'), NOW)).toBeNull()
})
