import { sequenceOf } from '@beursvloer/contract/calendar/calendar-file'
import { queueMail } from '../mail/outbox'
import { placeCalendar } from './calendar'
import type { SignUpItem } from './item'
import { type Occasion, placeMail } from './mails/place-mails'
import { pushPlace } from './pushes/tell-place'
import { type SignUpRow, signUpsOf, type Told } from './rows'
import type { SignUpWork } from './transaction'

/** Which mail goes with an occasion, and whether its event leaves the calendar. */
const PURPOSES = {
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

/** When and where an item is, as somebody with a place knows it. */
export const factsOf = (item: SignUpItem, language: 'nl' | 'en'): Told => ({
  date: item.date,
  start: item.start,
  end: item.end,
  room: item.room[language],
  isCancelled: item.isCancelled,
})

/**
 * Mails somebody about their place, with the event for their calendar, and tells their devices what they did
 * not do themselves, in the transaction that it is called in; and notes what they know now.
 * @param note a sentence of staff
 */
export async function tellPlace(
  work: SignUpWork,
  item: SignUpItem,
  row: SignUpRow,
  occasion: Occasion,
  note = '',
): Promise<SignUpRow> {
  const { strapi, now, facts } = work
  const { language } = row
  const [purpose, isCancelled] = PURPOSES[occasion]
  const sequence = Math.max(sequenceOf(now.toISOString()), row.sequence + 1)
  const told = factsOf(item, language)
  const noted: SignUpRow = { ...row, sequence, told }
  await signUpsOf(strapi).updateMany({ where: { id: row.id }, data: { sequence, told } })
  const ahead =
    row.state === 'waiting'
      ? await signUpsOf(strapi).count({
          where: { item: item.id, state: 'waiting', turn: { $lt: row.turn } },
        })
      : null
  const content = placeMail({
    occasion,
    language,
    item,
    position: ahead === null ? null : ahead + 1,
    until: row.until === null ? null : new Date(row.until),
    before: row.told,
    note,
  })
  const calendar = await placeCalendar(work, { item, row: noted, isCancelled })
  const mail = { purpose, to: row.email, toName: row.name, content, calendar } as const
  await queueMail(strapi, mail, now, await facts.fair(language))
  await pushPlace(work, item, noted, occasion)
  return noted
}
