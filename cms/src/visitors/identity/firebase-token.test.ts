import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personOfFirebaseToken } from './firebase-token.ts'
import { startTokenServer, type TokenServer } from './testing/token-server.ts'

let server: TokenServer
const now = () => Math.floor(Date.now() / 1000)

beforeAll(async () => {
  server = await startTokenServer()
})
afterAll(() => server.stop())

const claims = (): JWTPayload => ({
  iss: 'https://securetoken.google.com/beurs',
  aud: 'beurs',
  sub: 'wie-het-is',
  iat: now(),
  exp: now() + 3600,
  auth_time: now() - 10,
  email: 'sanne@beurs.example',
  email_verified: true,
  name: 'Sanne de Wit',
})

const read = async (more: JWTPayload, forged = false) =>
  personOfFirebaseToken(await server.sign({ ...claims(), ...more }, { forged }), {
    label: '',
    apiKey: '',
    authDomain: '',
    projectId: 'beurs',
    signInMethods: [],
    emulator: '',
    keysUrl: `${server.url}/keys`,
  })

it('gives the identity in the token', async () => {
  expect(await read({})).toEqual({
    provider: 'firebase',
    email: 'sanne@beurs.example',
    firstName: 'Sanne',
    lastName: 'de Wit',
  })
})

it.each([
  ['of another project', { aud: 'andere' }, 'failed'],
  ['of another issuer', { iss: 'https://accounts.google.com' }, 'failed'],
  ['that is over', { exp: now() - 60 }, 'expired'],
  ['without an end', { exp: undefined }, 'failed'],
  ['about nobody', { sub: '' }, 'expired'],
  ['of who signed in an hour ago', { auth_time: now() - 3600 }, 'expired'],
  ['from the future', { auth_time: now() + 3600 }, 'expired'],
  ['without a verified address', { email_verified: false }, 'unverified'],
])('is refused when it is %s', async (_what, more, problem) => {
  await expect(read(more)).rejects.toMatchObject({ problem })
})

it('is refused when the provider did not sign it', async () => {
  await expect(read({}, true)).rejects.toMatchObject({ problem: 'failed' })
  const { url } = server
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.`
  const settings = { projectId: 'beurs', keysUrl: `${url}/keys` } as Parameters<
    typeof personOfFirebaseToken
  >[1]
  await expect(personOfFirebaseToken(unsigned, settings)).rejects.toMatchObject({
    problem: 'failed',
  })
})
