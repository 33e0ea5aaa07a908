import type { SignUpState } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { NOBODY, undoCheckIn, walkIn } from '../door/walk-ins'
import type { SignUpItem } from '../item'
import { notifyPlace } from '../notify'
import { findPerson } from '../person'
import { refreshPlaces } from '../refresh-places'
import { SignUpRefused } from '../refusals'
import {
  addSignUp,
  type ChangeContext,
  changeSignUp,
  findSignUp,
  placeCounts,
  type SignUpRow,
  signUpsOf,
} from '../rows'
import { assignPlaceOrPosition, releasePlace } from '../sign-up'
import { type SignUpWork, withSignUpLock } from '../transaction'
import { REFUSAL_LABELS } from './labels'
import type { PhoneSignUp } from './views'

/** Page on which staff sign people up. */
const SOURCE = '/aanmeldingen'

/** Runs work for staff, with refusals in Dutch. */
async function inDutch<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof SignUpRefused)) throw error
    throw new errors.ApplicationError(REFUSAL_LABELS[error.refusal.reason])
  }
}

async function itemOf({ published, now }: SignUpWork, id: string): Promise<SignUpItem> {
  const item = await published.item(id)
  if (!item) throw new errors.NotFoundError('Dit onderdeel staat niet in het programma.')
  if (item.startsAt <= now) throw new errors.ApplicationError(REFUSAL_LABELS.closed)
  return item
}

async function rowOf(strapi: Core.Strapi, item: string, documentId: string): Promise<SignUpRow> {
  const row: SignUpRow | null = await signUpsOf(strapi).findOne({ where: { item, documentId } })
  if (!row) throw new errors.NotFoundError('Deze aanmelding bestaat niet meer.')
  return row
}

/**
 * Signs up a caller: also before and after the period for signing up, otherwise by the same rules.
 * @returns the resulting sign-up
 */
export const signUpByPhone = (
  strapi: Core.Strapi,
  id: string,
  { name, email, phone, language }: PhoneSignUp,
  by: string,
): Promise<{ readonly state: SignUpState }> => {
  const now = new Date()
  const change = { cause: 'phone', by, now } as const
  return inDutch(
    withSignUpLock(strapi, now, async (work) => {
      const item = await itemOf(work, id)
      if (item.isCancelled) throw new errors.ApplicationError(REFUSAL_LABELS.cancelled)
      const known = await findPerson(strapi, email, { language, source: SOURCE })
      const person = { ...known, name: name || known.name, phone }
      await refreshPlaces(work, item)
      const there = await findSignUp(strapi, id, email)
      const { row } = await assignPlaceOrPosition(work, item, { person, row: there }, change)
      return { state: row.state }
    }),
  )
}

/** Does something about one sign-up of an item that has not begun. */
const withItemLock = (
  strapi: Core.Strapi,
  id: string,
  documentId: string,
  work: (tools: SignUpWork, item: SignUpItem, row: SignUpRow) => Promise<unknown>,
): Promise<unknown> =>
  withSignUpLock(strapi, new Date(), async (tools) =>
    work(tools, await itemOf(tools, id), await rowOf(strapi, id, documentId)),
  )

/** What a staff member does with a sign-up of an item. */
type Handling = (
  strapi: Core.Strapi,
  id: string,
  documentId: string,
  by: string,
) => Promise<unknown>

/** Gives a waiting person a place, also beyond the capacity. */
export const promote: Handling = (strapi, id, documentId, by) =>
  withItemLock(strapi, id, documentId, async (work, item, row) => {
    if (row.state !== 'waiting' && row.state !== 'offered')
      throw new errors.ApplicationError('Deze persoon staat niet (meer) op de wachtlijst.')
    const change = { cause: 'promoted', by, now: work.now } as const
    const placed = await changeSignUp(work, row, { to: 'confirmed' }, change)
    return notifyPlace(work, item, placed, 'confirmed')
  })

/** Cancels a person's sign-up; a freed place is offered to the waiting list. */
export const cancelForVisitor: Handling = (strapi, id, documentId, by) =>
  withItemLock(strapi, id, documentId, async (work, item, row) => {
    if (row.state === 'cancelled') return
    const ended = await releasePlace(work, item, row, { cause: 'cancelled', by, now: work.now })
    if (row.state !== 'held') await notifyPlace(work, item, ended, 'removed')
  })

