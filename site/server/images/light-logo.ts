/** A ground on which white is visible: the dark gray of the site (gray-800). */
const GROUND = '#1f2937'
/** Room around the logo on its ground, over its height. */
const PADDING = 0.15

/** Pixels along the longer side that are looked at. */
const SAMPLE = 64
/**
 * Luminance (0–255) from which a colour is invisible on white paper, and up to which it is on dark
 * ground.
 */
const LIGHT = 225
const DARK = 70
/** Least share of light pixels, and most of dark ones, for a logo to get dark ground. */
const LIGHT_SHARE = 0.25
const DARK_SHARE = 0.02

/**
 * Share of light and of dark pixels among the visible ones; null for a picture without
 * transparency.
 */
async function sharesOf(picture: Buffer) {
  const { default: sharp } = await import('sharp')
  const { data } = await sharp(picture)
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = { shown: 0, light: 0, dark: 0 }
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    counts.shown += 1
    if (luminance >= LIGHT) counts.light += 1
    if (luminance <= DARK) counts.dark += 1
  }
  const { shown, light, dark } = counts
  if (shown === 0 || shown * 4 === data.length) return null
  return { light: light / shown, dark: dark / shown }
}

/**
 * A logo that is visible on white: one drawn in white, for dark pages, gets a dark ground. Any
 * other stays as it is.
 * @returns WebP
 */
export async function visibleOnWhite(picture: Buffer): Promise<Buffer> {
  const shares = await sharesOf(picture)
  if (!shares || shares.light < LIGHT_SHARE || shares.dark > DARK_SHARE) return picture
  const { default: sharp } = await import('sharp')
  const { height = 0 } = await sharp(picture).metadata()
  const room = Math.round(height * PADDING)
  return sharp(picture)
    .extend({ top: room, bottom: room, left: room, right: room, background: GROUND })
    .flatten({ background: GROUND })
    .webp()
    .toBuffer()
}
