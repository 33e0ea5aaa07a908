import type { TypeName } from './type-names.ts'

/**
 * What is of an edition, and the relations that say so, up to the edition: its own, or those of what it hangs on.
 * A document that leads to none is of every edition, and so are types that are not named here. A type
 * stands after those it hangs on.
 */
export const EDITION_PATHS = {
  day: ['edition'],
  hall: ['edition'],
  tariff: ['edition'],
  product: ['edition'],
  regulation: ['edition'],
  stand: ['hall', 'edition'],
  room: ['hall', 'edition'],
  pavilion: ['hall', 'edition'],
  passage: ['fromHall', 'edition'],
  exhibitor: ['editions'],
  concept: ['exhibitor', 'editions'],
  vacancy: ['exhibitor', 'editions'],
  'stand-picture': ['exhibitor', 'editions'],
  'programme-item': ['day', 'edition'],
  speaker: ['editions'],
  'navigation-item': ['edition'],
} as const satisfies Partial<Record<TypeName, readonly [string, ...string[]]>>

export type EditionType = keyof typeof EDITION_PATHS

/** What is of one edition only where staff say so: without one it stays of every edition. */
export const EDITION_BY_CHOICE: readonly EditionType[] = ['navigation-item']
