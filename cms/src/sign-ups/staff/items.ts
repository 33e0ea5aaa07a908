import { PLACE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Query, readSearch } from '../../panel-api/query'
import { countFavourites } from '../favourites'
import { readItems, type SignUpItem } from '../item'
import { countStates, insideOf, type StateCounts, takenIn } from '../places'
import type { AffectedPeople, ItemList, ItemRow } from './views'

/** An item with its counts. */
function toItemRow(item: SignUpItem, counts: StateCounts | undefined): ItemRow {
  const taken = takenIn(counts)
  return {
    id: item.id,
    title: item.title.nl,
    date: item.date,
    start: item.start,
    end: item.end,
    room: item.room.nl,
    isCancelled: item.isCancelled,
    places: item.places,
    walkIn: item.capacity === null ? 0 : item.capacity - (item.places ?? 0),
    taken,
    offered: counts?.offered ?? 0,
    waiting: counts?.waiting ?? 0,
    inside: insideOf(counts),
    walkedIn: counts?.['walk-in'] ?? 0,
    over: item.places === null ? 0 : Math.max(0, taken - item.places),
  }
}

/** All items with sign-ups, allowed or existing, in the order of the programme. */
export async function itemRows(strapi: Core.Strapi): Promise<readonly ItemRow[]> {
  const counts = await countStates(strapi)
  const items = new Map([
    ...(await readItems(strapi, null)),
    ...(await readItems(strapi, [...counts.keys()])),
  ])
  const when = ({ date, start, room }: ItemRow) => `${date} ${start} ${room}`
  return [...items.values()]
    .map((item) => toItemRow(item, counts.get(item.id)))
    .sort((a, b) => when(a).localeCompare(when(b), 'nl'))
}

/** The filters of the overview. */
const FULLNESS: Readonly<Record<string, (row: ItemRow) => boolean>> = {
  full: ({ places, taken }) => places !== null && taken >= places,
  waiting: ({ waiting }) => waiting > 0,
  over: ({ over }) => over > 0,
}

/** The items that an address of the overview asks for. */
export async function listItems(strapi: Core.Strapi, query: Query): Promise<ItemList> {
  const all = await itemRows(strapi)
  const words = readSearch(query).toLowerCase().split(/\s+/).filter(Boolean)
  const isOf = FULLNESS[String(query.bezetting)] ?? (() => true)
  const rows = all.filter(
    (row) =>
      isOf(row) &&
      (!query.day || row.date === query.day) &&
      words.every((word) => `${row.title} ${row.room}`.toLowerCase().includes(word)),
  )
  const days = [...new Set(all.map(({ date }) => date))]
  return { rows, total: rows.length, pageCount: 1, days }
}

/**
 * An item with its counts.
 * @throws NotFoundError in Dutch when there is none
 */
export async function findItem(strapi: Core.Strapi, id: string): Promise<ItemRow> {
  const item = (await readItems(strapi, [id])).get(id)
  if (!item) throw new errors.NotFoundError('Dit onderdeel staat niet in het programma.')
  return toItemRow(item, (await countStates(strapi, id)).get(id))
}

/** The numbers of people whom a change of an item concerns, whether it is published or not. */
export async function affectedPeople(strapi: Core.Strapi, id: string): Promise<AffectedPeople> {
  const counts = (await countStates(strapi, id)).get(id)
  const withPlace = PLACE_STATES.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0)
  return { withPlace, waiting: counts?.waiting ?? 0, ...(await countFavourites(strapi, id)) }
}
