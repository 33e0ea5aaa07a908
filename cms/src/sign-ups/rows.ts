import { createHash, randomUUID } from 'node:crypto'
import {
  maySignUpBecome,
  PLACE_STATES,
  type SignUpCause,
  type SignUpState,
} from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { hashOf } from '../mail/link-token'
import type { SignUpWork } from './transaction'

export const SIGN_UP = 'api::sign-up.sign-up'
export const SIGN_UPS = 'sign_ups'

/** Maximum of steps in a history: the latest. */
const MAX_STEPS = 50

/** A change, its time, and its author. */
export type SignUpStep = ReturnType<typeof stepOf>

/** Time and place of an item, as a person was last notified. */
export interface NotifiedState {
  readonly date: string
  readonly start: string
  readonly end: string
  /** In their language. */
  readonly room: string
  /** In their language; older rows lack it. */
  readonly hall?: string
  /** Tells another room from another translation of its name; absent in older rows. */
  readonly roomInDutch?: string
  readonly hallInDutch?: string
  readonly isCancelled: boolean
}

/**
 * The sign-up of an address for an item: one row per item and address, permanently (requirements
 * 17.2).
 */
export interface SignUpRow {
  readonly id: number
  readonly documentId: string
  /** Document id of the programme item. */
  readonly item: string
  /** Empty for a walk-in without a name. */
  readonly email: string
  readonly name: string | null
  readonly phone: string | null
  /** Document id of the visitor's profile; null without an account. */
  readonly visitor: string | null
  readonly state: SignUpState
  /** Order of arrival at the item, from 1. */
  readonly turn: number
  /** End of a reservation or an offer. */
  readonly until: string | null
  /** Of the token with which the offered place is taken; null once the place is neither offered nor taken. */
  readonly offerHash: string | null
  readonly language: 'nl' | 'en'
  readonly source: string
  readonly arrivedAt: string
  readonly changedAt: string
  readonly told: NotifiedState | null
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

/** The author of a change, the reason, and the request. */
export interface ChangeContext {
  readonly cause: SignUpCause
  readonly by?: string
  readonly key?: string
  readonly now: Date
}

export const signUpsOf = (strapi: Core.Strapi) => strapi.db.query(SIGN_UP)

/** Ids of the items that have a sign-up in one of some states. */
export const itemsInStates = (
  strapi: Core.Strapi,
  states: readonly SignUpState[],
): Promise<string[]> =>
  strapi.db.connection(SIGN_UPS).whereIn('state', states).distinct('item').pluck('item')

/** The unique key of an address at an item. A hash, for both together are longer than a column. */
export const subjectOf = (item: string, email: string): string =>
  createHash('sha256').update(`${item} ${email}`).digest('hex')

/** The sign-up whose offer was mailed with a token. */
export const findOffer = (strapi: Core.Strapi, token: string): Promise<SignUpRow | null> =>
  signUpsOf(strapi).findOne({ where: { offerHash: hashOf(token) } })

export const findSignUp = (
  strapi: Core.Strapi,
  item: string,
  email: string,
): Promise<SignUpRow | null> =>
  signUpsOf(strapi).findOne({ where: { subject: subjectOf(item, email) } })

/** Reads the sign-ups of addresses for the rest of a transaction. */
export async function readSignUpsOf(
  { strapi, facts }: Pick<SignUpWork, 'strapi' | 'facts'>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({ where: { email: { $in: emails } } })
  const byEmail = Map.groupBy(rows, ({ email }) => email)
  for (const email of emails) facts.rows.set(email, byEmail.get(email) ?? [])
}

/** All sign-ups of an address. */
export async function signUpsBy(work: SignUpWork, email: string): Promise<readonly SignUpRow[]> {
  if (!work.facts.rows.has(email)) await readSignUpsOf(work, [email])
  return work.facts.rows.get(email) ?? []
}

const stepOf = (
  from: SignUpState | null,
  to: SignUpState,
  { cause, by = '', key = '', now }: ChangeContext,
) => ({
  at: now.toISOString(),
  from,
  to,
  cause,
  // Name of a member of staff; empty: the visitor, or the system.
  by,
  // Of the request; empty where there was none.
  key,
})

/** The item's time, place and cancellation as last sent to the person, and the iCalendar SEQUENCE. */
export type NotifiedFields = Pick<SignUpRow, 'told' | 'sequence'>

interface Entry {
  readonly to: SignUpState
  readonly until?: Date | null
  /** Token with which an offer is taken. */
  readonly token?: string
  /** The order number of a new arrival. */
  readonly turn?: number
  readonly person?: Person
  /** That of the page in use, from then on the person's. */
  readonly language?: SignUpRow['language']
  /** Document id, for a row that already has one. */
  readonly documentId?: string
  /** The notified state to store, when a notification is queued in the same transaction. */
  readonly noted?: NotifiedFields
}

/** The columns of a person; absent values keep the stored ones. */
const columnsOf = ({ name, phone, visitor, language, source }: Person) => ({
  ...(name && { name }),
  ...(phone && { phone }),
  ...(visitor && { visitor }),
  language,
  source,
})

const newDocumentId = (): string => randomUUID().replaceAll('-', '')

/** Stores somebody who signs up for an item for the first time. */
export async function addSignUp(
  { strapi, facts }: SignUpWork,
  item: string,
  person: Person,
  { to, until = null, turn = 1, noted, documentId = newDocumentId() }: Entry,
  change: ChangeContext,
): Promise<SignUpRow> {
  const at = change.now.toISOString()
  const row: Omit<SignUpRow, 'id' | 'documentId'> = {
    name: null,
    phone: null,
    visitor: null,
    ...columnsOf(person),
    item,
    email: person.email,
    state: to,
    until: until?.toISOString() ?? null,
    offerHash: null,
    turn,
    arrivedAt: at,
    changedAt: at,
    told: null,
    sequence: 0,
    ...noted,
    remindedAt: null,
    history: [stepOf(null, to, change)],
  }
  await facts.countChange()
  // Unlike `create` it reads nothing back.
  const { ids } = await signUpsOf(strapi).createMany({
    data: [{ ...row, documentId, subject: subjectOf(item, person.email || documentId) }],
  })
  facts.rows.delete(person.email)
  const counts = facts.counts.get(item)
  if (counts)
    facts.counts.set(item, {
      taken: counts.taken + Number(PLACE_STATES.includes(to)),
      waiting: counts.waiting + Number(to === 'waiting'),
      nextTurn: Math.max(counts.nextTurn, turn + 1),
    })
  return { ...row, id: Number(ids[0]), documentId }
}

/**
 * Gives a sign-up another state.
 * @throws Error for a step that the flow does not have
 */
export async function changeSignUp(
  { strapi, facts }: SignUpWork,
  row: SignUpRow,
  { to, until = null, token, turn, person, language, noted }: Entry,
  change: ChangeContext,
): Promise<SignUpRow> {
  if (!maySignUpBecome(row.state, to)) throw new Error(`No step from ${row.state} to ${to}`)
  const { now } = change
  await facts.countChange()
  facts.rows.delete(row.email)
  facts.counts.delete(row.item)
  return signUpsOf(strapi).update({
    where: { id: row.id },
    data: {
      ...(person && columnsOf(person)),
      ...(language && { language }),
      ...noted,
      ...(turn !== undefined && { turn, arrivedAt: now, remindedAt: null }),
      state: to,
      until,
      // The link of an offer keeps working after the place is taken.
      offerHash: token ? hashOf(token) : to === 'confirmed' ? row.offerHash : null,
      changedAt: now,
      history: [...(row.history ?? []), stepOf(row.state, to, change)].slice(-MAX_STEPS),
    },
  })
}

/** The counts of an item. */
export type PlaceCounts = Awaited<ReturnType<typeof countPlaces>>

type States = Readonly<Record<'count' | 'last', number | string>> & { readonly state: SignUpState }

/** The counts of an item, read once in a transaction. */
export async function placeCounts(
  { strapi, facts }: SignUpWork,
  item: string,
): Promise<PlaceCounts> {
  const counts = facts.counts.get(item) ?? (await countPlaces(strapi, item))
  facts.counts.set(item, counts)
  return counts
}

export async function countPlaces(strapi: Core.Strapi, item: string) {
  const rows: States[] = await strapi.db.transaction(({ trx }) =>
    trx(SIGN_UPS)
      .select('state')
      .where({ item })
      .count({ count: '*' })
      .max({ last: 'turn' })
      .groupBy('state'),
  )
  const countOf = (states: readonly SignUpState[]): number =>
    rows.reduce((sum, row) => (states.includes(row.state) ? sum + Number(row.count) : sum), 0)
  return {
    /** Places that are taken or offered. */
    taken: countOf(PLACE_STATES),
    waiting: countOf(['waiting']),
    /** The order number of the next arrival. */
    nextTurn: Math.max(0, ...rows.map(({ last }) => Number(last))) + 1,
  }
}

/** The position on the waiting list, from 1; null for a person who is not on it. */
export async function positionOf(
  strapi: Core.Strapi,
  { item, state, turn }: SignUpRow,
): Promise<number | null> {
  if (state !== 'waiting') return null
  return 1 + (await signUpsOf(strapi).count({ where: { item, state, turn: { $lt: turn } } }))
}

/** The waiting list of an item, in order. */
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
