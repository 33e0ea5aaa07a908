import { readFile } from 'node:fs/promises'
import { fallbackSets } from '@beursvloer/contract/printing/glyph-sets'
import type { Font } from 'satori'
import { fallbackFonts } from '../../app/shell/fallback-fonts.server.ts'

/** Family names for satori: it looks for a letter in each face of the list, in order. */
export const DISPLAY = ['Bricolage, Bricolage ext', ...fallbackSets].join(', ')
export const TEXT = ['Instrument, Instrument ext, Bricolage', ...fallbackSets].join(', ')

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

/** The fonts for a sharing picture with a text, each read once. */
export async function fontsFor(text: string): Promise<Font[]> {
  loaded ??= Promise.all(
    FILES.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(file) })),
  )
  const more = [...(await fallbackFonts(text, 800)), ...(await fallbackFonts(text, 500))]
  return [...(await loaded), ...more]
}
