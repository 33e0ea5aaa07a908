import { createHash, randomBytes } from 'node:crypto'
import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import type { Metadata } from './discovery'

/** What has to come back, or be shown, at the end; kept by the browser, sealed. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  /** Of PKCE (RFC 7636). */
  readonly codeVerifier: string
}

const SCOPE = 'openid email profile'

const random = () => randomBytes(32).toString('base64url')

export const begin = (): Begun => ({ state: random(), nonce: random(), codeVerifier: random() })

/** Where the provider asks the visitor (OpenID Connect Core §3.1.2.1). */
export function authorizationAddress(
  { clientId }: OidcSettings,
  { authorizationEndpoint }: Metadata,
  begun: Begun,
  how: { readonly redirectUri: string; readonly language: string },
): string {
  const address = new URL(authorizationEndpoint)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: how.redirectUri,
    scope: SCOPE,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: createHash('sha256').update(begun.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: how.language,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}
