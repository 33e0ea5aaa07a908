import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import type { Site } from '../site.ts'

/** Longest seed that draws a street of its own. */
const MAX_SEED = 80

/** Draws a sharing picture as PNG, with its street. Takes the thread it runs in for a while. */
export async function drawWithStreet(
  site: Pick<Site, 'streetscape' | 'logo'>,
  picture: SharePicture,
): Promise<Uint8Array> {
  const { tone, seed, street } = picture.card
  const known = (street ? `${street}-${seed}` : seed).slice(0, MAX_SEED)
  const drawing = (await site.streetscape(tone, 'social', known)) ?? ''
  // The libraries are loaded with the first picture: most processes never need them.
  const { drawSharePicture } = await import('./draw-share-picture.ts')
  return drawSharePicture(picture, drawing, await site.logo(tone === 'dark'))
}
