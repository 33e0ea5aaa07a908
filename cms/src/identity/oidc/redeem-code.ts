import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import { type JWTPayload, jwtVerify } from 'jose'
import { type Claims, IdentityRefusal, type Person, personOf } from '../person'
import type { Begun } from './authorization'
import { askProvider, type Metadata } from './discovery'

/** Signatures that only the provider can make; `none` and shared secrets are not among them. */
const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']
/** How far the provider's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE = 30

/** As RFC 6749 §2.3.1 has them in the basic header. */
const encoded = (text: string) => encodeURIComponent(text).replace(/%20/g, '+')

async function tokensOf(
  oidc: OidcSettings,
  metadata: Metadata,
  form: Readonly<Record<string, string>>,
): Promise<{ readonly idToken: string; readonly accessToken: string }> {
  const { clientId, clientSecret } = oidc
  const basic = Buffer.from(`${encoded(clientId)}:${encoded(clientSecret)}`).toString('base64')
  const body = metadata.basicHeader
    ? form
    : { ...form, client_id: clientId, client_secret: clientSecret }
  const answer = await askProvider(metadata.tokenEndpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(metadata.basicHeader && { authorization: `Basic ${basic}` }),
    },
    body: new URLSearchParams(body),
  })
  const { id_token: idToken, access_token: accessToken } = answer
  if (typeof idToken !== 'string' || typeof accessToken !== 'string')
    throw new IdentityRefusal('failed', 'The provider gives no ID token')
  return { idToken, accessToken }
}

/** The claims of an ID token that this provider made, for us, in this round (Core §3.1.3.7). */
async function verified(
  idToken: string,
  { clientId }: OidcSettings,
  { issuer, keys }: Metadata,
  nonce: string,
): Promise<JWTPayload> {
  const options = {
    issuer,
    audience: clientId,
    algorithms: SIGNATURES,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'exp', 'iat'],
  }
  const { payload } = await jwtVerify(idToken, keys, options).catch((error: { code?: string }) => {
    throw new IdentityRefusal('failed', `The ID token is refused: ${error.code}`)
  })
  const others = Array.isArray(payload.aud) && payload.aud.length > 1
  if (payload.nonce !== nonce || (others && payload.azp !== clientId))
    throw new IdentityRefusal('failed', 'The ID token is not for this round')
  return payload
}

/**
 * Gives the provider its code back for tokens and reads who it is (OpenID Connect Core §3.1.3). What
 * the ID token does not say of the address is asked at the provider's userinfo; no token is kept.
 * @throws IdentityRefusal `failed` or `unverified`
 */
export async function redeemCode(
  oidc: OidcSettings,
  metadata: Metadata,
  round: Pick<Begun, 'nonce' | 'codeVerifier'> & {
    readonly code: string
    readonly redirectUri: string
  },
): Promise<Person> {
  const { idToken, accessToken } = await tokensOf(oidc, metadata, {
    grant_type: 'authorization_code',
    code: round.code,
    redirect_uri: round.redirectUri,
    code_verifier: round.codeVerifier,
  })
  const claims = await verified(idToken, oidc, metadata, round.nonce)
  if (claims.email !== undefined || !metadata.userinfoEndpoint)
    return personOf(oidc.name, claims as Claims)
  const info = await askProvider(metadata.userinfoEndpoint, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  })
  if (info.sub !== claims.sub)
    throw new IdentityRefusal('failed', 'The userinfo is about somebody else')
  return personOf(oidc.name, info)
}
