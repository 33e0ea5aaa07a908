import { createHash } from 'node:crypto'
import { DAY_MS } from '@beursvloer/contract/durations'
import type { DoorItem, DoorList, DoorPerson } from '@beursvloer/contract/sign-ups/door'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { readItem, readItems, type SignUpItem } from '../item'
import { type SignUpRow, signUpsOf } from '../rows'

const PROFILE = 'api::visitor-profile.visitor-profile'

/** The rooms at whose doors an account may check people in, by document id. */
async function doorRoomsOf(strapi: Core.Strapi, user: number): Promise<readonly string[]> {
  const profile: { doorRooms: readonly string[] | null } | null = await strapi.db
    .query(PROFILE)
    .findOne({ select: ['doorRooms'], where: { user } })
  return profile?.doorRooms ?? []
}

const toDoorItem = ({ id, title, date, start, end, room, isCancelled }: SignUpItem): DoorItem => ({
  ...{ id, date, start, end, isCancelled },
  title: title.nl,
  room: room.nl,
})

/** The items of a door helper's rooms, in order; without those of past days. */
export async function doorItemsOf(
  strapi: Core.Strapi,
  user: number,
  now: Date,
): Promise<readonly DoorItem[]> {
  const rooms = await doorRoomsOf(strapi, user)
  if (rooms.length === 0) return []
  const since = now.getTime() - DAY_MS
  return [...(await readItems(strapi, null)).values()]
    .filter(({ roomId, endsAt }) => rooms.includes(roomId) && endsAt.getTime() > since)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.roomId.localeCompare(b.roomId))
    .map(toDoorItem)
}

/**
 * The item at whose door an account may stand.
 * @throws HttpError 403 where it may not, or there is none
 */
export async function requireDoor(
  strapi: Core.Strapi,
  user: number,
  id: string,
): Promise<SignUpItem> {
  const rooms = await doorRoomsOf(strapi, user)
  const item = rooms.length > 0 ? await readItem(strapi, id) : null
  if (item?.needsPlace && rooms.includes(item.roomId)) return item
  throw new HttpError(403, 'No door of yours')
}

/** Hash by which a phone recognises a badge; the badge cannot be recreated from it. */
const badgeHash = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Badges of addresses, hashed. */
async function badgesOf(
  strapi: Core.Strapi,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const profiles: { badgeCode: string; user: { email: string } | null }[] = await strapi.db
    .query(PROFILE)
    .findMany({
      select: ['badgeCode'],
      where: { user: { email: { $in: [...emails] } } },
      populate: { user: { select: ['email'] } },
    })
  return new Map(
    profiles.flatMap(({ badgeCode, user }) => (user ? [[user.email, badgeHash(badgeCode)]] : [])),
  )
}

const SHOWN = ['confirmed', 'offered', 'waiting', 'attended', 'absent', 'walk-in']

/** By name; walk-ins counted without a name come last. */
const byName = (a: DoorPerson, b: DoorPerson): number =>
  Number(!a.email) - Number(!b.email) ||
  (a.name || a.email).localeCompare(b.name || b.email, 'nl') ||
  a.turn - b.turn

/** The people expected at the door of an item, by name, and those inside. */
export async function doorListOf(strapi: Core.Strapi, item: SignUpItem): Promise<DoorList> {
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: { item: item.id, state: { $in: SHOWN } },
    orderBy: { turn: 'asc' },
  })
  const badges = await badgesOf(
    strapi,
    rows.map(({ email }) => email),
  )
  const people = rows.map(
    ({ documentId, name, email, turn, state }): DoorPerson => ({
      id: documentId,
      name: name ?? '',
      badge: badges.get(email) ?? null,
      ...{ email, turn, state },
    }),
  )
  const { capacity, places } = item
  return {
    item: toDoorItem(item),
    people: people.sort(byName),
    places,
    walkInPlaces: capacity === null ? null : capacity - (places ?? 0),
  }
}
