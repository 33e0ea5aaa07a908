import type { Bodies } from '../http/compressed-response.ts'
import { inlineHashes } from '../http/content-security-policy.ts'
import { type HeaderList, makeReady, type ReadyResponse } from '../http/ready-response.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { FRAMED_BY_CMS_HEADER } from '../site.ts'

/**
 * Browsers ask each time whether a page changed (a 304 costs little); a CDN in front may answer
 * itself for half a minute.
 */
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=30, must-revalidate'
/** The same address gives other visitors another page. */
const PERSONAL_CACHE_CONTROL = 'private, max-age=0, must-revalidate'
const NOT_STORED = 'private, no-store'

/** Headers that the server decides about itself. */
const MANAGED = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-frame-options',
  FRAMED_BY_CMS_HEADER,
])

/** The site's own headers, with its cookies when it is for this one visitor. */
export function siteHeaderList(response: Response, withCookies: boolean): HeaderList {
  const headers: string[] = []
  for (const [name, value] of response.headers) if (!MANAGED.has(name)) headers.push(name, value)
  if (withCookies) {
    for (const cookie of response.headers.getSetCookie()) headers.push('Set-Cookie', cookie)
  }
  return headers
}

/** Whether the site lets an answer be kept for others. */
export function isStorable(response: Response): boolean {
  const { headers, status } = response
  return (
    status < 500 &&
    !headers.has('set-cookie') &&
    !headers.has(FRAMED_BY_CMS_HEADER) &&
    !/no-store|private/i.test(headers.get('cache-control') ?? '')
  )
}

export interface PageAudience {
  /** Whether many visitors get this very answer. */
  readonly shared: boolean
  /** Whether the visitor's cookie or language chose it. */
  readonly personal: boolean
  /** Whether it opens windows of the identity provider. */
  readonly opensIdentity?: boolean | undefined
  /** Whether it looks through the camera. */
  readonly usesCamera?: boolean | undefined
  /** Where its bodies are kept; absent: the compressed one in memory, others nowhere. */
  readonly bodies?: Bodies
}

/** Takes the whole answer of the site and makes it ready to send. */
export async function readyPage(
  response: Response,
  security: SecurityHeaders,
  { shared, personal, opensIdentity, usesCamera, bodies }: PageAudience,
): Promise<ReadyResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const framedByCms = response.headers.has(FRAMED_BY_CMS_HEADER)
  const may = { framedByCms, opensIdentity, usesCamera }
  const headers = isHtml ? security.page(inlineHashes(body), may) : security.plain
  const kept = shared && isStorable(response)
  const usual = kept ? (personal ? PERSONAL_CACHE_CONTROL : PAGE_CACHE_CONTROL) : NOT_STORED
  return makeReady({
    status: response.status,
    headers: [...headers, ...siteHeaderList(response, !shared)],
    cacheControl: response.headers.get('cache-control') ?? usual,
    ...(personal ? { vary: 'Cookie, Accept-Language' } : {}),
    body,
    compress: 'fast',
    ...(bodies ? { bodies } : {}),
  })
}
