import type { Outline, Point } from '@beursvloer/contract/outlines'

/** An entrance, lift or other place of a hall that is one point. */
export interface WalkPoint {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly x: number
  readonly y: number
  /** For entrances: whether it leads out of the building. */
  readonly leadsOutside: boolean
}

/** A hall as far as it is walkable; lengths in metres from its top left corner. */
export interface WalkHall {
  readonly number: number
  /** Halls of one level are reached without stairs. */
  readonly level: string
  readonly width: number
  readonly length: number
  readonly stands: readonly { readonly polygon: Outline }[]
  readonly rooms: readonly { readonly polygon: Outline }[]
  readonly places: readonly WalkPoint[]
}

/** Where a passage begins or ends. */
export interface PassageEnd {
  /** Number of the hall. */
  readonly hall: number
  readonly at: Point
}

/** A way between two halls, walked in both directions. */
export interface WalkPassage {
  readonly name: string
  readonly kind: 'corridor' | 'outside' | 'stairs' | 'lift'
  /** Metres of walking. */
  readonly length: number
  /** Besides walking: waiting for a lift and its ride, or climbing. */
  readonly seconds: number
  readonly stepFree: boolean
  readonly ends: readonly [PassageEnd, PassageEnd]
}

/**
 * Everything that walking depends on. Results computed for a plan are kept as long as the object
 * lives.
 */
export interface WalkPlan {
  readonly halls: readonly WalkHall[]
  readonly passages: readonly WalkPassage[]
}

/** A place to walk from or to: a stand, room, facility or entrance. */
export interface WalkPlace {
  /** Its key in addresses, unique in a plan: `1.A12`, `hoofdpodium`, `2.toilet`. */
  readonly key: string
  /** Name for visitors. */
  readonly name: string
  /** Number of the hall. */
  readonly hall: number
  /** Corners in metres, or a single point. */
  readonly outline: Outline
}
