import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { askProvider } from './ask-provider'
import { configurationOf } from './discovery'
import { type Claims, IdentityError, type Person, personOf } from './person'

/** The values that the provider's answers are checked against; kept by the browser, sealed. */
export interface FlowChecks {
  readonly state: string
  readonly nonce: string
  /** Of PKCE (RFC 7636). */
  readonly codeVerifier: string
}

const SCOPE = 'openid email profile'

/**
 * Begins the authorization code flow (OpenID Connect Core §3.1.2.1).
 * @returns the provider's authorization URL, and the checks that `completeFlow` needs
 * @throws IdentityError `failed` when the provider does not answer
 */
export async function beginFlow(
  oidc: OidcSettings,
  request: { readonly redirectUri: string; readonly language: string },
): Promise<{ readonly address: string; readonly checks: FlowChecks }> {
  const configuration = await configurationOf(oidc)
  const checks = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const parameters = {
    redirect_uri: request.redirectUri,
    scope: SCOPE,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: request.language,
  }
  const { href: address } = await askProvider(() =>
    buildAuthorizationUrl(configuration, parameters),
  )
  return { address, checks }
}

/**
 * Exchanges the provider's code for tokens and reads the claims (OpenID Connect Core §3.1.3).
 * Claims about the address that the ID token lacks are fetched from the provider's userinfo
 * endpoint; no token is kept.
 * @param callback the address that the provider sent the visitor back to, with its answer
 * @throws IdentityError `cancelled`, `failed` or `unverified`
 */
export async function completeFlow(
  oidc: OidcSettings,
  callback: URL,
  { state, nonce, codeVerifier }: FlowChecks,
): Promise<Person> {
  const configuration = await configurationOf(oidc)
  const checks = {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  }
  const tokens = await askProvider(() => authorizationCodeGrant(configuration, callback, checks))
  const claims = tokens.claims()
  if (!claims) throw new IdentityError('failed', 'The provider gives no ID token')
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint)
    return personOf(oidc.name, claims as Claims)
  const info = await askProvider(() =>
    fetchUserInfo(configuration, tokens.access_token, claims.sub),
  )
  return personOf(oidc.name, info as Claims)
}
