import { createHash } from 'node:crypto'
import {
  maySignUpBecome,
  PLACE_STATES,
  type SignUpCause,
  type SignUpState,
} from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { countChange } from '../transactions/count-change'

export const SIGN_UP = 'api::sign-up.sign-up'

/** Most steps that a history keeps: the latest. */
const MAX_STEPS = 50

/** Something that changed, when, and by whom. */
export interface SignUpStep {
  readonly at: string
  readonly from: SignUpState | null
  readonly to: SignUpState
  readonly cause: SignUpCause
  /** Name of a member of staff; empty: the visitor, or nobody. */
  readonly by: string
  /** Of the request; empty where there was none. */
  readonly key: string
}

/** When and where an item is, as somebody was last told. */
export interface Told {
  readonly date: string
  readonly start: string
  readonly end: string
  readonly room: string
  readonly isCancelled: boolean
}

/** Somebody's sign-up for an item: one row per item and address, for ever (requirements 17.2). */
export interface SignUpRow {
  readonly id: number
  readonly documentId: string
  /** Document id of the programme item. */
  readonly item: string
  readonly email: string
  readonly name: string | null
  readonly phone: string | null
  /** Document id of the visitor's profile; null for who has no account. */
  readonly visitor: string | null
  readonly state: SignUpState
  /** Order of arrival at the item, from 1. */
  readonly turn: number
  /** Until when a place is held or offered. */
  readonly until: string | null
  readonly language: 'nl' | 'en'
  readonly source: string
  readonly arrivedAt: string
  readonly changedAt: string
  readonly told: Told | null
  /** Of the event in the visitor's calendar, as last sent. */
  readonly sequence: number
  readonly remindedAt: string | null
  readonly history: readonly SignUpStep[] | null
}

/** Somebody who signs up. */
export interface Person {
  readonly email: string
  readonly name: string
  readonly phone?: string
  readonly visitor: string | null
  readonly language: 'nl' | 'en'
  readonly source: string
}

/** Who changes something, why, and by which request. */
export interface Doing {
  readonly cause: SignUpCause
  readonly by?: string
  readonly key?: string
  readonly now: Date
}

export const signUpsOf = (strapi: Core.Strapi) => strapi.db.query(SIGN_UP)

/** What there is one of: an address at an item. A hash, for both together are longer than a column. */
export const subjectOf = (item: string, email: string): string =>
  createHash('sha256').update(`${item} ${email}`).digest('hex')

export const findSignUp = (
  strapi: Core.Strapi,
  item: string,
  email: string,
): Promise<SignUpRow | null> =>
  signUpsOf(strapi).findOne({ where: { subject: subjectOf(item, email) } })

const stepOf = (
  from: SignUpState | null,
  to: SignUpState,
  { cause, by = '', key = '', now }: Doing,
): SignUpStep => ({ at: now.toISOString(), from, to, cause, by, key })

/** Counts what changed, so that the feed of places knows (requirements 17.6). */
export const CHANGES_SERIES = 'sign-ups'

interface Entry {
  readonly to: SignUpState
  readonly until?: Date | null
  /** Of somebody who arrives, or takes a new turn. */
  readonly turn?: number
  readonly person?: Person
}

/** The columns of a person; what is not known stays what it was. */
const columnsOf = ({ name, phone, visitor, language, source }: Person) => ({
  ...(name && { name }),
  ...(phone && { phone }),
  ...(visitor && { visitor }),
  language,
  source,
})

/** Stores somebody who signs up for an item for the first time. */
export async function addSignUp(
  strapi: Core.Strapi,
  item: string,
  person: Person,
  { to, until = null, turn = 1 }: Entry,
  doing: Doing,
): Promise<SignUpRow> {
  const { now } = doing
  await countChange(strapi, CHANGES_SERIES)
  return signUpsOf(strapi).create({
    data: {
      ...columnsOf(person),
      subject: subjectOf(item, person.email),
      item,
      email: person.email,
      state: to,
      until,
      turn,
      sequence: 0,
      arrivedAt: now,
      changedAt: now,
      history: [stepOf(null, to, doing)],
    },
  })
}

/**
 * Gives a sign-up another state.
 * @throws Error for a step that the flow does not have
 */
export async function changeSignUp(
  strapi: Core.Strapi,
  row: SignUpRow,
  { to, until = null, turn, person }: Entry,
  doing: Doing,
): Promise<SignUpRow> {
  if (!maySignUpBecome(row.state, to)) throw new Error(`No step from ${row.state} to ${to}`)
  const { now } = doing
  await countChange(strapi, CHANGES_SERIES)
  return signUpsOf(strapi).update({
    where: { id: row.id },
    data: {
      ...(person && columnsOf(person)),
      ...(turn !== undefined && { turn, arrivedAt: now, remindedAt: null }),
      state: to,
      until,
      changedAt: now,
      history: [...(row.history ?? []), stepOf(row.state, to, doing)].slice(-MAX_STEPS),
    },
  })
}

/** How many places of an item are taken, held or offered. */
export const countTaken = (strapi: Core.Strapi, item: string): Promise<number> =>
  signUpsOf(strapi).count({ where: { item, state: { $in: [...PLACE_STATES] } } })

/** The turn of who arrives next at an item. */
export async function nextTurn(strapi: Core.Strapi, item: string): Promise<number> {
  const [last]: Pick<SignUpRow, 'turn'>[] = await signUpsOf(strapi).findMany({
    select: ['turn'],
    where: { item },
    orderBy: { turn: 'desc' },
    limit: 1,
  })
  return (last?.turn ?? 0) + 1
}

/** Who waits for an item, the first first. */
export const waitingFor = (
  strapi: Core.Strapi,
  item: string,
  limit?: number,
): Promise<SignUpRow[]> =>
  signUpsOf(strapi).findMany({
    where: { item, state: 'waiting' },
    orderBy: { turn: 'asc' },
    ...(limit !== undefined && { limit }),
  })
