import { setImmediate } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { withLock } from '../transactions/with-lock'

/** How long others wait for a part: SQLite has one connection, which a transaction holds. */
const PART_MS = 500

/**
 * Does work for each item, in order, in transactions of about half a second, between which others
 * are served.
 * @param onError of a part, which was rolled back; the part is done again unless it throws
 */
export async function inParts<Item>(
  strapi: Core.Strapi,
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  let done = 0
  while (done < items.length) {
    try {
      done = await withLock(strapi, 'content', async () => {
        const until = performance.now() + PART_MS
        let at = done
        do {
          await work(items[at] as Item, at)
          at += 1
          // Statements of SQLite are synchronous: other requests run here.
          await setImmediate()
        } while (at < items.length && performance.now() < until)
        return at
      })
    } catch (error) {
      onError(error)
    }
    await setImmediate()
  }
}
