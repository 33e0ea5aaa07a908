import { paletteOf, recolourDrawing } from '@beursvloer/contract/house-style/palette'
import satori, { type SatoriOptions } from 'satori'
import sharp from 'sharp'
import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import { box } from './element.ts'
import { DISPLAY, fontsFor } from './fonts.ts'
import { backgrounds, HEIGHT, layout, TITLE_TRACKING, WIDTH } from './layout.ts'
import type { TitleWidths } from './title-size.ts'

type Fonts = SatoriOptions['fonts']

/** Size at which words are measured, in pixels: satori rounds widths. */
const MEASURE = 200

/** The width of a text in the display face, over its size. */
async function widthOf(text: string, fonts: Fonts): Promise<number> {
  const style = {
    fontFamily: DISPLAY,
    fontWeight: 800,
    fontSize: MEASURE,
    letterSpacing: `${TITLE_TRACKING}em`,
    whiteSpace: 'nowrap',
  }
  const svg = await satori(box(style, text), { height: 2 * MEASURE, fonts })
  return Number(/width="([\d.]+)"/.exec(svg)?.[1]) / MEASURE
}

async function titleWidths(title: string, fonts: Fonts): Promise<TitleWidths> {
  const words = title.split(/\s+/).filter(Boolean)
  const [pair = 0, single = 0, ...widths] = await Promise.all(
    ['n n', 'n', ...words].map((text) => widthOf(text, fonts)),
  )
  return { words: widths, space: pair - 2 * single }
}

/**
 * Draws a sharing picture as PNG.
 *
 * @param street the drawing along the foot, in the colours of the fair: an SVG document of the
 * picture's width
 * @param logo of the fair, as an address that holds it; null: mark and name
 */
export async function drawSharePicture(
  picture: SharePicture,
  street: string,
  logo: string | null,
): Promise<Buffer> {
  const faces = await fontsFor(JSON.stringify(picture))
  const widths = await titleWidths(picture.card.title, faces)
  const drawn = layout(picture, widths, logo)
  const text = await satori(drawn, { width: WIDTH, height: HEIGHT, fonts: faces })
  const height = Number(/^<svg[^>]* height="(\d+)"/.exec(street)?.[1] ?? 0)
  const placed = street.replace('<svg ', `<svg x="0" y="${HEIGHT - height}" `)
  const ground = `<path fill="${backgrounds[picture.card.tone].ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`
  const palette = paletteOf(picture.colours ?? { main: '', accent: '' })
  const below = recolourDrawing(ground, palette) + placed
  const svg = recolourDrawing(text, palette).replace(/^<svg[^>]*>/, (open) => open + below)
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 96, effort: 4 }).toBuffer()
}
