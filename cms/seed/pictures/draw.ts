import sharp, { type Sharp } from 'sharp'
import { brochure, PRESS_KIT } from './brochure.ts'
import { logo } from './logo.ts'
import { portrait } from './portrait.ts'
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
const QUALITY = 82

async function thumbnailOf(image: Sharp, format: 'png' | 'jpeg') {
  const { data, info } = await image
    .resize({ ...THUMBNAIL, fit: 'inside' })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true })
  return { body: data, width: info.width, height: info.height }
}

async function png(image: Sharp): Promise<DrawnFile> {
  const { data, info } = await image
    .clone()
    .png({ palette: true, quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return {
    body: data,
    extension: '.png',
    mime: 'image/png',
    width: info.width,
    height: info.height,
    thumbnail: await thumbnailOf(image, 'png'),
  }
}

/** Pixels that a scene keeps, by the last word of its key; all of them without such a word. */
const CROPS: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  staand: { width: 711, height: SCENE_HEIGHT },
  vierkant: { width: SCENE_HEIGHT, height: SCENE_HEIGHT },
  breed: { width: SCENE_WIDTH, height: 686 },
}

async function picture(key: string): Promise<DrawnFile> {
  const drawn = await sharp(Buffer.from(scene(key)))
    .removeAlpha()
    .raw()
    .toBuffer()
  const { width, height } = CROPS[key.split('-').at(-1) ?? ''] ?? {
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
  }
  const { data, info } = await sharp(drawn, {
    raw: { width: SCENE_WIDTH, height: SCENE_HEIGHT, channels: 3 },
  })
    .extract({
      left: Math.floor((SCENE_WIDTH - width) / 2),
      top: Math.floor((SCENE_HEIGHT - height) / 2),
      width,
      height,
    })
    .toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: { width, height, channels: info.channels } })
  return {
    body: await image.clone().jpeg({ quality: QUALITY }).toBuffer(),
    extension: '.jpg',
    mime: 'image/jpeg',
    width,
    height,
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
  if (kind === 'brochure') {
    const body = slug === 'persmap' ? brochure(name, PRESS_KIT) : brochure(name)
    return { body, extension: '.pdf', mime: 'application/pdf' }
  }
  if (!pictures) {
    const { width, height } = GREY
    return png(sharp(Buffer.from(drawing(width, height, rect(0, 0, width, height, '#c8cac6')))))
  }
  // A logo keeps no margin of its own, so that a row of them lines up.
  if (kind === 'logo') return png(sharp(Buffer.from(await logo(slug, name))).trim())
  if (kind === 'portrait') return png(sharp(Buffer.from(portrait(slug))))
  return picture(key)
}
