import { DAY_MS } from '@beursvloer/contract/durations'
import { fairInstant } from '@beursvloer/contract/fair-time'
import { REMINDER_HOUR } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { queueMail } from '../mail/outbox'
import { mayHaveBeenSent } from '../mail/unknown-period'
import { dayCalendar } from './calendar'
import { readItems, type SignUpItem } from './item'
import { reminderMail } from './mails/reminder-mail'
import { type SignUpRow, signUpsOf } from './rows'
import { type SignUpWork, withSignUpLock } from './transaction'

/** Most people who are reminded in one transaction. */
const BATCH = 50

interface Due {
  readonly row: SignUpRow
  readonly item: SignUpItem
}

/** Places of tomorrow, by whose they are; of those who were not reminded of that day. */
async function dueBy(strapi: Core.Strapi, tomorrow: string): Promise<readonly (readonly Due[])[]> {
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({ where: { state: 'confirmed' } })
  const items = await readItems(strapi, [...new Set(rows.map(({ item }) => item))])
  const places = rows.flatMap((row) => {
    const item = items.get(row.item)
    return item?.date === tomorrow && !item.isCancelled ? [{ row, item }] : []
  })
  return [...Map.groupBy(places, ({ row }) => row.email).values()].filter(
    (own) => !own.some(({ row }) => row.remindedAt),
  )
}

/**
 * Mails everybody with a place tomorrow their whole day, once, on the evening before. Who gets another
 * place later that evening has the mail about that.
 */
export async function remindTomorrow(strapi: Core.Strapi, now: Date): Promise<void> {
  const today = fairDate(now)
  const hour = new Date(fairInstant(today, `${REMINDER_HOUR}:00`))
  if (now < hour || (await mayHaveBeenSent(strapi, hour))) return
  const tomorrow = fairDate(new Date(Date.parse(`${today}T12:00:00Z`) + DAY_MS))
  let left = (await dueBy(strapi, tomorrow)).length
  while (left > 0) {
    left = await withSignUpLock(strapi, now, async (work) => {
      const due = await dueBy(strapi, tomorrow)
      for (const own of due.slice(0, BATCH)) await remind(work, own)
      return due.length - BATCH
    })
  }
}

async function remind(work: SignUpWork, own: readonly Due[]): Promise<void> {
  const { strapi, now, facts } = work
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
  await queueMail(strapi, mail, now, await facts.fair(language))
}
