import { sequenceOf } from '@beursvloer/contract/calendar/calendar-file'
import { mailRow } from '../mail/outbox'
import { placeCalendar } from './calendar'
import type { SignUpItem } from './item'
import { type Occasion, placeMail } from './mails/place-mails'
import { pushPlace } from './pushes/push-place'
import {
  type NotifiedFields,
  type NotifiedState,
  positionOf,
  type SignUpRow,
  signUpsOf,
} from './rows'
import type { SignUpWork } from './transaction'

/** The mail for an occasion, and whether its event is removed from the calendar. */
const MAIL_OF_OCCASION = {
  confirmed: ['place-confirmed', false],
  waiting: ['place-waiting', false],
  offered: ['place-offered', false],
  cancelled: ['place-cancelled', true],
  swapped: ['place-cancelled', true],
  lapsed: ['place-cancelled', true],
  removed: ['place-cancelled', true],
  moved: ['place-moved', false],
  'item-cancelled': ['place-moved', true],
  'item-resumed': ['place-moved', false],
} as const satisfies Record<Occasion, readonly [string, boolean]>

/** The state of an item to store with a notification: time, place, and whether it is cancelled. */
export const factsOf = (item: SignUpItem, language: 'nl' | 'en'): NotifiedState => ({
  date: item.date,
  start: item.start,
  end: item.end,
  room: item.room[language],
  hall: item.hall[language],
  roomInDutch: item.room.nl,
  hallInDutch: item.hall.nl,
  isCancelled: item.isCancelled,
})

/** Columns to store with a notification: the item's facts as sent, and the next SEQUENCE. */
export const notifiedFields = (
  { now }: Pick<SignUpWork, 'now'>,
  item: SignUpItem,
  { language, sequence }: Pick<SignUpRow, 'language' | 'sequence'>,
): NotifiedFields => ({
  sequence: Math.max(sequenceOf(now.toISOString()), sequence + 1),
  told: factsOf(item, language),
})

interface More {
  /** A sentence of staff. */
  readonly note?: string
  /** Position on the waiting list, if known already. */
  readonly position?: number | null
  /** For a moved item: the last notified state. */
  readonly before?: NotifiedState | null
  /** Token with which an offered place is taken. */
  readonly token?: string
}

/**
 * Mails a person about their place, with the event for their calendar, sends a push message unless
 * they made the change themselves, and stores the state that they were notified of. To be called in
 * the transaction of the change.
 */
export async function notifyPlace(
  work: SignUpWork,
  item: SignUpItem,
  row: SignUpRow,
  occasion: Occasion,
  more: More = {},
): Promise<SignUpRow> {
  const noted = notifiedFields(work, item, row)
  await signUpsOf(work.strapi).updateMany({ where: { id: row.id }, data: noted })
  work.facts.rows.delete(row.email)
  const told: SignUpRow = { ...row, ...noted }
  await sendNotice(work, item, told, occasion, { before: row.told, ...more })
  return told
}

/** As above, when the notified state is stored already. */
export async function sendNotice(
  work: SignUpWork,
  item: SignUpItem,
  row: SignUpRow,
  occasion: Occasion,
  { note = '', position, before = null, token }: More,
): Promise<void> {
  const { strapi, now } = work
  const { language } = row
  const [purpose, isCancelled] = MAIL_OF_OCCASION[occasion]
  const content = placeMail({
    occasion,
    language,
    item,
    state: row.state === 'cancelled' ? (row.history?.at(-1)?.from ?? null) : row.state,
    position: position === undefined ? await positionOf(strapi, row) : position,
    until: row.until === null ? null : new Date(row.until),
    before,
    note,
    token,
  })
  const calendar = await placeCalendar(work, { item, row, isCancelled })
  const mail = { purpose, to: row.email, toName: row.name, content, calendar } as const
  work.facts.mails.push(mailRow(mail, now, await work.published.fair(language)))
  await pushPlace(work, item, row, occasion)
}
