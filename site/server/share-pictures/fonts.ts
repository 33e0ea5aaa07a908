import { readFile } from 'node:fs/promises'
import type { Font } from 'satori'

/** Family names for satori: it looks for a letter in each face of the list, in order. */
export const DISPLAY = 'Bricolage, Bricolage ext'
export const TEXT = 'Instrument, Instrument ext'

const FILES = [
  // The cut of the site itself, made by site/scripts/fonts.ts.
  ['Bricolage', 800, new URL('bricolage-display-800.woff', import.meta.url)],
  ['Bricolage ext', 800, fontsource('bricolage-grotesque', 'latin-ext', 800)],
  ['Instrument', 500, fontsource('instrument-sans', 'latin', 500)],
  ['Instrument ext', 500, fontsource('instrument-sans', 'latin-ext', 500)],
] as const

function fontsource(family: string, subset: string, weight: number): URL {
  const file = `${family}-${subset}-${weight}-normal.woff`
  return new URL(import.meta.resolve(`@fontsource/${family}/files/${file}`))
}

let loaded: Promise<Font[]> | undefined

/** The fonts of sharing pictures, read once. */
export function fonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FILES.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(file) })),
  )
  return loaded
}
