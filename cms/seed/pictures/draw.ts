import sharp, { type Sharp } from 'sharp'
import { brochure } from './brochure.ts'
import { LOGO_HEIGHT, LOGO_WIDTH, logo } from './logo.ts'
import { PORTRAIT_SIZE, portrait } from './portrait.ts'
import { SCENE_HEIGHT, SCENE_WIDTH, scene } from './scenes/index.ts'
import { drawing, rect } from './svg.ts'

/** A file ready for the media library. */
export interface DrawnFile {
  readonly body: Buffer
  readonly extension: '.png' | '.jpg' | '.pdf'
  readonly mime: string
  readonly width?: number
  readonly height?: number
  readonly thumbnail?: { readonly body: Buffer; readonly width: number; readonly height: number }
}

/** Box of the thumbnails in Strapi's media library. */
const THUMBNAIL = { width: 245, height: 156 }
const PHOTO_QUALITY = 74
/** Strength of the film grain on scenes, in steps of 255. */
const GRAIN = 9

let grain: Promise<Buffer> | undefined

/** One tile of grain for all scenes: made once, because noise is slow to make. */
function grainTile(): Promise<Buffer> {
  grain ??= sharp({
    create: {
      width: SCENE_WIDTH,
      height: SCENE_HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: GRAIN },
    },
  })
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return grain
}

async function thumbnailOf(image: Sharp, format: 'png' | 'jpeg') {
  const { data, info } = await image
    .resize({ ...THUMBNAIL, fit: 'inside' })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

async function png(svg: string, width: number, height: number): Promise<DrawnFile> {
  const image = sharp(Buffer.from(svg))
  const body = await image.clone().png({ palette: true, quality: 90 }).toBuffer()
  return {
    body,
    extension: '.png',
    mime: 'image/png',
    width,
    height,
    thumbnail: await thumbnailOf(image, 'png'),
  }
}

async function photo(svg: string): Promise<DrawnFile> {
  const drawn = await sharp(Buffer.from(svg))
    .composite([{ input: await grainTile(), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const image = sharp(drawn, { raw: { width: SCENE_WIDTH, height: SCENE_HEIGHT, channels: 3 } })
  return {
    body: await image.clone().jpeg({ quality: PHOTO_QUALITY }).toBuffer(),
    extension: '.jpg',
    mime: 'image/jpeg',
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
    thumbnail: await thumbnailOf(image, 'jpeg'),
  }
}

const GREY = { width: 160, height: 107 }

/**
 * Draws the file of a key: `logo-…`, `portrait-…`, `brochure…`, else a scene. The same key always
 * gives the same file.
 * @param name what is shown: the name on a logo, the title of a brochure
 * @param pictures false gives a small grey picture instead
 */
export async function drawFile(key: string, name: string, pictures: boolean): Promise<DrawnFile> {
  const [kind, ...rest] = key.split('-')
  const slug = rest.join('-')
  if (kind === 'brochure')
    return { body: brochure(name), extension: '.pdf', mime: 'application/pdf' }
  if (!pictures) {
    const { width, height } = GREY
    return png(drawing(width, height, rect(0, 0, width, height, '#c8cac6')), width, height)
  }
  if (kind === 'logo') return png(await logo(slug, name), LOGO_WIDTH, LOGO_HEIGHT)
  if (kind === 'portrait') return png(portrait(slug), PORTRAIT_SIZE, PORTRAIT_SIZE)
  return photo(scene(key))
}
