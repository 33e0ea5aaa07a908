/** The kinds of places that an element of a drawing can represent. */
export type PlaceKind = 'stand' | 'room' | 'pavilion'

/**
 * The place that an element of the drawing represents, by number or slug, or the hall's outline.
 */
export type PlaceName = NonNullable<ReturnType<typeof placeOf>>

/** Words before a key, in Dutch and English. */
const KINDS: Readonly<Record<string, PlaceKind>> = {
  ruimte: 'room',
  zaal: 'room',
  room: 'room',
  paviljoen: 'pavilion',
  pavilion: 'pavilion',
}

/** The export's prefix before a slug. */
export const PREFIX: Readonly<Record<PlaceKind, string>> = {
  stand: 'stand-',
  room: 'ruimte-',
  pavilion: 'paviljoen-',
}

/**
 * Reverses Illustrator's encoding of names: `_x31_` for a character that may not be there, and
 * `_1_` behind the second one with the same name.
 */
const withoutCodes = (name: string): string =>
  name
    .replace(/_x([0-9a-f]{2,5})_/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/_\d+_$/, '')

/** In a hall, or as programs do not name shapes by themselves: after `stand`, or a capital with a hyphen. */
const NUMBERS = [
  /^(?:stand[\s_-]*)?(?<hall>\d{1,2})[._-]?(?<row>[a-z]{1,2}-?)(?<place>\d{1,3}[a-z]?)$/i,
  /^stand[\s_-]*(?<row>[a-z]{1,2}-?)(?<place>\d{1,3}[a-z]?)$/i,
  /^(?<row>[A-Z]{1,2}-)(?<place>\d{1,3}[a-z]?)$/,
]

function standNumber(name: string): string | null {
  for (const pattern of NUMBERS) {
    const { hall, row = '', place = '' } = pattern.exec(name)?.groups ?? {}
    if (place) return `${hall ? `${hall}.` : ''}${row.toUpperCase()}${place.toLowerCase()}`
  }
  return null
}

/**
 * The place that a name in a drawing means: `1.A12`, `stand-1.A12`, `Stand 1A12`, `_x31_.A12`,
 * `B-101`, `stand-A12`, `ruimte-hoofdpodium`, `paviljoen-houtbouw`, `hal`. Null for every other name.
 */
export function placeOf(name: string) {
  const plain = withoutCodes(name).trim()
  if (/^hall?([\s_-]*\d+)?$/i.test(plain)) return { kind: 'hall', key: '' }
  const stand = standNumber(plain)
  if (stand) return { kind: 'stand', key: stand }
  const other = /^([a-z]+)[\s_-]+([a-z0-9]+(?:[-_][a-z0-9]+)*)$/i.exec(plain)
  const kind = KINDS[other?.[1]?.toLowerCase() ?? '']
  return kind && other?.[2] ? { kind, key: other[2].toLowerCase().replaceAll('_', '-') } : null
}
