import { DAY_MS, HOUR_MS } from '@beursvloer/contract/durations'
import type { NameCard } from '@beursvloer/contract/leads/calls'
import {
  CARD_MAILS_PER_DAY,
  CARD_MAILS_PER_HOUR,
  type SharedField,
} from '@beursvloer/contract/leads/terms'
import { NAME_CARD_PAGE } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { exhibitorNames } from '../exhibitor-members/membership'
import { hashOf, newToken } from '../mail/link-token'
import type { MailContent } from '../mail/mail-content'
import { queueMail } from '../mail/outbox'
import { siteAddress } from '../mail/site-address'
import { withLock } from '../transactions/with-lock'
import { decided } from './decide'
import { type LeadRow, leadsOf } from './rows'

/** Maximum of cards that are looked at in one transaction. */
const BATCH = 50

const LABELS: Readonly<Record<SharedField, string>> = {
  name: 'naam',
  organisation: 'organisatie',
  jobTitle: 'functie',
  email: 'e-mailadres',
  phone: 'telefoonnummer',
}

/** The mail to a person whose name card an exhibitor typed. Their language is not known. */
function cardMail(stand: string, fields: readonly SharedField[], code: string): MailContent {
  const url = `${siteAddress(NAME_CARD_PAGE, 'nl')}?${new URLSearchParams({ code })}`
  const kept = new Intl.ListFormat('nl').format(fields.map((field) => LABELS[field]))
  return {
    language: 'nl',
    subject: `${stand} bewaarde uw visitekaartje`,
    title: 'Uw visitekaartje is bewaard',
    paragraphs: [
      `U gaf op de beurs uw visitekaartje aan ${stand}. De standhouder bewaarde uw ${kept}.`,
      'Wilt u dat niet? Trek het in; dan verdwijnen de gegevens bij de standhouder.',
    ],
    action: { label: 'Bekijk het, of trek het in', url },
    remarks: [
      'De link werkt één keer.',
      `${stand} has kept the details of your name card. The link above lets you withdraw them.`,
    ],
  }
}

/** How many people each exhibitor had mailed in the last hour, as it typed their name cards. */
async function mailedInHour(strapi: Core.Strapi, now: Date): Promise<Map<string, number>> {
  const { rows } = await strapi.db.transaction(async ({ trx }) => ({
    rows: (await trx('leads')
      .select('exhibitor')
      .count({ count: '*' })
      .whereNull('visitor')
      .where('told_at', '>', new Date(now.getTime() - HOUR_MS))
      .groupBy('exhibitor')) as { exhibitor: string; count: number | string }[],
  }))
  return new Map(rows.map(({ exhibitor, count }) => [exhibitor, Number(count)]))
}

/**
 * Mails people whose name card was typed, up to a number of cards: each card once, an address so
 * often a day, and for an exhibitor so many an hour at most; the rest waits for a later run.
 * @returns whether there may be more
 */
export async function mailCards(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const mailedFor = await mailedInHour(strapi, now)
  const isFull = (exhibitor: string) => (mailedFor.get(exhibitor) ?? 0) >= CARD_MAILS_PER_HOUR
  const full = [...mailedFor.keys()].filter(isFull)
  const where = { state: 'shared', visitor: null, toldAt: null, exhibitor: { $notIn: full } }
  const rows: LeadRow[] = await leadsOf(strapi).findMany({
    where,
    orderBy: { id: 'asc' },
    limit: BATCH,
  })
  const names = await exhibitorNames(strapi, [...new Set(rows.map(({ exhibitor }) => exhibitor))])
  for (const { id, exhibitor, card, fields } of rows) {
    if (isFull(exhibitor)) continue
    mailedFor.set(exhibitor, (mailedFor.get(exhibitor) ?? 0) + 1)
    const stand = names.get(exhibitor)
    const to = card?.email
    const purpose = 'card-kept'
    const since = { $gt: new Date(now.getTime() - DAY_MS) }
    const mailed = to
      ? await strapi.db
          .query('api::outbox-mail.outbox-mail')
          .count({ where: { purpose, to, createdAt: since } })
      : 0
    const isDue = stand && to && mailed < CARD_MAILS_PER_DAY
    const code = isDue ? newToken() : null
    if (isDue && code)
      await queueMail(strapi, { purpose, to, content: cardMail(stand, fields ?? [], code) }, now)
    const data = { toldAt: now, withdrawalHash: code && hashOf(code) }
    await leadsOf(strapi).update({ where: { id }, data })
  }
  return rows.length === BATCH
}

const withCode = (strapi: Core.Strapi, code: string): Promise<LeadRow | null> =>
  leadsOf(strapi).findOne({ where: { withdrawalHash: hashOf(code) } })

/** The name card of a mailed link, without its details; null for a link that works no more. */
export async function nameCard(strapi: Core.Strapi, code: string): Promise<NameCard> {
  const row = await withCode(strapi, code)
  if (!row) return null
  const names = await exhibitorNames(strapi, [row.exhibitor])
  return { exhibitor: names.get(row.exhibitor) ?? '', fields: [...(row.fields ?? [])] }
}

/** Withdraws a name card by its mailed link, once: the exhibitor sees that it did, and no more. */
export const withdrawCard = (strapi: Core.Strapi, code: string, at: Date): Promise<boolean> =>
  withLock(strapi, 'leads', async () => {
    const row = await withCode(strapi, code)
    if (!row) return false
    const data = { ...decided(row.history, { to: 'withdrawn', at }), withdrawalHash: null }
    await leadsOf(strapi).update({ where: { id: row.id }, data })
    return true
  })
