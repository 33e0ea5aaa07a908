import { readyCache } from '../http/ready-cache.ts'
import type { ReadyResponse } from '../http/ready-response.ts'

/** Memory of pages that others took the place of, in bytes: some 600 of the demo fair. */
const MAX_BYTES = 8 * 1024 * 1024

/** Pages as they were before, compressed, for as long as there is room: devices may have kept them. */
export class ReplacedPages {
  readonly #pages = readyCache(MAX_BYTES)

  add(key: string, page: ReadyResponse): void {
    this.#pages.set(`${page.tag} ${key}`, page)
  }

  get(key: string, tag: string): ReadyResponse | undefined {
    return this.#pages.get(`${tag} ${key}`)
  }
}
