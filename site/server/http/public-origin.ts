import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { forwardedHost } from './client-address.ts'

/**
 * The public origin that a request is for, out of the configured ones. A host that is none of them
 * gets the first: a visitor's `Host` never ends up in an answer. `X-Forwarded-Host` counts from a
 * trusted proxy only.
 */
export class PublicOrigins {
  readonly #byHost: ReadonlyMap<string, string>
  readonly #first: string
  readonly #proxies: BlockList | null

  constructor(siteUrls: readonly [string, ...string[]], proxies: BlockList | null) {
    this.#first = siteUrls[0]
    this.#byHost = new Map(siteUrls.map((url) => [new URL(url).host, url]))
    this.#proxies = proxies
  }

  of(request: IncomingMessage): string {
    if (this.#byHost.size === 1) return this.#first
    const claimed = forwardedHost(request, this.#proxies) ?? request.headers.host
    return this.#byHost.get((claimed ?? '').toLowerCase()) ?? this.#first
  }
}
