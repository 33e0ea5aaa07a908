import type { DerivedBodies } from '../http/compressed-response.ts'
import { inlineHashes } from '../http/content-security-policy.ts'
import { type HeaderList, makeReady, type ReadyResponse } from '../http/ready-response.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { FRAMED_BY_CMS_HEADER } from '../site.ts'
import type { PackedPage } from './packed-page.ts'

/**
 * Browsers ask each time whether a page changed (a 304 costs little); a CDN in front may answer
 * itself for half a minute.
 */
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=30, must-revalidate'
/** Other visitors get another page at the same address. */
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

/** The part of an answer that decides how it is sent on. */
export type AnswerHead = Pick<Response, 'status' | 'headers'>

/** The site's own headers, with its cookies when it is for this one visitor. */
export function siteHeaderList({ headers: given }: AnswerHead, withCookies: boolean): HeaderList {
  const headers: string[] = []
  for (const [name, value] of given) if (!MANAGED.has(name)) headers.push(name, value)
  if (withCookies) {
    for (const cookie of given.getSetCookie()) headers.push('Set-Cookie', cookie)
  }
  return headers
}

/** Whether the site allows an answer to be cached for others. */
export function isStorable({ headers, status }: AnswerHead): boolean {
  return (
    status < 500 &&
    !headers.has('set-cookie') &&
    !headers.has(FRAMED_BY_CMS_HEADER) &&
    !/no-store|private/i.test(headers.get('cache-control') ?? '')
  )
}

export interface PageHeaderOptions {
  /** Whether the visitor's cookie or language chose it. */
  readonly personal: boolean
  /** Whether it opens windows of the identity provider. */
  readonly opensIdentity?: boolean | undefined
  /** Whether it uses the camera. */
  readonly usesCamera?: boolean | undefined
}

/** Makes a page for one visitor ready to send. */
export async function readyPage(
  response: Response,
  security: SecurityHeaders,
  { personal, opensIdentity, usesCamera }: PageHeaderOptions,
): Promise<ReadyResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const framedByCms = response.headers.has(FRAMED_BY_CMS_HEADER)
  const may = { framedByCms, opensIdentity, usesCamera }
  const headers = isHtml ? security.page(inlineHashes(body), may) : security.plain
  return makeReady({
    status: response.status,
    headers: [...headers, ...siteHeaderList(response, true)],
    cacheControl: response.headers.get('cache-control') ?? NOT_STORED,
    ...varyOf(personal),
    body,
    compress: 'fast',
  })
}

/** Makes a shared page ready to send; `derived` keeps its other encodings. */
export function readySharedPage(
  { headers: given, tag, hashes, body, isCompressed, status }: PackedPage,
  security: SecurityHeaders,
  { personal, derived }: { readonly personal: boolean; readonly derived: DerivedBodies },
): { readonly ready: ReadyResponse; readonly answer: AnswerHead } {
  const answer: AnswerHead = { status, headers: new Headers([...given]) }
  const { headers } = answer
  const framedByCms = headers.has(FRAMED_BY_CMS_HEADER)
  const own = hashes ? security.page(hashes, { framedByCms }) : security.plain
  const kept = personal ? PERSONAL_CACHE_CONTROL : PAGE_CACHE_CONTROL
  const ready = makeReady({
    status,
    headers: [...own, ...siteHeaderList(answer, false)],
    cacheControl: headers.get('cache-control') ?? (isStorable(answer) ? kept : NOT_STORED),
    ...varyOf(personal),
    body: Buffer.from(body),
    compress: isCompressed ? { tag } : 'none',
    derived,
  })
  return { ready, answer }
}

const varyOf = (personal: boolean) => (personal ? { vary: 'Cookie, Accept-Language' } : {})
