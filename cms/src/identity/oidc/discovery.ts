import { createRemoteJWKSet } from 'jose'
import { IdentityRefusal } from '../person'

/** How long a provider may take for an answer, in ms. */
const PROVIDER_TIMEOUT_MS = 10_000
/** How long what a provider says of itself is believed, in ms. */
const METADATA_MS = 10 * 60_000

/** What we need of a provider's description of itself (OpenID Connect Discovery §3). */
export interface Metadata {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly userinfoEndpoint: string | null
  readonly keys: ReturnType<typeof createRemoteJWKSet>
  /** Whether it takes client id and secret as a basic header; in the body otherwise. */
  readonly basicHeader: boolean
  /** Whether it names itself in its answers, so that one without its name is another's (RFC 9207). */
  readonly namesItself: boolean
}

/** Asks a provider for JSON; @throws IdentityRefusal `failed` for anything else. */
export async function askProvider(
  address: string,
  request: RequestInit = {},
): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
  try {
    const response = await fetch(address, { redirect: 'error', ...request, signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  } catch (error) {
    const { pathname } = new URL(address)
    throw new IdentityRefusal('failed', `${pathname} of the provider: ${(error as Error).message}`)
  }
}

let known: { readonly issuer: string; readonly until: number; readonly metadata: Metadata } | null =
  null

/**
 * What the provider says of itself, remembered for a while.
 * @throws IdentityRefusal `failed` when it does not answer, or as somebody else
 */
export async function metadataOf(issuer: string): Promise<Metadata> {
  if (known?.issuer === issuer && known.until > performance.now()) return known.metadata
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await askProvider(address)
  const endpoint = (name: string) => {
    const value = answer[name]
    return typeof value === 'string' && URL.canParse(value) ? value : null
  }
  const needed = (name: string) => {
    const value = endpoint(name)
    if (!value) throw new IdentityRefusal('failed', `The provider names no ${name}`)
    return value
  }
  if (answer.issuer !== issuer)
    throw new IdentityRefusal('failed', 'The provider calls itself otherwise than OIDC_ISSUER')
  const methods = answer.token_endpoint_auth_methods_supported
  const metadata: Metadata = {
    issuer,
    authorizationEndpoint: needed('authorization_endpoint'),
    tokenEndpoint: needed('token_endpoint'),
    userinfoEndpoint: endpoint('userinfo_endpoint'),
    keys: createRemoteJWKSet(new URL(needed('jwks_uri')), { timeoutDuration: PROVIDER_TIMEOUT_MS }),
    basicHeader: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    namesItself: answer.authorization_response_iss_parameter_supported === true,
  }
  known = { issuer, until: performance.now() + METADATA_MS, metadata }
  return metadata
}
