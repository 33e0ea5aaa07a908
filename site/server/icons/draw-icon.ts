import { MARKS } from '@beursvloer/contract/house-style/marks'
import { paletteOf } from '@beursvloer/contract/house-style/palette'
import sharp from 'sharp'
import type { HouseStyle } from '../../app/shell/house-style.server.ts'
import type { Icon } from './house-icons.ts'

/** Part of the width that an icon of the fair takes on white: its corners stay in the circle. */
const ON_WHITE = 0.64
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
/** Dots per inch at which drawings are read: more than the largest icon has. */
const DENSITY = 600

/** A mark in white on a square of colour, as wide as `share` of it. */
export const tile = (path: string, colour: string, share: number): string => {
  const scale = (60 * share) / 26
  const [left, top] = [30 - 15 * scale, 30 - 16 * scale]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="${colour}" d="M0 0h60v60H0z"/><path fill="#fff" transform="translate(${left} ${top}) scale(${scale})" d="${path}"/></svg>`
}

/** A square drawing as a PNG. */
export const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An icon of the mark of a fair, in its main colour. */
export function markIcon({ mark, colours }: HouseStyle, { size, share }: Icon): Promise<Buffer> {
  const colour = paletteOf(colours).token('primary', 'light')
  if (share) return png(tile(MARKS[mark], colour, share), size)
  const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path fill="${colour}" d="${MARKS[mark]}"/></svg>`
  return png(bare, size)
}

/** An icon of a picture, which need not be square. */
export async function pictureIcon(picture: Buffer, { size, opaque }: Icon): Promise<Buffer> {
  const inner = opaque ? Math.round(size * ON_WHITE) : size
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const background = opaque ? WHITE : TRANSPARENT
  return sharp(picture)
    .flatten(opaque ? { background } : false)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
