import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs'
import wawoff2 from 'wawoff2'
import { path } from './svg.ts'

/**
 * Text as outlines, so that the pictures look the same on every machine, whatever fonts it has.
 */
export type Typeface = 'bricolage' | 'instrument'

const require = createRequire(import.meta.url)

const FILES: Record<Typeface, string> = {
  bricolage: require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ),
  instrument: require.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  ),
}

const faces = new Map<Typeface, Promise<Face>>()

async function load(typeface: Typeface): Promise<Face> {
  return new Face(new Blob(await wawoff2.decompress(await readFile(FILES[typeface]))))
}

export interface TextStyle {
  readonly typeface: Typeface
  /** 400 to 700 for Instrument Sans, 200 to 800 for Bricolage Grotesque. */
  readonly weight: number
  /** Percentage of the normal width, 75 to 100. */
  readonly width: number
  readonly fill: string
  /** Height of the em square. */
  readonly size: number
  /** Extra space between letters, in ems. */
  readonly tracking?: number
}

export interface SetText {
  /** SVG with the baseline at y = 0 and the left edge at x = 0. */
  readonly svg: string
  readonly width: number
}

/** Sets one line of text. */
export async function setText(text: string, style: TextStyle): Promise<SetText> {
  const loading = faces.get(style.typeface) ?? load(style.typeface)
  faces.set(style.typeface, loading)
  const face = await loading
  const font = new Font(face)
  font.setVariations([new Variation('wght', style.weight), new Variation('wdth', style.width)])
  const buffer = new GlyphBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const scale = style.size / face.upem
  const tracking = (style.tracking ?? 0) * face.upem
  let x = 0
  let svg = ''
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const outline = font.glyphToPath(glyph.codepoint)
    if (outline)
      svg += `<g transform="translate(${x + (glyph.xOffset ?? 0)} 0)">${path(outline, style.fill)}</g>`
    x += (glyph.xAdvance ?? 0) + tracking
  }
  return {
    svg: `<g transform="scale(${scale} ${-scale})">${svg}</g>`,
    width: (x - tracking) * scale,
  }
}
