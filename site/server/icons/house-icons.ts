import type { HouseStyle } from '../../app/shell/house-style.server.ts'
import { OverloadedError } from '../http/limiter.ts'
import type { Originals } from '../images/originals.ts'
import { resize } from '../images/resize.ts'

const NAMES: ReadonlySet<string> = new Set([
  'icon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
])
/** Width at which the icon of a fair is read, in pixels. */
const WIDTH = 640

/** Whether a file name is that of an icon of the fair. */
export const isIcon = (name: string): boolean => NAMES.has(name)

/**
 * An icon of the fair as PNG: its own picture, else its mark in its main colour.
 * @param name one of `isIcon`
 */
export async function makeIcon(
  style: HouseStyle,
  name: string,
  originals: Originals,
): Promise<Buffer> {
  // The library is loaded with the first icon.
  const { ICONS, markIcon, pictureIcon } = await import('./draw-icon.ts')
  const icon = ICONS[name]
  if (!icon) throw new Error(`No icon ${name}`)
  const original = style.icon === null ? 'missing' : await originals.get(style.icon)
  // Kept for good: with the CMS away it is asked for again.
  if (original === 'unavailable') throw new OverloadedError()
  if (original === 'missing') return markIcon(style, icon)
  return pictureIcon(await resize(original.path, WIDTH, 'png'), icon)
}