/**
 * Counts a walk-in without badge and sign-up.
 * @param documentId of the new sign-up; the same id again counts nobody
 */
export const countWalkIn: Handling = (strapi, id, documentId, by) =>
  withSignUpLock(strapi, new Date(), async (work) => {
    const item = await work.published.item(id)
    if (!item) throw new errors.NotFoundError('Dit onderdeel staat niet in het programma.')
    if (await signUpsOf(strapi).findOne({ where: { item: id, documentId } })) return
    const change = { cause: 'checked-in', by, now: work.now } as const
    const outcome = await walkIn(work, item, { row: null, person: NOBODY, documentId }, change)
    if (outcome === 'walk-ins-full')
      throw new errors.ApplicationError('Er zijn geen plaatsen voor inlopers meer.')
  })

/** Undoes a walk-in at the door. */
export const takeBackWalkIn: Handling = (strapi, id, documentId, by) =>
  withSignUpLock(strapi, new Date(), async (work) =>
    undoCheckIn(work, await rowOf(strapi, id, documentId), {
      ...{ cause: 'check-in-undone', by, now: work.now },
    }),
  )

interface Moving {
  readonly row: SignUpRow
  /** Their sign-up at the other item. */
  readonly there: SignUpRow | null
  /** The state that they had, and get there. */
  readonly to: 'confirmed' | 'waiting'
}

/** Whether a person's state at the other item is worse than the one at the first. */
const isLess = ({ there, to }: Moving): boolean =>
  there === null ||
  there.state === 'cancelled' ||
  (to === 'confirmed' && ['held', 'waiting', 'offered'].includes(there.state))

/** Gives a person their state at the other item. */
async function enterOther(
  work: SignUpWork,
  other: SignUpItem,
  { row, there, to }: Moving,
  change: ChangeContext,
): Promise<void> {
  const { email, name, phone, visitor, language, source } = row
  const person = { email, name: name ?? '', phone: phone ?? '', visitor, language, source }
  const { nextTurn } = await placeCounts(work, other.id)
  const entry = { to, turn: nextTurn, person } as const
  const stored = there
    ? await changeSignUp(work, there, entry, change)
    : await addSignUp(work, other.id, person, entry, change)
  await notifyPlace(work, other, stored, to)
}

/** The note to a person whose sign-up was moved to another item. */
const movedTo = ({ title }: SignUpItem) => ({
  nl: `Uw aanmelding is overgezet naar ‘${title.nl}’. Daarover krijgt u een eigen mail.`,
  en: `Your sign-up was moved to “${title.en}”. You will receive a separate email about that.`,
})

/** The variant for those already signed up for the other item. */
const isThere = ({ title }: SignUpItem) => ({
  nl: `Uw aanmelding voor ‘${title.nl}’ blijft staan.`,
  en: `Your sign-up for “${title.en}” remains as it is.`,
})

/**
 * Moves everybody of an item to another one, in order of arrival: a place becomes a place there,
 * also beyond its capacity; a waiting list entry joins its waiting list. A person with at least the
 * same there keeps it.
 * @returns how many
 */
export const moveAll = (
  strapi: Core.Strapi,
  id: string,
  to: string,
  by: string,
): Promise<{ readonly moved: number }> => {
  const now = new Date()
  const change = { cause: 'moved-over', by, now } as const
  return withSignUpLock(strapi, now, async (work) => {
    const item = await work.published.item(id)
    const other = await itemOf(work, to)
    if (!item || id === to || !other.needsPlace || other.isCancelled)
      throw new errors.ApplicationError('Kies een ander onderdeel waarvoor men zich aanmeldt.')
    const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
      where: { item: id, state: { $in: ['confirmed', 'offered', 'waiting'] } },
      orderBy: { turn: 'asc' },
    })
    for (const row of rows) {
      const ended = await changeSignUp(work, row, { to: 'cancelled' }, change)
      const there = await findSignUp(strapi, to, row.email)
      const moving = { row, there, to: row.state === 'waiting' ? 'waiting' : 'confirmed' } as const
      const note = (isLess(moving) ? movedTo : isThere)(other)
      await notifyPlace(work, item, ended, 'removed', { note: note[row.language] })
      if (isLess(moving)) await enterOther(work, other, moving, change)
    }
    await refreshPlaces(work, other)
    return { moved: rows.length }
  })
}
