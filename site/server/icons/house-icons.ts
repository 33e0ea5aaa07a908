import type { HouseStyle } from '../../app/shell/house-style.server.ts'
import { OverloadedError } from '../http/limiter.ts'
import type { Originals } from '../images/originals.ts'
import { resize } from '../images/resize.ts'

export interface Icon {
  /** In pixels. */
  readonly size: number
  /** Part of the width that the mark takes on a ground of its own; absent: all of it, on none. */
  readonly share?: number
  /** Whether an icon of the fair also gets a ground, of white. */
  readonly opaque?: true
}

/** Icons by the names of their files. Phones cut any shape out of those called maskable. */
const ICONS: Readonly<Record<string, Icon>> = {
  'favicon.png': { size: 32 },
  'apple-touch-icon.png': { size: 180, share: 0.6, opaque: true },
  'icon-192.png': { size: 192, share: 0.6 },
  'icon-512.png': { size: 512, share: 0.6 },
  'icon-maskable-192.png': { size: 192, share: 0.44, opaque: true },
  'icon-maskable-512.png': { size: 512, share: 0.44, opaque: true },
}
/** Width at which the icon of a fair is read, in pixels. */
const WIDTH = 640

/** Whether a file name is that of an icon of the fair. */
export const isIcon = (name: string): boolean => Object.hasOwn(ICONS, name)

/** Address of the same icon of the build. */
export const builtIcon = (name: string): string =>
  name === 'favicon.png' ? '/favicon.ico' : `/${name}`

/**
 * An icon of the fair as PNG: its own picture, else its mark in its main colour.
 * @param name one of `isIcon`
 * @throws OverloadedError when the picture cannot be fetched now
 */
export async function makeIcon(
  style: HouseStyle,
  name: string,
  originals: Originals,
): Promise<Buffer> {
  const icon = ICONS[name]
  if (!icon) throw new Error(`No icon ${name}`)
  // The library is loaded with the first icon.
  const { markIcon, pictureIcon } = await import('./draw-icon.ts')
  const original = style.icon === null ? 'missing' : await originals.get(style.icon)
  // Kept for good: with the CMS away it is asked for again.
  if (original === 'unavailable') throw new OverloadedError()
  if (original === 'missing') return markIcon(style, icon)
  return pictureIcon(await resize(original.path, WIDTH, 'png'), icon)
}
