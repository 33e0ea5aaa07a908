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
  type Person,
  type SignUpRow,
  standingOf,
} from './rows'
import { freeOf, settle } from './settle'
import { noteOf, tellNoted, tellPlace } from './tell'
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
  const ended = await changeSignUp(work, row, { to: 'cancelled' }, doing)
  work.facts.settled.delete(item.id)
  await settle(work, item)
  return ended
}

/** Somebody who signs up, and what they have there. */
interface Comer {
  readonly person: Person
  readonly row: SignUpRow | null
}

interface Decided {
  readonly row: SignUpRow
  /** In the line, where somebody joined it just now. */
  readonly position?: number | null
}

/**
 * Decides about somebody who signs up for an item that was brought up to now, in the transaction that it
 * is called in: a place while there is one, else the end of the line. Who has a place or waits already
 * keeps what they have.
 */
export async function decide(
  work: SignUpWork,
  item: SignUpItem,
  { person, row }: Comer,
  doing: Doing,
  swap?: string,
): Promise<Decided> {
  if (row && row.state !== 'cancelled' && row.state !== 'held') return { row }
  const standing = await standingOf(work.strapi, item.id)
  const isHeld = row?.state === 'held'
  const hasPlace = isHeld || freeOf(item, standing) > 0
  if (!hasPlace && !item.hasWaitingList) throw refuse('full')
  const given = hasPlace ? await checkOtherPlaces(work, person.email, item, swap) : null
  const to = hasPlace ? 'confirmed' : 'waiting'
  const turn = isHeld ? row.turn : standing.nextTurn
  const noted = noteOf(work, item, { language: person.language, sequence: row?.sequence ?? 0 })
  const entry = { to, turn, person, noted } as const
  const stored = row
    ? await changeSignUp(work, row, entry, doing)
    : await addSignUp(work, item.id, person, entry, doing)
  if (given) {
    const ended = await giveUp(work, given.item, given.row, { ...doing, cause: 'swapped' })
    await tellPlace(work, given.item, ended, 'swapped')
  }
  const position = hasPlace ? null : standing.waiting + 1
  await tellNoted(work, item, stored, to, { position })
  return { row: stored, position }
}

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
    const known = await work.facts.item(id)
    if (known) await settle(work, known)
    const row = await findSignUp(strapi, id, person.email)
    if (row && isDone(row, doing.key)) return toOwn(strapi, row)
    const item = await itemToJoin(work, id)
    if (row?.state !== 'held') checkPeriod(item, work)
    const decided = await decide(work, item, { person, row }, doing, swap)
    return toOwn(strapi, decided.row, decided.position)
  })
