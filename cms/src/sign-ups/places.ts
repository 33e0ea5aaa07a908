import type { ItemPlaces, PlacesAnswer } from '@beursvloer/contract/sign-ups/answers'
import { INSIDE_STATES, PLACE_STATES, type SignUpState } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { readContentVersion } from '../content-version/counters'
import { readChanges } from '../transactions/count-change'
import { readItems } from './item'
import { SIGN_UPS } from './rows'
import { CHANGES_SERIES } from './transaction'

/** Types of content on which the number of places depends. */
const CONTENT = ['programme-item', 'room', 'day']

/** Differs whenever an item has other places, or other people on them. */
export async function placesVersion(strapi: Core.Strapi): Promise<string> {
  const { types } = await readContentVersion(strapi)
  const content = CONTENT.reduce((sum, type) => sum + (types[type] ?? 0), 0)
  return `${await readChanges(strapi, CHANGES_SERIES)}-${content}`
}

type Count = Readonly<Record<'item' | 'state', string>> & { readonly count: number | string }

/** How many sign-ups an item has in each state. */
export type StateCounts = Readonly<Partial<Record<SignUpState, number>>>

/** How many sign-ups items have in each state: all items, or one. */
export async function countStates(
  strapi: Core.Strapi,
  item?: string,
): Promise<ReadonlyMap<string, StateCounts>> {
  const rows: Count[] = await strapi.db
    .connection(SIGN_UPS)
    .select('item', 'state')
    .where(item === undefined ? {} : { item })
    .count({ count: '*' })
    .groupBy('item', 'state')
  const counts = new Map<string, Partial<Record<SignUpState, number>>>()
  for (const { item, state, count } of rows)
    counts.set(item, { ...counts.get(item), [state]: Number(count) })
  return counts
}

/** How many of an item's sign-ups take a place. */
export const takenIn = (counts: StateCounts = {}): number =>
  PLACE_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** How many were let in at the door of an item. */
export const insideOf = (counts: StateCounts = {}): number =>
  INSIDE_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/**
 * The places of every item with sign-ups (requirements 17.6).
 * @param since version of an earlier answer; no items when that still holds
 */
export async function placesFeed(strapi: Core.Strapi, since: string): Promise<PlacesAnswer> {
  // Read the version first: a change in between shows up in the next poll.
  const version = await placesVersion(strapi)
  if (version === since) return { version, items: null }
  const items = await readItems(strapi, null)
  const counts = await countStates(strapi)
  const placesOf = ([id, { places }]: [string, { places: number | null }]): [
    string,
    ItemPlaces,
  ] => {
    const states = counts.get(id)
    return [id, { places, taken: takenIn(states), waiting: states?.waiting ?? 0 }]
  }
  return { version, items: Object.fromEntries([...items].map(placesOf)) }
}
