import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import { retryingFetch } from '@beursvloer/contract/http-client'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { type Claims, IdentityError, type Person, personOf } from './person'

/**
 * Maximum length of a logged error code, in characters; it comes from the provider or an attacker.
 */
const MAX_ERROR_CODE = 40

/** The `error` of an answer (RFC 6749 §4.1.2.1, RFC 6749 §5.2); empty without. */
const errorCode = (error: Error): string => {
  const { error: code } = error as { readonly error?: unknown }
  return typeof code === 'string' ? code.replace(/[^\w-]/g, '').slice(0, MAX_ERROR_CODE) : ''
}

/**
 * The reason of a failure, for the log: without tokens and claims, which the library keeps as
 * causes.
 */
const reasonOf = (error: unknown): string => {
  if (error instanceof Response) return `status ${error.status}`
  if (!(error instanceof Error)) return ''
  return [error.message, errorCode(error), reasonOf(error.cause)].filter(Boolean).join(': ')
}

/**
 * Awaits a call of `openid-client`.
 * @throws IdentityError `cancelled` when the visitor left the provider's page, otherwise `failed`
 */
async function askProvider<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const left = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    throw new IdentityError(left ? 'cancelled' : 'failed', `Provider: ${reasonOf(error)}`)
  }
}

/** How long a provider may take for an answer, in seconds. */
const PROVIDER_TIMEOUT_SECONDS = 10
/** Lifetime of the cached provider metadata, in ms. */
const METADATA_MS = 10 * 60_000

/**
 * Client id and secret as a basic header where the provider supports that or names no method; else
 * in the body.
 */
const clientAuthentication =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported
    const authenticate =
      !Array.isArray(methods) || methods.includes('client_secret_basic')
        ? ClientSecretBasic(secret)
        : ClientSecretPost(secret)
    return authenticate(server, ...request)
  }

let known: {
  readonly oidc: OidcSettings
  readonly until: number
  readonly configuration: Configuration
} | null = null

/**
 * The provider's metadata (OpenID Connect Discovery), cached. The signature of its ID tokens is
 * checked too, which the library omits by default for a token that came over TLS.
 * @throws IdentityError `failed` when it does not answer, or names another issuer
 */
async function configurationOf(oidc: OidcSettings): Promise<Configuration> {
  if (known?.oidc === oidc && known.until > performance.now()) return known.configuration
  const { issuer, clientId, clientSecret } = oidc
  const configuration = await askProvider(() =>
    discovery(new URL(issuer), clientId, {}, clientAuthentication(clientSecret), {
      timeout: PROVIDER_TIMEOUT_SECONDS,
      [customFetch]: retryingFetch,
      // Settings take plain http on this machine only: to try things on.
      execute: [
        enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    }),
  )
  // The library takes one with a slash more or less for the same.
  if (configuration.serverMetadata().issuer !== issuer)
    throw new IdentityError('failed', 'The provider calls itself otherwise than OIDC_ISSUER')
  known = { oidc, until: performance.now() + METADATA_MS, configuration }
  return configuration
}

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
