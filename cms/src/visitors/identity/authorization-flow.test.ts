import { createHash } from 'node:crypto'
import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginFlow, completeFlow } from './authorization-flow.ts'
import { startTokenServer, type TokenServer } from './testing/token-server.ts'

const CALLBACK = 'https://cms.example/api/connect/oidc/callback'
const CHECKS = { state: 'de-state', nonce: 'de-nonce', codeVerifier: 'v'.repeat(43) }

let server: TokenServer
/** A new provider for each test, so that no test reads the cached metadata of another one. */
let oidc: OidcSettings
/** An address without a server. */
let silent: string
const now = () => Math.floor(Date.now() / 1000)

beforeAll(async () => {
  server = await startTokenServer()
  const stopped = await startTokenServer()
  await stopped.stop()
  silent = stopped.url
})
afterAll(() => server.stop())

beforeEach(() => {
  oidc = {
    name: 'oidc',
    label: '',
    issuer: server.url,
    clientId: 'site',
    clientSecret: 'een geheim: van & de+client',
  }
  server.answers.metadata = {
    issuer: server.url,
    authorization_endpoint: `${server.url}/authorize?tenant=1`,
    token_endpoint: `${server.url}/token`,
    userinfo_endpoint: `${server.url}/userinfo`,
    jwks_uri: `${server.url}/keys`,
  }
})

const claims = (): JWTPayload => ({
  iss: server.url,
  aud: 'site',
  sub: 'wie-het-is',
  iat: now(),
  exp: now() + 300,
  nonce: 'de-nonce',
})
const ADDRESS = { email: 'sanne@beurs.example', email_verified: true }

/** Completes a flow with the given parameters of the provider's redirect besides code and state. */
const complete = (answer: Record<string, string> = {}) =>
  completeFlow(
    oidc,
    new URL(
      `${CALLBACK}?${new URLSearchParams({ code: 'de-code', state: 'de-state', ...answer })}`,
    ),
    CHECKS,
  )

async function completeWith(
  more: JWTPayload,
  userinfo: object = { sub: 'wie-het-is', ...ADDRESS },
) {
  const id_token = await server.sign({ ...claims(), ...more })
  server.answers.token = { access_token: 'toegang', token_type: 'Bearer', id_token }
  server.answers.userinfo = userinfo
  return complete()
}

const refusedAs = (problem: string) => expect.objectContaining({ problem })

describe('an authorization request', () => {
  it('asks for a code with state, nonce and PKCE, new each time', async () => {
    const request = { redirectUri: CALLBACK, language: 'en' }
    const { address, checks } = await beginFlow(oidc, request)
    const codeChallenge = createHash('sha256').update(checks.codeVerifier).digest('base64url')
    expect(address.split('?')[0]).toBe(`${server.url}/authorize`)
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'site',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      ui_locales: 'en',
    })
    expect(checks.state).toMatch(/^[\w-]{43}$/)
    const again = (await beginFlow(oidc, request)).checks
    for (const name of ['state', 'nonce', 'codeVerifier'] as const)
      expect(again[name]).not.toBe(checks[name])
  })

  it.each([
    ['calls itself otherwise', { issuer: 'https://other.example' }],
    ['calls itself with a slash more', { issuer: 'SLASH' }],
    ['does not say where it asks visitors', { authorization_endpoint: undefined }],
    ['does not say who it is', { issuer: undefined }],
  ])('is refused when the provider %s', async (_what, more) => {
    const issuer = more.issuer === 'SLASH' ? `${server.url}/` : more.issuer
    server.answers.metadata = {
      ...server.answers.metadata,
      ...more,
      ...('issuer' in more && { issuer }),
    }
    await expect(beginFlow(oidc, { redirectUri: CALLBACK, language: 'nl' })).rejects.toEqual(
      refusedAs('failed'),
    )
  })

  it('is refused when the provider does not answer', async () => {
    oidc = { ...oidc, issuer: silent }
    await expect(beginFlow(oidc, { redirectUri: CALLBACK, language: 'nl' })).rejects.toEqual(
      refusedAs('failed'),
    )
  })

  it('reads the metadata of the provider once, for a while', async () => {
    const request = { redirectUri: CALLBACK, language: 'nl' }
    await beginFlow(oidc, request)
    server.answers.metadata = {}
    await expect(beginFlow(oidc, request)).resolves.toBeDefined()
  })
})

