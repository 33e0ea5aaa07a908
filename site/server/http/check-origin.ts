import type { IncomingHttpHeaders } from 'node:http'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method changes nothing, so that anyone may send it. */
export const isSafeMethod = (method: string | undefined): boolean => SAFE_METHODS.has(method ?? '')

/**
 * Whether a request that changes something comes from a page of this site: `Origin` is one of
 * the public origins or, where there is none (or `null`, as privacy settings make it), the browser
 * says `Sec-Fetch-Site: same-origin`. Neither header can be set by another site's page.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: ReadonlySet<string>): boolean {
  const { origin } = headers
  if (origin !== undefined && origin !== 'null') return origins.has(origin)
  return headers['sec-fetch-site'] === 'same-origin'
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins of the site's pages. One on a loopback name includes its other names: a browser on
 * the same computer may use either.
 */
export function publicOrigins(siteUrls: readonly string[]): ReadonlySet<string> {
  const origins = new Set<string>()
  for (const siteUrl of siteUrls) {
    const url = new URL(siteUrl)
    origins.add(url.origin)
    if (!LOOPBACK.includes(url.hostname)) continue
    for (const name of LOOPBACK) {
      origins.add(`${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`)
    }
  }
  return origins
}
