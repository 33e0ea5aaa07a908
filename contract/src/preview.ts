/**
 * The preview token: proof that the CMS asked for the draft of one page, for a short while. The CMS
 * puts it in the address it opens (`<path>?preview=<token>`), the site verifies it.
 *
 * token = base64url(JSON {path, exp}) + '.' + base64url(HMAC-SHA-256 of the first part, with the
 * preview secret). Only Web Crypto is used, so it runs in Node and in browsers alike.
 */

/** Query parameter that carries the token. */
export const PREVIEW_PARAMETER = 'preview'

/** How long a token opens its page, in milliseconds. */
export const PREVIEW_LIFETIME = 60 * 60 * 1000

/** How long a link opens a whole edition that is not public yet, in milliseconds. */
export const EDITION_PREVIEW_LIFETIME = 14 * 24 * 60 * 60 * 1000

/** Cookie with the token of such an edition, for the path where its pages begin. */
export const EDITION_PREVIEW_COOKIE = 'edition-preview'

interface PreviewClaim {
  readonly path: string
  /** When the token ends, in milliseconds since 1970. */
  readonly exp: number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

function claimOf(bytes: Uint8Array): PreviewClaim | undefined {
  try {
    const claim: unknown = JSON.parse(decoder.decode(bytes))
    if (typeof claim !== 'object' || claim === null) return undefined
    const { path, exp } = claim as Record<string, unknown>
    return typeof path === 'string' && typeof exp === 'number' ? { path, exp } : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the token with which the draft of one page can be seen.
 * @param path path of the page with its locale prefix, without a query: `/en/programma/opening`
 * @param secret the preview secret that CMS and site share
 * @param now milliseconds since 1970
 * @param lifetime in milliseconds
 */
export async function signPreview(
  path: string,
  secret: string,
  now: number,
  lifetime = PREVIEW_LIFETIME,
): Promise<string> {
  const claim: PreviewClaim = { path, exp: now + lifetime }
  const payload = toBase64Url(encoder.encode(JSON.stringify(claim)))
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(payload))
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`
}

/**
 * Whether a token opens the draft of this very page now. Never throws, even for a malformed token.
 * @param token value of the preview parameter
 * @param path path of the requested page with its locale prefix, without a query
 * @param secret the preview secret that CMS and site share
 * @param now milliseconds since 1970
 */
export async function verifyPreview(
  token: string,
  path: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const [payload, signature, surplus] = token.split('.')
  if (!payload || !signature || surplus !== undefined) return false
  const payloadBytes = fromBase64Url(payload)
  const signatureBytes = fromBase64Url(signature)
  if (!payloadBytes || !signatureBytes) return false
  // Web Crypto compares in constant time.
  const genuine = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret),
    signatureBytes,
    encoder.encode(payload),
  )
  if (!genuine) return false
  const claim = claimOf(payloadBytes)
  return claim !== undefined && claim.path === path && now < claim.exp
}
