import type { StandAvailability } from '@beursvloer/contract/content-values'
import { alternativesTo, least, metresBetween } from './alternatives.ts'
import type { ShopHall, ShopStand } from './stand-shop-view.ts'

/** What is wished for: a stand, or else a size. */
export interface StandWish {
  /** Number of a stand; empty without. */
  readonly stand: string
  /** In m²; null while none is filled in. */
  readonly area: number | null
  readonly openSides: number | null
}

/**
 * What is said of a wish. `same`: other stands of the size of the chosen one; `fitting`: the stands of
 * the size that is asked for; else why there is none: not on the plan, not free, too small for the
 * package, or no stand of that size.
 */
export interface Suggestions {
  readonly about:
    | 'same'
    | 'fitting'
    | 'unknown'
    | 'too-small'
    | 'no-size'
    | Exclude<StandAvailability, 'free'>
  readonly rows: readonly {
    readonly why: 'cheapest' | 'nearest' | null
    readonly stand: ShopStand
  }[]
}

const MOST = 3

/**
 * The stands to suggest beside or in place of the one that is wished for; null while nothing is wished
 * for, or when a chosen stand is the only one of its size. In place of one that cannot be had these are
 * the nearest and the cheapest: near in the hall, or in size while only a size is wished for.
 *
 * @param priceOf the price of a stand; null when it cannot be booked
 */
export function suggestionsFor(
  halls: readonly ShopHall[],
  wish: StandWish,
  priceOf: (stand: ShopStand) => number | null,
): Suggestions | null {
  const all = halls.flatMap(({ stands }) => stands)
  const bookable = all.filter((one) => priceOf(one) !== null)
  const price = (stand: ShopStand) => priceOf(stand) ?? 0
  const cheapest = least(bookable, price)
  const instead = (about: Suggestions['about'], nearest: ShopStand | null): Suggestions => ({
    about,
    rows: [
      ...(nearest ? [{ why: 'nearest' as const, stand: nearest }] : []),
      ...(cheapest && cheapest !== nearest ? [{ why: 'cheapest' as const, stand: cheapest }] : []),
    ],
  })
  const some = (about: 'same' | 'fitting', stands: readonly ShopStand[]): Suggestions => ({
    about,
    rows: stands.slice(0, MOST).map((stand) => ({ why: null, stand })),
  })

  if (wish.stand) {
    const chosen = all.find(({ number }) => number === wish.stand)
    if (!chosen) return instead('unknown', null)
    if (priceOf(chosen) === null) {
      const found = alternativesTo(halls, chosen, priceOf, ({ middle }) => middle)
      return instead(chosen.status === 'free' ? 'too-small' : chosen.status, found?.nearest ?? null)
    }
    const here = halls.find(({ stands }) => stands.includes(chosen))
    const others = bookable.filter((one) => one !== chosen && one.area === chosen.area)
    const metres = (one: ShopStand) =>
      here?.stands.includes(one)
        ? metresBetween(one.middle, chosen.middle)
        : Number.MAX_SAFE_INTEGER
    return others.length > 0
      ? some(
          'same',
          others.toSorted((a, b) => metres(a) - metres(b)),
        )
      : null
  }
  const { area, openSides } = wish
  if (area === null) return null
  const fitting = bookable.filter(
    (one) => one.area === area && (openSides === null || one.openSides === openSides),
  )
  if (fitting.length > 0)
    return some(
      'fitting',
      fitting.toSorted((a, b) => price(a) - price(b)),
    )
  const difference = (one: ShopStand) =>
    Math.abs(one.area - area) + Math.abs(one.openSides - (openSides ?? one.openSides)) / 10
  return instead('no-size', least(bookable, difference))
}
