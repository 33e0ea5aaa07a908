/** The icon set that a name without a set means. */
export const DEFAULT_ICON_SET = 'lucide'

/** A name as Iconify writes them: lower case, digits, single hyphens. */
const PART = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether `part` may name a set or an icon in it. */
export const isIconPart = (part: string): boolean => PART.test(part)

/**
 * The set and name of an icon as an editor typed it; null for an invalid name.
 *
 * @example parseIconName('leaf') // { prefix: 'lucide', name: 'leaf' }
 * @example parseIconName('mdi:home') // { prefix: 'mdi', name: 'home' }
 */
export function parseIconName(text: string) {
  const parts = text.split(':')
  const name = parts.pop() ?? ''
  const prefix = parts.pop() ?? DEFAULT_ICON_SET
  return parts.length === 0 && isIconPart(prefix) && isIconPart(name) ? { prefix, name } : null
}
