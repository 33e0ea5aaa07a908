import { drawFacade } from './draw-facade.ts'
import { drawPattern } from './draw-pattern.ts'
import { streets, wholeTown } from './kinds.ts'
import {
  FACADE_SEED,
  type FacadeKind,
  type FacadeSize,
  type FacadeTone,
  facadeSizes,
} from './sizes.ts'
import { tones } from './tones.ts'

/**
 * The drawing behind `/_facade/{tone}/{size}/{seed}.svg`, for the server. A seed that starts with
 * the name of a kind of streetscape and a hyphen draws that kind.
 * @returns the SVG, or null when tone or size is unknown or the seed is not `FACADE_SEED`
 */
export function facadeSvg(
  tone: string,
  size: string,
  seed: string,
  drawing: 'street' | 'pattern',
): string | null {
  if (!Object.hasOwn(tones, tone) || !Object.hasOwn(facadeSizes, size)) return null
  if (!FACADE_SEED.test(seed)) return null
  const sheet = { seed, tone: tone as FacadeTone, ...facadeSizes[size as FacadeSize] }
  if (drawing === 'pattern') return drawPattern(sheet)
  const group = seed.slice(0, seed.indexOf('-')) as FacadeKind
  return drawFacade({
    ...sheet,
    kinds: Object.hasOwn(streets, group) ? streets[group] : wholeTown,
  })
}
