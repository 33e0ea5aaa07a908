import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { isoOf, isoOrNull } from '../../database/stored-time'
import { type MemberRow, membersOf } from '../../exhibitor-members/membership'
import { fairDate } from '../../fair/dates'
import { type EditionDates, editionDates } from '../../fair/editions'
import { inEdition, ofEdition } from '../../fair/of-edition'
import { workingEdition } from '../../fair/working-edition'
import { readShape } from '../../http/read-shape'
import { hashOf, newToken } from '../../mail/link-token'
import { queueMail } from '../../mail/outbox'
import { mayMail } from '../../mail/recipient-limit'
import { withLock } from '../../transactions/with-lock'
import { returnMail } from '../return-mail'
import { lastContracts, type ReturnRow, returnSubject, returnsOf } from '../returns'
import { categoryChoices } from './tasks'
import type { Former, Returns } from './views'

const EXHIBITOR = 'api::exhibitor.exhibitor'

/** The edition that staff work in and the one before it; null where there is none. */
async function editionsOf(strapi: Core.Strapi, now: Date) {
  const all = await editionDates(strapi)
  const id = await workingEdition(strapi)
  const to = all.find(({ documentId }) => documentId === id) ?? null
  const from = (to && all.find(({ startDate }) => startDate < to.startDate)) ?? null
  return { to, from, isOver: to !== null && to.endDate < fairDate(now) }
}

interface Recipient {
  readonly email: string
  readonly language: FormLanguage
}

/**
 * Who gets the mail for each exhibitor: its first manager, else the sender of its last contract, else the address
 * that it publishes.
 */
async function recipientsOf(
  strapi: Core.Strapi,
  exhibitors: readonly { readonly documentId: string; readonly contactEmail: string | null }[],
): Promise<ReadonlyMap<string, Recipient>> {
  const ids = exhibitors.map(({ documentId }) => documentId)
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { exhibitorId: { $in: ids }, state: 'active', role: 'manager' },
    orderBy: { id: 'desc' },
  })
  const managers = new Map(members.map((row) => [row.exhibitorId, row]))
  const contracts = await lastContracts(strapi, ids)
  return new Map(
    exhibitors.flatMap(({ documentId, contactEmail }) => {
      const { email, language } = managers.get(documentId) ?? contracts.get(documentId) ?? {}
      const to = email ?? contactEmail
      return to ? [[documentId, { email: to, language: language ?? 'nl' }] as const] : []
    }),
  )
}

interface Row {
  readonly documentId: string
  readonly name: string | null
  readonly contactEmail: string | null
  readonly category: { readonly documentId: string } | null
}

/**
 * The exhibitors of an edition that had a stand of their own, by name, with what became of their invitation to the next.
 * @param chosen document ids of those that are asked for; all by default
 */
async function formerExhibitors(
  strapi: Core.Strapi,
  from: EditionDates,
  to: EditionDates,
  chosen?: readonly string[],
) {
  const rows: Row[] = await strapi.db.query(EXHIBITOR).findMany({
    select: ['documentId', 'name', 'contactEmail'],
    where: {
      ...{ locale: 'nl', publishedAt: null, mainExhibitor: { id: { $null: true } } },
      ...ofEdition('exhibitor', from.documentId),
      ...(chosen && { documentId: { $in: [...chosen] } }),
    },
    populate: { category: { select: ['documentId'] } },
  })
  const coming: { documentId: string }[] = await strapi.db.query(EXHIBITOR).findMany({
    select: ['documentId'],
    where: {
      ...{ locale: 'nl', publishedAt: null },
      $or: [inEdition('exhibitor', to.documentId), { stands: inEdition('stand', to.documentId) }],
    },
  })
  const invited: ReturnRow[] = await returnsOf(strapi).findMany({
    where: { edition: to.documentId },
  })
  const comes = new Set(coming.map(({ documentId }) => documentId))
  const returns = new Map(invited.map((row) => [row.exhibitorId, row]))
  const recipients = await recipientsOf(strapi, rows)
  const unique = [...new Map(rows.map((row) => [row.documentId, row])).values()]
  return unique
    .map(({ documentId, name, category }) => {
      const row = returns.get(documentId)
      const recipient = recipients.get(documentId)
      return {
        ...{ documentId, name: name ?? '', category: category?.documentId ?? null },
        email: recipient?.email ?? null,
        language: recipient?.language ?? 'nl',
        comes: comes.has(documentId),
        invitedAt: row ? isoOf(row.invitedAt) : null,
        answer: row?.answer ?? null,
        answeredAt: isoOrNull(row?.answeredAt ?? null),
      } satisfies Former
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

export async function returnsOverview(strapi: Core.Strapi, now: Date): Promise<Returns> {
  const { to, from, isOver } = await editionsOf(strapi, now)
  return {
    to: to?.name ?? null,
    from: from?.name ?? null,
    isOver,
    categories: await categoryChoices(strapi),
    exhibitors: to && from ? await formerExhibitors(strapi, from, to) : [],
  }
}

/** Most exhibitors that are invited at once. */
const MAX_INVITED = 2000
/** Exhibitors that are mailed in one transaction: others wait for it. */
const PORTION = 50

const message = z.string().trim().min(1).max(2000)
const asked = z.strictObject({
  exhibitors: z.array(z.string().max(40)).min(1).max(MAX_INVITED),
  messageNl: message,
  messageEn: message,
})
type Asked = z.infer<typeof asked>

/**
 * Mails chosen exhibitors of the former edition an invitation to the one that is worked in; none of them twice,
 * and none that is part of it already.
 * @returns how many got a mail
 * @throws ValidationError in Dutch without such an edition
 */
export async function inviteAgain(
  strapi: Core.Strapi,
  body: unknown,
  by: string,
  now: Date,
): Promise<{ readonly invited: number }> {
  const wish = readShape(asked, body)
  const { to, from, isOver } = await editionsOf(strapi, now)
  if (!to || !from || isOver)
    throw new errors.ValidationError('Kies boven de lijst de editie die u voorbereidt.')
  let invited = 0
  for (let at = 0; at < wish.exhibitors.length; at += PORTION) {
    const portion = wish.exhibitors.slice(at, at + PORTION)
    invited += await withLock(strapi, 'records', async () => {
      const chosen = await formerExhibitors(strapi, from, to, portion)
      const open = chosen.filter(({ invitedAt, comes }) => !invitedAt && !comes)
      return invite(strapi, open, { ...wish, edition: to, by, now })
    })
  }
  return { invited }
}

async function invite(
  strapi: Core.Strapi,
  exhibitors: readonly Former[],
  {
    messageNl,
    messageEn,
    edition,
    by,
    now,
  }: Asked & { edition: EditionDates; by: string; now: Date },
): Promise<number> {
  let invited = 0
  for (const { documentId: exhibitorId, name: exhibitor, email, language } of exhibitors) {
    if (!email || !(await mayMail(strapi, 'stand-return', email, now))) continue
    const token = newToken()
    await returnsOf(strapi).create({
      data: {
        ...{ subject: returnSubject(edition.documentId, exhibitorId), exhibitorId },
        ...{ edition: edition.documentId, invitedBy: by, invitedAt: now, tokenHash: hashOf(token) },
      },
    })
    const text = language === 'nl' ? messageNl : messageEn
    const content = returnMail(language, { exhibitor, edition: edition.name, message: text, token })
    await queueMail(strapi, { purpose: 'stand-return', to: email, content }, now)
    invited += 1
  }
  return invited
}
