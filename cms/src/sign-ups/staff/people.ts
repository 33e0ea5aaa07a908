import { SIGN_UP_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../../database/stored-time'
import { pageOf, type Selection } from '../../panel-api/lists'
import {
  matchAll,
  oneOf,
  type Query,
  readPaging,
  readSearch,
  withSearchTerms,
} from '../../panel-api/query'
import { SIGN_UP, type SignUpRow, signUpsOf } from '../rows'
import { findItem, itemRows } from './items'
import type { DoorList, PersonList, PersonRow } from './views'

const FIELDS = [
  'documentId',
  'name',
  'email',
  'phone',
  'visitor',
  'state',
  'turn',
  'until',
  'arrivedAt',
] as const

export type Listed = Pick<SignUpRow, 'id' | (typeof FIELDS)[number]>

const SORTABLE = { date: 'arrivedAt', sortable: ['turn', 'name', 'email', 'state', 'arrivedAt'] }
/** Cancelled sign-ups are shown on request only. */
const SHOWN = SIGN_UP_STATES.filter((state) => state !== 'cancelled')

/** The sign-ups of an item that an address asks for. */
export function peopleIn(item: string, query: Query): Selection {
  const state = oneOf(SIGN_UP_STATES, query.state)
  return {
    uid: SIGN_UP,
    select: ['id', ...FIELDS],
    where: matchAll([
      { item },
      { state: state ?? { $in: SHOWN } },
      ...withSearchTerms(readSearch(query), ['name', 'email', 'phone']),
    ]),
  }
}

const toPerson = (row: Listed, line: readonly number[]): PersonRow => ({
  documentId: row.documentId,
  name: row.name ?? '',
  email: row.email,
  phone: row.phone ?? '',
  visitor: row.visitor,
  state: row.state,
  turn: row.turn,
  position: row.state === 'waiting' ? line.indexOf(row.id) + 1 : null,
  until: row.until === null ? null : isoOf(row.until),
  arrivedAt: isoOf(row.arrivedAt),
})

/** The requested page of an item's people: by default in order of arrival. */
export async function listPeople(
  strapi: Core.Strapi,
  item: string,
  query: Query,
): Promise<PersonList> {
  const paging = {
    ...readPaging(query, SORTABLE),
    ...(!query.sort && ({ sort: 'turn', order: 'asc' } as const)),
  }
  const found = await findItem(strapi, item)
  const page = await pageOf<Listed>(strapi, peopleIn(item, query), paging, ['id', ...FIELDS])
  const waiting: Pick<SignUpRow, 'id'>[] = await signUpsOf(strapi).findMany({
    select: ['id'],
    where: { item, state: 'waiting' },
    orderBy: { turn: 'asc' },
  })
  const line = waiting.map(({ id }) => id)
  const others = (await itemRows(strapi)).filter(
    ({ id, isCancelled }) => id !== item && !isCancelled,
  )
  return {
    ...page,
    item: found,
    rows: page.rows.map((row) => toPerson(row, line)),
    others: others.map(({ id, title, date, start }) => ({
      id,
      label: `${date} ${start} ${title}`,
    })),
  }
}

/** The people expected at the door, by name. */
export async function doorList(strapi: Core.Strapi, item: string): Promise<DoorList> {
  const rows: Listed[] = await signUpsOf(strapi).findMany({
    select: ['documentId', 'name', 'email'],
    where: { item, state: { $in: ['confirmed', 'attended', 'absent'] } },
  })
  const people = rows.map(({ documentId, name, email }) => ({ documentId, name: name || email }))
  return {
    item: await findItem(strapi, item),
    people: people.sort((a, b) => a.name.localeCompare(b.name, 'nl')),
  }
}
