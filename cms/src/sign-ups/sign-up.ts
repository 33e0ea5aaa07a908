import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Core } from '@strapi/strapi'
import { checkOtherPlaces } from './conflicts'
import { type SignUpItem, signUpPeriod } from './item'
import { toOwn } from './own'
import { refuse } from './refusals'
import {
  addSignUp,
  changeSignUp,
  type Doing,
  findSignUp,
  nextTurn,
  type Person,
  type SignUpRow,
} from './rows'
import { freePlaces, settle } from './settle'
import { tellPlace } from './tell'
import { inTurn, type SignUpWork } from './transaction'

interface Asked {
  /** Document id of the programme item. */
  readonly item: string
  /** Document id of an item whose place is given up for this one. */
  readonly swap?: string | undefined
}

/** Whether a request was carried out before. */
export const isDone = ({ history }: SignUpRow, key: string | undefined): boolean =>
  !!key && (history ?? []).some((step) => step.key === key)

/**
 * An item that one signs up for.
 * @throws SignUpRefused `no-item` or `cancelled`
 */
export async function itemToJoin({ facts }: SignUpWork, id: string): Promise<SignUpItem> {
  const item = await facts.item(id)
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

/** Gives up a place for another one; it is offered to who waits for it. */
export async function giveUp(
  work: SignUpWork,
  item: SignUpItem,
  row: SignUpRow,
  doing: Doing,
): Promise<SignUpRow> {
  const ended = await changeSignUp(work.strapi, row, { to: 'cancelled' }, doing)
  work.facts.settled.delete(item.id)
  await settle(work, item)
  return ended
}

/**
 * Decides about somebody who signs up, in the transaction that it is called in: a place while there is
 * one, else the end of the line. Who has a place or waits already keeps what they have.
 */
export async function decide(
  work: SignUpWork,
  item: SignUpItem,
  person: Person,
  doing: Doing,
  swap?: string,
): Promise<SignUpRow> {
  const { strapi } = work
  await settle(work, item)
  const row = await findSignUp(strapi, item.id, person.email)
  if (row && isDone(row, doing.key)) return row
  if (row && row.state !== 'cancelled' && row.state !== 'held') return row
  const isHeld = row?.state === 'held'
  const hasPlace = isHeld || (await freePlaces(work, item)) > 0
  if (!hasPlace && !item.hasWaitingList) throw refuse('full')
  const given = hasPlace ? await checkOtherPlaces(work, person.email, item, swap) : null
  const to = hasPlace ? 'confirmed' : 'waiting'
  const turn = isHeld ? row.turn : await nextTurn(strapi, item.id)
  const entry = { to, turn, person } as const
  const stored = row
    ? await changeSignUp(strapi, row, entry, doing)
    : await addSignUp(strapi, item.id, person, entry, doing)
  if (given) {
    const ended = await giveUp(work, given.item, given.row, { ...doing, cause: 'swapped' })
    await tellPlace(work, given.item, ended, 'swapped')
  }
  return tellPlace(work, item, stored, to)
}

/** Whether a place is held for somebody: theirs also when signing up ended meanwhile. */
const isHeldAt = ({ state, until }: SignUpRow, now: Date): boolean =>
  state === 'held' && until !== null && new Date(until) > now

/**
 * Signs somebody up for an item (requirements 17.3).
 * @throws SignUpRefused with the reason
 */
export const signUp = (
  strapi: Core.Strapi,
  person: Person,
  { item: id, swap }: Asked,
  doing: Doing,
): Promise<OwnSignUp> =>
  inTurn(strapi, doing.now, async (work) => {
    const done = await findSignUp(strapi, id, person.email)
    if (done && isDone(done, doing.key)) return toOwn(strapi, done)
    const item = await itemToJoin(work, id)
    if (!done || !isHeldAt(done, doing.now)) checkPeriod(item, work)
    return toOwn(strapi, await decide(work, item, person, doing, swap))
  })
