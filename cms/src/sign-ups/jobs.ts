import { daysAfter, fairInstant } from '@beursvloer/contract/fair-time'
import { REMINDER_HOUR } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { queueMail } from '../mail/outbox'
import { mayHaveBeenSent } from '../mail/unknown-period'
import { wakeOutbox } from '../mail/worker'
import { wakePushSender } from '../push/worker'
import { dayCalendar } from './calendar'
import { notifyChanges } from './changes'
import { markAbsent } from './door/absent'
import { notifyFavourites } from './favourites'
import { readItems, readItemsOn, type SignUpItem } from './item'
import { reminderMail } from './mails/reminder-mail'
import { pushChanges } from './pushes/changes'
import { pushSoon } from './pushes/soon'
import { refreshPlaces } from './refresh-places'
import { itemsInStates, SIGN_UPS, type SignUpRow, signUpsOf } from './rows'
import { type SignUpWork, withSignUpLock } from './transaction'

/** Maximum of people reminded in one transaction. */
const BATCH = 50

interface Due {
  readonly row: SignUpRow
  readonly item: SignUpItem
}

/** Addresses with a place at one of some items and no reminder yet, up to a maximum. */
const addressesDue = (
  strapi: Core.Strapi,
  items: readonly string[],
  limit: number,
): Promise<string[]> =>
  strapi.db.transaction(({ trx }) =>
    trx(SIGN_UPS)
      .where({ state: 'confirmed' })
      .whereIn('item', items)
      .groupBy('email')
      .havingRaw('count(reminded_at) = 0')
      .orderBy('email')
      .limit(limit)
      .pluck('email'),
  )

/** Places at some items without a reminder yet, by person; up to a maximum of people. */
async function dueBy(
  strapi: Core.Strapi,
  items: ReadonlyMap<string, SignUpItem>,
  limit: number,
): Promise<readonly (readonly Due[])[]> {
  const ids = [...items.keys()]
  const email = { $in: await addressesDue(strapi, ids, limit) }
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: { state: 'confirmed', item: { $in: ids }, email },
  })
  const places = rows.flatMap((row) => {
    const item = items.get(row.item)
    return item ? [{ row, item }] : []
  })
  return [...Map.groupBy(places, ({ row }) => row.email).values()]
}

/** Items of a day that are not cancelled. */
async function itemsOn(strapi: Core.Strapi, date: string) {
  const items = await readItemsOn(strapi, date)
  return new Map([...items].filter(([, { isCancelled }]) => !isCancelled))
}

/**
 * Mails everybody with a place tomorrow their whole day, once, on the evening before. A place that
 * is taken later that evening has its own mail.
 */
async function remindTomorrow(strapi: Core.Strapi, now: Date): Promise<void> {
  const today = fairDate(now)
  const hour = new Date(fairInstant(today, `${REMINDER_HOUR}:00`))
  if (now < hour || (await mayHaveBeenSent(strapi, hour))) return
  const tomorrow = daysAfter(today, 1)
  const items = await itemsOn(strapi, tomorrow)
  let isMore = (await addressesDue(strapi, [...items.keys()], 1)).length > 0
  while (isMore) {
    isMore = await withSignUpLock(strapi, now, async (work) => {
      const due = await dueBy(strapi, items, BATCH)
      for (const own of due) await remind(work, own)
      return due.length === BATCH
    })
  }
}

async function remind(work: SignUpWork, own: readonly Due[]): Promise<void> {
  const { strapi, now, published } = work
  const sorted = own.toSorted((a, b) => a.item.start.localeCompare(b.item.start))
  const [first] = sorted
  if (!first) return
  const { email: to, name: toName, language } = first.row
  const items = sorted.map(({ item }) => item)
  await signUpsOf(strapi).updateMany({
    where: { id: { $in: own.map(({ row }) => row.id) } },
    data: { remindedAt: now },
  })
  const content = reminderMail(items, language)
  const calendar = await dayCalendar(work, sorted)
  const mail = { purpose: 'place-reminder', to, toName, content, calendar } as const
  await queueMail(strapi, mail, now, await published.fair(language))
}

/** Items with a lapsed place or a waiting list. */
async function itemsDue(strapi: Core.Strapi, now: Date): Promise<readonly string[]> {
  const lapsed: Pick<SignUpRow, 'item'>[] = await signUpsOf(strapi).findMany({
    select: ['item'],
    where: { state: { $in: ['held', 'offered'] }, until: { $lte: now } },
  })
  const waiting = await itemsInStates(strapi, ['waiting'])
  return [...new Set([...lapsed.map(({ item }) => item), ...waiting])]
}

/**
 * Ends lapsed reservations and offers and offers free places, one item at a time; also the places
 * of a raised capacity.
 */
async function settleDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const item of (await readItems(strapi, await itemsDue(strapi, now))).values())
    await withSignUpLock(strapi, now, (work) => refreshPlaces(work, item))
}

/** Runs all due jobs of sign-ups. Each is a transaction with a lock, so several processes may run them. */
export async function runSignUpJobs(strapi: Core.Strapi, now: Date): Promise<void> {
  await settleDue(strapi, now)
  await notifyChanges(strapi, now)
  await notifyFavourites(strapi, now)
  await remindTomorrow(strapi, now)
  await pushChanges(strapi, now)
  await pushSoon(strapi, now)
  await markAbsent(strapi, now)
  wakeOutbox(strapi)
  wakePushSender(strapi)
}
