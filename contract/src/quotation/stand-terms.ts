/** The properties of a stand that decide on its price; null where one does not. */
export interface StandTerms {
  /** In m². */
  readonly area: number | null
  readonly openSides: number | null
}

/** A stand as it lies on the floor. */
export interface StandSize {
  /** In m². */
  readonly area: number
  readonly openSides: number
}

const HUNDREDTHS = 100
const sameArea = (one: number, other: number) =>
  Math.round(one * HUNDREDTHS) === Math.round(other * HUNDREDTHS)

/**
 * The differences between a quotation and a stand: with any, the one is not the price of the other.
 */
export const differencesOf = (
  quoted: StandTerms,
  stand: StandSize,
): readonly (keyof StandTerms)[] => [
  ...(quoted.area === null || sameArea(quoted.area, stand.area) ? [] : (['area'] as const)),
  ...(quoted.openSides === null || quoted.openSides === stand.openSides
    ? []
    : (['openSides'] as const)),
]
