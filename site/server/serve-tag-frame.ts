import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GOOGLE_TAG, type StatisticsTag, TAG_FRAME_PATH } from '@beursvloer/contract/statistics/tag'
import { makeReady, type ReadyResponse, sendReady } from './http/ready-response.ts'
import { refuse } from './http/refuse.ts'
import type { ServerContext } from './server-context.ts'
import { tagFrameScript } from './tag-frame-script.ts'

/** How long the tag's host may take to answer with its script, in ms. */
const TAG_TIMEOUT_MS = 2000
/** Validated at each use: the tag may be another one, or none. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** Addresses to which Google's tag sends its events. */
const GOOGLE_SOURCES = [
  GOOGLE_TAG,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

const SCRIPT = tagFrameScript(TAG_TIMEOUT_MS)
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/** The tag's settings for the frame's script: complete addresses. */
const settingsOf = ({ kind, address, id }: StatisticsTag) => ({
  kind,
  id,
  address: kind === 'google' ? `${GOOGLE_TAG}/` : kind === 'other' ? address : withSlash(address),
})

/**
 * The policy of the frame. It allows the tag's host alone, and not this site itself. Without
 * `allow-same-origin` the frame has no origin: it reads no cookie, no storage, and no page of this
 * site.
 */
function framePolicy({ kind, address }: StatisticsTag): string {
  const hosts = kind === 'google' ? GOOGLE_SOURCES : [new URL(address).origin]
  const sources = hosts.join(' ')
  return [
    "default-src 'none'",
    `script-src ${SCRIPT_HASH} ${sources}`,
    `connect-src ${sources}`,
    `img-src ${sources}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
}

/** JSON for within a script element: characters that could end it are escaped. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const frameHtml = (tag: StatisticsTag): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>.</title>` +
  `<script type="application/json" id="tag">${safeJson(settingsOf(tag))}</script>` +
  `<script>${SCRIPT}</script></head><body></body></html>`

/**
 * Answers the frame of the statistics tag: the same for everybody, and loaded only by browsers
 * whose user agreed to it. 404 while there is no tag. The part after its path is for tags that read
 * the address.
 */
export function tagFrameHandler({ site, security }: ServerContext) {
  let made: { readonly tag: StatisticsTag; readonly ready: ReadyResponse } | null = null
  return (request: IncomingMessage, response: ServerResponse, path: string) => {
    const tag = site.tag()
    if (!tag || !(path === TAG_FRAME_PATH || path.startsWith(`${TAG_FRAME_PATH}/`))) {
      refuse(request, response, 404, { security: security.plain })
      return undefined
    }
    if (made?.tag !== tag) {
      const ready = makeReady({
        status: 200,
        headers: [
          ...security.framedBySite(framePolicy(tag)),
          'Content-Type',
          'text/html; charset=utf-8',
        ],
        cacheControl: CACHE_CONTROL,
        body: Buffer.from(frameHtml(tag)),
        compress: 'fast',
      })
      made = { tag, ready }
    }
    return sendReady(request, response, made.ready)
  }
}
