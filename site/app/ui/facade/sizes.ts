/**
 * Sizes of the drawn streetscapes by name, in pixels. `social` is the foot of a sharing picture.
 */
export const facadeSizes = {
  hero: { width: 1920, height: 360 },
  wide: { width: 1280, height: 200 },
  card: { width: 360, height: 190 },
  house: { width: 216, height: 288 },
  tile: { width: 480, height: 320 },
  social: { width: 1200, height: 204 },
} as const

export type FacadeSize = keyof typeof facadeSizes
export type FacadeTone = 'paper' | 'dark' | 'tint'

/** Names of the kinds of streetscape; they begin the seed: `newbuild-k3x9…`. */
export const facadeKindNames = ['civic', 'rental', 'newbuild', 'renovated'] as const
export type FacadeKind = (typeof facadeKindNames)[number]

/** Pattern of a seed: a slug of at most 80 signs, so that it is safe in an address. */
export const FACADE_SEED = /^[a-z0-9-]{1,80}$/

/** Most signs of a seed. */
const SEED_LENGTH = 80

/**
 * Address of a drawing. The part before the first hyphen may name the kind of street; a seed that
 * is too long is cut off.
 * @param style id of the colours that it is drawn in
 */
export function facadePath(
  tone: FacadeTone,
  size: FacadeSize,
  seed: string,
  style: string | undefined,
): string {
  const look = style ? `${tone}-${style}` : tone
  return `/_facade/${look}/${size}/${seed.slice(0, SEED_LENGTH)}.svg`
}
