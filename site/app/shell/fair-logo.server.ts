import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Content } from '~/content/model.ts'

/** The logo as an address that holds it; null where the fair has none, or it is no picture. */
export type FairLogo = (settings: Content['settings'], dark: boolean) => Promise<string | null>

/** Logos of today: light and dark, and those of a moment ago. */
const KEPT = 4

/**
 * Logos as dots, made once each from the copies of the media library in a folder. On dark ground it is
 * the one for that, or the other on white.
 */
export function fairLogos(directory: string): FairLogo {
  const made = new LRUCache<string, Promise<string | null>>({ max: KEPT })
  async function make(file: string, ground: string | undefined): Promise<string | null> {
    const original = await readFile(join(directory, file))
    // The library is loaded with the first drawing.
    const { logoPicture } = await import('@beursvloer/contract/printing/logo-picture')
    const dots = await logoPicture(original, ground).catch(() => null)
    return dots && `data:image/png;base64,${dots.toString('base64')}`
  }
  return async ({ logo, logoDark }, dark) => {
    const shown = (dark && logoDark) || logo
    if (!shown) return null
    const ground = dark && !logoDark ? '#ffffff' : undefined
    const key = [shown.file, shown.updatedAt, ground].join()
    const kept = made.get(key)
    if (kept) return kept
    const picture = make(shown.file, ground)
    made.set(key, picture)
    picture.catch(() => made.delete(key))
    return picture
  }
}
