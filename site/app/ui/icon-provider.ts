import { addAPIProvider } from '@iconify/react'

/** How long a provider of icons may take, in ms (requirements 13.5). */
const TIMEOUT_MS = 2000
/** When the next provider is asked beside a silent one, in ms (requirements 13.5). */
const ROTATION_MS = 750

/**
 * Loads icons from these origins, in this order, and from nowhere else. One that answers 424 (it
 * has no such set) or fails is skipped; when none is left, the icon is not shown.
 */
export function provideIcons(origins: readonly string[]): void {
  addAPIProvider('', {
    resources: [...origins],
    path: '/icons/',
    timeout: TIMEOUT_MS,
    rotate: ROTATION_MS,
    random: false,
    index: 0,
  })
}
