import { fairInstant } from '@beursvloer/contract/fair-time'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { LEADS_MAIL_HOUR } from '@beursvloer/contract/leads/terms'
import { leadsPagePath, SHARINGS_PAGE } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { exhibitorNames, type MemberRow, membersOf } from '../exhibitor-members/membership'
import { fairDate } from '../fair/dates'
import type { MailContent } from '../mail/mail-content'
import { queueMail } from '../mail/outbox'
import { siteAddress } from '../mail/site-address'
import { mayHaveBeenSent } from '../mail/unknown-period'
import { withLock } from '../transactions/with-lock'
import { toLeads } from './lead-list'
import { mailCards } from './name-cards'
import { type LeadRow, leadsOf, visitorsWhere } from './rows'

/** Maximum of leads in a mail; all are on the page. */
const MAX_LISTED = 50
/** Maximum of visitors who are mailed in one transaction. */
const BATCH = 50

/** The leads of a day, for a member of the exhibitor: names and organisations, no addresses. */
function leadsMail(
  language: FormLanguage,
  stand: string,
  exhibitor: string,
  leads: Awaited<ReturnType<typeof toLeads>>,
): MailContent {
  const isDutch = language === 'nl'
  const listed = leads.slice(0, MAX_LISTED).map(({ person, notes }) => ({
    label: [person.name, person.organisation].filter(Boolean).join(', '),
    text: notes.map(({ text }) => text).join('\n') || '–',
  }))
  const count = leads.length
  const title = isDutch
    ? `${count} ${count === 1 ? 'lead' : 'leads'} voor ${stand}`
    : `${count} ${count === 1 ? 'lead' : 'leads'} for ${stand}`
  return {
    ...{ language, subject: title, title },
    paragraphs: [
      isDutch
        ? 'Deze bezoekers deelden hun gegevens sinds de vorige mail. Adressen en opvolging staan in Mijn stand.'
        : 'These visitors have shared their details since the last email. Addresses and follow-up are in My stand.',
    ],
    action: {
      label: isDutch ? 'Bekijk de leads' : 'View the leads',
      url: siteAddress(leadsPagePath(exhibitor), language),
    },
    sections: [{ title: '', answers: listed }],
    remarks: [
      isDutch
        ? 'Een bezoeker kan het delen altijd intrekken. Dan verdwijnen de gegevens uit uw lijst; gebruik ze daarna niet meer.'
        : 'A visitor can withdraw at any time. The details then disappear from your list; do not use them after that.',
    ],
  }
}

/** The exhibitors that have a visitor's details, for the visitor. */
function sharedMail(language: FormLanguage, stands: readonly string[]): MailContent {
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(stands)
  const url = siteAddress(SHARINGS_PAGE, language)
  return language === 'nl'
    ? {
        language,
        subject: 'U deelde gegevens met standhouders',
        title: 'Met wie u gegevens deelt',
        paragraphs: [`Uw gegevens zijn gedeeld met ${list}.`],
        action: { label: 'Bekijk wat u deelt, of trek het in', url },
        remarks: ['Klopt er iets niet? Op die pagina trekt u het per standhouder in.'],
      }
    : {
        language,
        subject: 'You shared details with exhibitors',
        title: 'Who you share details with',
        paragraphs: [`Your details have been shared with ${list}.`],
        action: { label: 'View what you share, or withdraw it', url },
        remarks: ['Something not right? On that page, you can withdraw it for each exhibitor.'],
      }
}

async function mailExhibitor(strapi: Core.Strapi, exhibitor: string, now: Date): Promise<void> {
  const where = { exhibitor, mailedAt: null, state: 'shared' }
  const rows: LeadRow[] = await leadsOf(strapi).findMany({ where, orderBy: { id: 'asc' } })
  if (rows.length === 0) return
  const stand = (await exhibitorNames(strapi, [exhibitor])).get(exhibitor)
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { exhibitorId: exhibitor, state: 'active', role: 'manager' },
  })
  if (stand !== undefined) {
    const leads = await toLeads(strapi, rows)
    for (const { email: to, name: toName, language } of members) {
      const content = leadsMail(language, stand, exhibitor, leads)
      await queueMail(strapi, { purpose: 'stand-leads', to, toName, content }, now)
    }
  }
  await leadsOf(strapi).updateMany({
    where: { id: { $in: rows.map(({ id }) => id) } },
    data: { mailedAt: now },
  })
}

/**
 * Mails visitors with whom they share details, up to a number of visitors.
 * @returns whether there may be more
 */
async function mailVisitors(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const { ids } = await strapi.db.transaction(async ({ trx }) => ({
    ids: await trx('leads')
      .where({ state: 'shared' })
      .whereNull('told_at')
      .whereNotNull('visitor')
      .distinct()
      .orderBy('visitor')
      .limit(BATCH)
      .pluck('visitor'),
  }))
  const where = { toldAt: null, state: 'shared', visitor: { $in: ids } }
  const due: LeadRow[] = await leadsOf(strapi).findMany({ where })
  const names = await exhibitorNames(strapi, [...new Set(due.map(({ exhibitor }) => exhibitor))])
  for (const { user, language } of await visitorsWhere(strapi, {}, { id: { $in: ids } })) {
    const own = due.filter(({ visitor }) => visitor === user.id)
    const stands = own.flatMap(({ exhibitor }) => names.get(exhibitor) ?? []).toSorted()
    if (stands.length === 0) continue
    const content = sharedMail(language, stands)
    await queueMail(strapi, { purpose: 'shared-details', to: user.email, content }, now)
  }
  await leadsOf(strapi).updateMany({ where, data: { toldAt: now } })
  return ids.length === BATCH
}

/**
 * In the evening, mails the leads that were not mailed yet to exhibitors, and a notice to visitors
 * who share details and to people on typed name cards, each once.
 */
export async function mailLeads(strapi: Core.Strapi, now: Date): Promise<void> {
  const hour = new Date(fairInstant(fairDate(now), `${LEADS_MAIL_HOUR}:00`))
  if (now < hour || (await mayHaveBeenSent(strapi, hour))) return
  const exhibitors: string[] = await strapi.db
    .connection('leads')
    .where({ state: 'shared' })
    .whereNull('mailed_at')
    .distinct()
    .pluck('exhibitor')
  for (const exhibitor of exhibitors)
    await withLock(strapi, 'leads', () => mailExhibitor(strapi, exhibitor, now))
  for (const mail of [mailVisitors, mailCards]) {
    let isMore = true
    while (isMore) isMore = await withLock(strapi, 'leads', () => mail(strapi, now))
  }
}
