import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { checkOtherPlaces } from './conflicts'
import { type SignUpItem, signUpPeriod } from './item'
import { notifiedFields, notifyPlace, sendNotice } from './notify'
import { toOwnSignUp } from './own-sign-ups'
import { freeOf, refreshPlaces, refreshPlacesOf } from './refresh-places'
import { refuse } from './refusals'
import {
  addSignUp,
  type ChangeContext,
  changeSignUp,
  type Person,
  placeCounts,
  positionOf,
  type SignUpRow,
  signUpsBy,
} from './rows'
import { type SignUpWork, withSignUpLock } from './transaction'

interface SignUpRequest {
  /** Document id of the programme item. */
  readonly item: string
  /** Document id of an item whose place is given up for this one. */
  readonly swap?: string | undefined
  /** When the sign-up got the state in which the visitor saw it; null: they saw none; absent: not known. */
  readonly seen?: SeenState
}

export type SeenState = string | null | undefined

/** @throws SignUpRefused `changed` for a sign-up that differs from the one its visitor saw */
export function checkSeenState(row: SignUpRow | null, seen: SeenState): void {
  if (seen === undefined) return
  const at = row && row.state !== 'cancelled' ? new Date(row.changedAt).getTime() : null
  if (at !== (seen === null ? null : Date.parse(seen))) throw refuse('changed')
}

/** Whether a request was carried out before. */
export const isRepeated = ({ history }: SignUpRow, key: string | undefined): boolean =>
  !!key && (history ?? []).some((step) => step.key === key)

/**
 * An item with sign-ups.
 * @throws SignUpRefused `no-item` or `cancelled`
 */
export async function itemToJoin({ published }: SignUpWork, id: string): Promise<SignUpItem> {
  const item = await published.item(id)
  if (!item?.needsPlace) throw refuse('no-item')
  if (item.isCancelled) throw refuse('cancelled')
  return item
}

/** @throws SignUpRefused `not-open` or `closed` */
export function checkPeriod(item: SignUpItem, { fair, now }: SignUpWork): void {
  const { opensAt, closesAt } = signUpPeriod(item, fair)
  const isOpen = opensAt ? opensAt <= now : fair.edition.programmePublished
  if (!isOpen) throw refuse('not-open')
  if (closesAt <= now) throw refuse('closed')
}

/**
 * Gives up a place; it is offered to the waiting list.
 * @param language of the page of the visitor who does, from then on theirs
 */
export async function releasePlace(
  work: SignUpWork,
  item: SignUpItem,
  row: SignUpRow,
  change: ChangeContext,
  language: SignUpRow['language'] = row.language,
): Promise<SignUpRow> {
  const ended = await changeSignUp(work, row, { to: 'cancelled', language }, change)
  work.facts.settled.delete(item.id)
  await refreshPlaces(work, item)
  return ended
}

/** An applicant, and their current sign-up. */
interface Applicant {
  readonly person: Person
  readonly row: SignUpRow | null
}

interface Assigned {
  readonly row: SignUpRow
  /** The position on the waiting list of a new entry. */
  readonly position?: number | null
}

/**
 * Signs an applicant up for an item whose places are up to date, in the caller's transaction: a
 * place while there is one, else the end of the waiting list. An applicant with a place or a
 * position keeps it.
 */
export async function assignPlaceOrPosition(
  work: SignUpWork,
  item: SignUpItem,
  { person, row }: Applicant,
  change: ChangeContext,
  swap?: string,
): Promise<Assigned> {
  if (row && row.state !== 'cancelled' && row.state !== 'held') return { row }
  const counts = await placeCounts(work, item.id)
  const hasPlace = freeOf(item, counts) > 0
  if (!hasPlace && !item.hasWaitingList) throw refuse('full')
  const given = hasPlace ? await checkOtherPlaces(work, person.email, item, swap) : null
  const to = hasPlace ? 'confirmed' : 'waiting'
  const turn = row?.state === 'held' ? row.turn : counts.nextTurn
  const noted = notifiedFields(work, item, {
    language: person.language,
    sequence: row?.sequence ?? 0,
  })
  const entry = { to, turn, person, noted } as const
  const stored = row
    ? await changeSignUp(work, row, entry, change)
    : await addSignUp(work, item.id, person, entry, change)
  if (given) {
    const swapped = { ...change, cause: 'swapped' } as const
    const ended = await releasePlace(work, given.item, given.row, swapped, person.language)
    await notifyPlace(work, given.item, ended, 'swapped')
  }
  const isLast = !hasPlace && row?.state !== 'held'
  const position = isLast ? counts.waiting + 1 : await positionOf(work.strapi, stored)
  await sendNotice(work, item, stored, to, { position })
  return { row: stored, position }
}

/**
 * Signs a visitor up for an item (requirements 17.3).
 * @throws SignUpRefused with the reason
 */
export const signUp = (
  strapi: Core.Strapi,
  person: Person,
  { item: id, swap, seen }: SignUpRequest,
  change: ChangeContext,
): Promise<OwnSignUp> =>
  withSignUpLock(
    strapi,
    change.now,
    async (work) => {
      await refreshPlacesOf(work, id)
      const own = await signUpsBy(work, person.email)
      const row = own.find(({ item }) => item === id) ?? null
      if (row && isRepeated(row, change.key)) return toOwnSignUp(strapi, row)
      checkSeenState(row, seen)
      const item = await itemToJoin(work, id)
      if (row?.state !== 'held') checkPeriod(item, work)
      const assigned = await assignPlaceOrPosition(work, item, { person, row }, change, swap)
      return toOwnSignUp(strapi, assigned.row, assigned.position)
    },
    person.email,
  )
