import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type FallbackSet,
  fallbackFont,
  fallbacksOf,
} from '@beursvloer/contract/printing/glyph-sets'
import type { Font } from 'satori'

const { resolve } = createRequire(import.meta.url)
const read = new Map<string, Promise<Font>>()

/**
 * The fonts for the signs in a text that the site's own fonts lack, each read once, when first
 * needed.
 */
export function fallbackFonts(text: string, weight: 500 | 600 | 800): Promise<Font[]> {
  const font = (set: FallbackSet): Promise<Font> => {
    const file = resolve(fallbackFont(set, weight))
    const known = read.get(file) ?? readFile(file).then((data) => ({ name: set, weight, data }))
    read.set(file, known)
    return known
  }
  return Promise.all(fallbacksOf(text).map(font))
}
