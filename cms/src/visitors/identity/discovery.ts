import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import { retryingFetch } from '@beursvloer/contract/http-client'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { askProvider } from './ask-provider'
import { IdentityError } from './person'

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
export async function configurationOf(oidc: OidcSettings): Promise<Configuration> {
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
