import { daysEarlier } from '@beursvloer/contract/durations'
import type { FormLanguage, Values } from '@beursvloer/contract/forms/definition'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { isOmittedFrom, mapValues, partsOf } from '@beursvloer/contract/forms/parts'
import type { OpenedReturn } from '@beursvloer/contract/my-stand/returns'
import { type ReturnAnswer, WORK_KEPT_DAYS } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import { type EditionDates, readSettings } from '../fair/editions'
import { logSecurity } from '../logging/security-log'
import { hashOf } from '../mail/link-token'
import { deleteWhere } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'

const RETURN = 'api::exhibitor-return.exhibitor-return'

/** The invitation of an exhibitor to an edition, as the database has it. */
export interface ReturnRow {
  readonly id: number
  /** `returnSubject` of the two that follow. */
  readonly subject: string
  readonly exhibitorId: string
  /** Document id. */
  readonly edition: string
  readonly invitedAt: string
  readonly answer: ReturnAnswer | null
  readonly answeredAt: string | null
}

export const returnsOf = (strapi: Core.Strapi) => strapi.db.query(RETURN)

/** The key of the only invitation of an exhibitor to an edition. */
export const returnSubject = (edition: string, exhibitor: string): string =>
  `${edition}:${exhibitor}`

export const deleteOldReturns = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, RETURN, { invitedAt: { $lt: daysEarlier(now, WORK_KEPT_DAYS) } })

/** The last contract of an exhibitor. */
interface LastContract {
  readonly exhibitorId: string
  readonly values: Values
  readonly language: FormLanguage
  readonly email: string | null
}

/** The last contracts of exhibitors, by document id. */
export async function lastContracts(
  strapi: Core.Strapi,
  exhibitors: readonly string[],
): Promise<ReadonlyMap<string, LastContract>> {
  const rows: LastContract[] = await strapi.db.query('api::submission.submission').findMany({
    select: ['exhibitorId', 'values', 'language', 'email'],
    where: { kind: 'contract', exhibitorId: { $in: [...exhibitors] } },
    orderBy: { id: 'asc' },
  })
  return new Map(rows.map((row) => [row.exhibitorId, row]))
}

/** What an exhibitor arranges anew for each fair. */
const ANEW = ['stand', 'attachments', 'agreement', 'mandate', 'coExhibitors']

interface Details {
  readonly name: string | null
  readonly intro: string | null
  readonly kvk: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly category: { readonly slug: string } | null
}

const filled = (values: Readonly<Record<string, string | null | undefined>>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

/**
 * What is known of an exhibitor, as values of the contract form: those of its last contract, with name, category
 * and text as they are now. No files, account numbers or consents.
 */
function knownValues(details: Details, last: LastContract | undefined): Values {
  const parts = partsOf(contract).filter(({ name }) => !ANEW.includes(name))
  const kept = mapValues(parts, last?.values ?? {}, ({ field }, value) =>
    field.kind === 'file' || field.consent || isOmittedFrom('drafts', field) ? undefined : value,
  )
  const { name, intro, kvk, category, contactName, contactEmail, contactPhone } = details
  const own: Values = {
    ...(!last && {
      company: filled({ legalName: name, kvk }),
      signatory: filled({ name: contactName, email: contactEmail, phone: contactPhone }),
    }),
  }
  const listed = filled({ listedName: name, intro, category: category?.slug })
  return { ...kept, ...own, presentation: { ...(kept.presentation as Values), ...listed } }
}

/** The invitation of a link, with its edition, until that is over. */
async function invitedBy(strapi: Core.Strapi, code: string, now: Date) {
  const row: ReturnRow | null = await returnsOf(strapi).findOne({
    where: { tokenHash: hashOf(code) },
  })
  const edition =
    row &&
    ((await strapi.documents('api::edition.edition').findOne({
      documentId: row.edition,
      locale: 'nl',
    })) as unknown as EditionDates | null)
  if (row && edition && edition.endDate >= fairDate(now)) return { row, edition }
  logSecurity(strapi, 'token-refused', { token: 'invitation to exhibit again' })
  return null
}

/** What the link of an invitation shows; opening it uses nothing up. */
export async function openReturn(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<OpenedReturn> {
  const found = await invitedBy(strapi, code, now)
  if (!found) return null
  const { row, edition } = found
  const details = (await strapi.documents('api::exhibitor.exhibitor').findOne({
    documentId: row.exhibitorId,
    locale: 'nl',
    populate: ['category'],
  })) as unknown as Details | null
  if (!details) return null
  const last = (await lastContracts(strapi, [row.exhibitorId])).get(row.exhibitorId)
  const current = (await readSettings(strapi))?.edition?.documentId
  return {
    stand: details.name ?? '',
    edition: edition.name,
    isOpen: row.edition === current,
    answer: row.answer,
    values: knownValues(details, last),
  }
}

/** Stores the answer of an exhibitor, which it may change as long as the link works. */
export const answerReturn = (
  strapi: Core.Strapi,
  code: string,
  answer: ReturnAnswer,
  now: Date,
): Promise<OpenedReturn> =>
  withLock(strapi, 'records', async () => {
    const found = await invitedBy(strapi, code, now)
    if (found)
      await returnsOf(strapi).update({
        where: { id: found.row.id },
        data: { answer, answeredAt: now },
      })
    return found && openReturn(strapi, code, now)
  })
