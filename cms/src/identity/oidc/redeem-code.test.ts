import { createRemoteJWKSet, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTokenServer, type TokenServer } from '../testing/token-server.ts'
import type { Metadata } from './discovery.ts'
import { redeemCode } from './redeem-code.ts'

let server: TokenServer
const now = () => Math.floor(Date.now() / 1000)
const OIDC = {
  name: 'oidc',
  label: '',
  issuer: 'https://login.example',
  clientId: 'site',
  clientSecret: 'een geheim van de client',
}
const ROUND = {
  code: 'de-code',
  nonce: 'de-nonce',
  codeVerifier: 'de-verifier',
  redirectUri: 'https://cms.example/terug',
}

beforeAll(async () => {
  server = await startTokenServer()
})
afterAll(() => server.stop())

const metadata = (more: Partial<Metadata> = {}): Metadata => ({
  issuer: OIDC.issuer,
  authorizationEndpoint: '',
  tokenEndpoint: `${server.url}/token`,
  userinfoEndpoint: `${server.url}/userinfo`,
  keys: createRemoteJWKSet(new URL(`${server.url}/keys`)),
  basicHeader: true,
  namesItself: true,
  ...more,
})

const claims = (): JWTPayload => ({
  iss: OIDC.issuer,
  aud: 'site',
  sub: 'wie-het-is',
  iat: now(),
  exp: now() + 300,
  nonce: 'de-nonce',
})
const ADDRESS = { email: 'sanne@beurs.example', email_verified: true }

async function redeem(more: JWTPayload, userinfo: object = { sub: 'wie-het-is', ...ADDRESS }) {
  server.answers.token = {
    access_token: 'toegang',
    id_token: await server.sign({ ...claims(), ...more }),
  }
  server.answers.userinfo = userinfo
  return redeemCode(OIDC, metadata(), ROUND)
}

it('reads who it is from the ID token, or from the userinfo', async () => {
  const person = { provider: 'oidc', email: 'sanne@beurs.example', firstName: '', lastName: '' }
  expect(await redeem({})).toEqual(person)
  expect(await redeem({ ...ADDRESS, given_name: 'Sanne' }, {})).toEqual({
    ...person,
    firstName: 'Sanne',
  })
  expect(Object.fromEntries(server.answers.form)).toEqual({
    grant_type: 'authorization_code',
    code: 'de-code',
    redirect_uri: 'https://cms.example/terug',
    code_verifier: 'de-verifier',
  })
})

it('sends its secret in the body to providers that want it there', async () => {
  await redeem({})
  await redeemCode(OIDC, metadata({ basicHeader: false }), ROUND)
  expect(server.answers.form.get('client_secret')).toBe(OIDC.clientSecret)
})

it.each([
  ['for another client', { aud: 'andere' }],
  ['for several, issued to another', { aud: ['site', 'andere'], azp: 'andere' }],
  ['of another provider', { iss: 'https://other.example' }],
  ['of another round', { nonce: 'andere' }],
  ['that is over', { exp: now() - 60 }],
  ['about nobody', { sub: undefined }],
])('refuses an ID token %s', async (_what, more) => {
  await expect(redeem(more)).rejects.toMatchObject({ problem: 'failed' })
})

it('refuses an ID token that anybody could have made', async () => {
  const secret = new TextEncoder().encode(OIDC.clientSecret.padEnd(32))
  const forged = [
    await server.sign(claims(), { forged: true }),
    await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret),
  ]
  for (const id_token of forged) {
    server.answers.token = { access_token: 'toegang', id_token }
    await expect(redeemCode(OIDC, metadata(), ROUND)).rejects.toMatchObject({ problem: 'failed' })
  }
})

it('refuses a userinfo about somebody else, and an address that is not verified', async () => {
  await expect(redeem({}, { sub: 'een-ander', ...ADDRESS })).rejects.toMatchObject({
    problem: 'failed',
  })
  await expect(
    redeem({}, { sub: 'wie-het-is', ...ADDRESS, email_verified: false }),
  ).rejects.toMatchObject({ problem: 'unverified' })
})

it('says that the provider gives no token, or does not answer', async () => {
  server.answers.token = { error: 'invalid_grant' }
  await expect(redeemCode(OIDC, metadata(), ROUND)).rejects.toMatchObject({ problem: 'failed' })
  const away = metadata({ tokenEndpoint: 'http://127.0.0.1:9/token' })
  await expect(redeemCode(OIDC, away, ROUND)).rejects.toMatchObject({ problem: 'failed' })
})
