import type { Core } from '@strapi/strapi'
import { pick } from './lists'
import type { SentMail } from './views'

interface Related<Row> {
  readonly type: 'submission-file' | 'consent' | 'outbox-mail'
  readonly where: object
  readonly fields: readonly (keyof Row & string)[]
  /** By age: `asc` begins with the oldest. */
  readonly order: 'asc' | 'desc'
  /** Maximum of records; unlimited by default. */
  readonly limit?: number
}

/** Rows related to the thing on a staff page, with only these fields. */
export async function relatedRows<Row extends object>(
  strapi: Core.Strapi,
  { type, where, fields, order, limit }: Related<Row>,
): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(`api::${type}.${type}`).findMany({
    select: [...fields],
    where,
    orderBy: { id: order },
    ...(limit !== undefined && { limit }),
  })
  return rows.map((row) => pick(fields, row) as Row)
}

/** The fields of a mail for staff, without its content, which can hold a link that signs in. */
const MAIL_FIELDS = [
  'documentId',
  'purpose',
  'to',
  'subject',
  'state',
  'attempts',
  'sentAt',
  'nextAttemptAt',
  'lastError',
  'createdAt',
] as const satisfies readonly (keyof SentMail)[]

/** The mails that belong to something that staff look at. */
export const relatedMails = (
  strapi: Core.Strapi,
  which: Pick<Related<SentMail>, 'where' | 'order' | 'limit'>,
): Promise<SentMail[]> =>
  relatedRows<SentMail>(strapi, { type: 'outbox-mail', fields: MAIL_FIELDS, ...which })