describe('the callback', () => {
  it('reads the identity from the ID token, or from the userinfo', async () => {
    const person = { provider: 'oidc', email: 'sanne@beurs.example', firstName: '', lastName: '' }
    expect(await completeWith({})).toEqual(person)
    expect(await completeWith({ ...ADDRESS, given_name: 'Sanne' }, {})).toEqual({
      ...person,
      firstName: 'Sanne',
    })
    expect(Object.fromEntries(server.answers.form)).toEqual({
      grant_type: 'authorization_code',
      code: 'de-code',
      redirect_uri: CALLBACK,
      code_verifier: CHECKS.codeVerifier,
    })
    const [, basic = ''] = server.answers.authorization?.split(' ') ?? []
    const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
    expect([id, new URLSearchParams(`secret=${secret}`).get('secret')]).toEqual([
      'site',
      oidc.clientSecret,
    ])
  })

  it('sends the client secret in the body to providers that require it', async () => {
    server.answers.metadata.token_endpoint_auth_methods_supported = ['client_secret_post']
    await completeWith({})
    expect(server.answers.form.get('client_secret')).toBe(oidc.clientSecret)
    expect(server.answers.authorization).toBeUndefined()
  })

  it('accepts a clock that is half a minute off', async () => {
    await expect(completeWith({ exp: now() - 20 })).resolves.toBeDefined()
  })

  it.each([
    ['for another client', { aud: 'andere' }],
    ['for several, issued to another', { aud: ['site', 'andere'], azp: 'andere' }],
    ['of another provider', { iss: 'https://other.example' }],
    ['of another flow', { nonce: 'andere' }],
    ['of no flow', { nonce: undefined }],
    ['that is over', { exp: now() - 60 }],
    ['about nobody', { sub: undefined }],
  ])('refuses an ID token %s', async (_what, more) => {
    await expect(completeWith(more)).rejects.toEqual(refusedAs('failed'))
  })

  it('refuses an ID token with an algorithm that anybody can use to sign', async () => {
    const secret = new TextEncoder().encode(oidc.clientSecret.padEnd(32))
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const all = { ...claims(), ...ADDRESS }
    const forged = [
      await server.sign(all, { forged: true }),
      await new SignJWT(all).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret),
      `${encoded({ alg: 'none' })}.${encoded(all)}.`,
    ]
    // Also from a provider whose metadata lists such algorithms.
    for (const algorithms of [undefined, ['RS256', 'HS256', 'none']]) {
      oidc = { ...oidc }
      server.answers.metadata.id_token_signing_alg_values_supported = algorithms
      for (const id_token of forged) {
        server.answers.token = { access_token: 'toegang', token_type: 'Bearer', id_token }
        await expect(complete()).rejects.toEqual(refusedAs('failed'))
      }
    }
  })

  it('refuses a userinfo about another user, and an unverified address', async () => {
    await expect(completeWith({}, { sub: 'een-ander', ...ADDRESS })).rejects.toEqual(
      refusedAs('failed'),
    )
    await expect(
      completeWith({}, { sub: 'wie-het-is', ...ADDRESS, email_verified: false }),
    ).rejects.toEqual(refusedAs('unverified'))
  })

  it('refuses the answer of another provider, and of another flow', async () => {
    await completeWith({ ...ADDRESS })
    await expect(complete({ iss: server.url })).resolves.toBeDefined()
    await expect(complete({ iss: 'https://other.example' })).rejects.toEqual(refusedAs('failed'))
    await expect(complete({ state: 'andere' })).rejects.toEqual(refusedAs('failed'))
    // A provider that announces the `iss` parameter must send it each time (RFC 9207).
    oidc = { ...oidc }
    server.answers.metadata.authorization_response_iss_parameter_supported = true
    await expect(complete()).rejects.toEqual(refusedAs('failed'))
  })

  it('reports that the visitor cancelled, or that the provider refuses, gives no token or does not answer', async () => {
    await expect(complete({ error: 'access_denied' })).rejects.toEqual(refusedAs('cancelled'))
    await expect(complete({ error: 'server_error' })).rejects.toMatchObject({
      problem: 'failed',
      message: expect.stringContaining('server_error'),
    })
    for (const token of [{ error: 'access_denied' }, { access_token: 'x', token_type: 'Bearer' }]) {
      server.answers.token = token
      await expect(complete()).rejects.toEqual(refusedAs('failed'))
    }
    oidc = { ...oidc }
    server.answers.metadata.token_endpoint = `${silent}/token`
    await expect(complete()).rejects.toMatchObject({
      problem: 'failed',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('logs no tokens and no personal data', async () => {
    const refusal = completeWith({ ...ADDRESS, aud: 'andere' })
    await expect(refusal).rejects.toMatchObject({
      message: expect.not.stringMatching(/sanne|eyJ|toegang/),
    })
  })
})
