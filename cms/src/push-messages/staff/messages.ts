import { HOUR_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import settings from '../../../config/settings'
import { isoOf } from '../../database/stored-time'
import { readFair } from '../../fair/read-fair'
import { pageOf } from '../../panel-api/lists'
import {
  matchAll,
  oneOf,
  type Query,
  readPaging,
  readSearch,
  withSearchTerms,
} from '../../panel-api/query'
import { countsOf, devicesIn, NO_COUNTS } from '../../push/counts'
import { addDeliveries, addMessage, newPushId, recipientsIn } from '../../push/queue'
import {
  type Counts,
  DELIVERY,
  MESSAGE,
  MESSAGE_STATES,
  type MessageRow,
  messagesOf,
} from '../../push/rows'
import { withLock } from '../../transactions/with-lock'
import { kindFor, targetText } from './targets'
import type { PhoneFrame, PushDetails, PushDraft, PushForm, PushList, PushRow } from './views'

const FIELDS = [
  'id',
  'documentId',
  'titleNl',
  'kind',
  'origin',
  'isTest',
  'state',
  'sendAt',
  'endsAt',
  'targetText',
  'madeBy',
  'counts',
] as const
type Listed = Pick<MessageRow, (typeof FIELDS)[number]>

const SORTABLE = { date: 'sendAt', sortable: ['sendAt', 'titleNl', 'state'] }

const toRow = (row: Listed, counts: Counts): PushRow => ({
  documentId: row.documentId,
  title: row.titleNl,
  kind: row.kind,
  origin: row.origin,
  isTest: row.isTest,
  state: row.state,
  sendAt: isoOf(row.sendAt),
  endsAt: isoOf(row.endsAt),
  targetText: row.targetText ?? '',
  madeBy: row.madeBy ?? '',
  counts,
  devices: devicesIn(counts),
})

/** The page of messages that an address asks for, those of staff and automatic ones. */
export async function listMessages(strapi: Core.Strapi, query: Query): Promise<PushList> {
  const origin = oneOf(['staff', 'automatic'], query.origin)
  const state = oneOf(MESSAGE_STATES, query.state)
  const where = matchAll([
    ...(origin ? [{ origin }] : []),
    ...(state ? [{ state }] : []),
    ...withSearchTerms(readSearch(query), ['titleNl', 'bodyNl', 'targetText']),
  ])
  const page = await pageOf<Listed>(
    strapi,
    { uid: MESSAGE, where },
    readPaging(query, SORTABLE),
    FIELDS,
  )
  const counts = await countsOf(
    strapi,
    page.rows.map(({ id }) => id),
  )
  return {
    ...page,
    rows: page.rows.map((row) => toRow(row, row.counts ?? counts.get(row.id) ?? NO_COUNTS)),
  }
}

async function rowOf(strapi: Core.Strapi, documentId: string): Promise<MessageRow> {
  const row: MessageRow | null = await messagesOf(strapi).findOne({ where: { documentId } })
  if (!row) throw new errors.NotFoundError('Dit bericht bestaat niet meer.')
  return row
}

/** The parts that a phone shows around a message. */
export const phoneFrame = async (strapi: Core.Strapi): Promise<PhoneFrame> => ({
  fair: (await readFair(strapi, 'nl')).name,
  host: new URL(settings.siteUrl).host,
})

/** A message with its counts. */
export async function findMessage(strapi: Core.Strapi, documentId: string): Promise<PushDetails> {
  const row = await rowOf(strapi, documentId)
  const counts = row.counts ?? (await countsOf(strapi, [row.id])).get(row.id) ?? NO_COUNTS
  return {
    ...toRow(row, counts),
    nl: { title: row.titleNl, body: row.bodyNl },
    en: { title: row.titleEn, body: row.bodyEn },
    path: row.path,
    ...(await phoneFrame(strapi)),
  }
}

/** The texts of a draft in both languages: without English the Dutch text. */
const textsOf = ({ nl, en }: PushDraft) => ({
  title: { nl: nl.title, en: en.title || nl.title },
  body: { nl: nl.body, en: en.body || nl.body },
})

/**
 * Plans a message of staff: its devices are chosen at its time.
 * @returns its document id; a repeated request gets that of the first
 * @throws ValidationError in Dutch when its target does not exist
 */
export async function planMessage(
  strapi: Core.Strapi,
  { key, target, sendAt, hours, ...draft }: PushForm,
  madeBy: string,
  now: Date,
): Promise<{ readonly documentId: string }> {
  const at = sendAt === null ? now : new Date(sendAt)
  const words = await targetText(strapi, target)
  const { documentId } = await withLock(strapi, 'push', () =>
    addMessage(
      strapi,
      {
        subject: `staff ${key}`,
        origin: 'staff',
        kind: kindFor(target),
        ...textsOf(draft),
        path: draft.path,
        tag: `staff-${key}`,
        isUrgent: false,
        endsAt: new Date(at.getTime() + hours * HOUR_MS),
        targetText: words,
        target,
        madeBy,
        state: 'planned',
        sendAt: at,
      },
      now,
    ),
  )
  return { documentId }
}

/** The devices that are signed in to the site with an address. */
export const devicesWith = (strapi: Core.Strapi, email: string) =>
  recipientsIn(strapi, (query) =>
    query.whereIn('visitor', strapi.db.connection('up_users').where({ email }).select('id')),
  )

/**
 * Sends a draft to all devices of its author, regardless of their notification choices.
 * @returns the number of devices
 * @throws ApplicationError in Dutch when there are none
 */
export async function testMessage(
  strapi: Core.Strapi,
  draft: PushDraft,
  { name, email }: { readonly name: string; readonly email: string },
  now: Date,
): Promise<{ readonly devices: number }> {
  const own = email.toLowerCase()
  return withLock(strapi, 'push', async () => {
    const devices = await devicesWith(strapi, own)
    if (devices.length === 0)
      throw new errors.ApplicationError(
        `Log op uw toestel in op de site met ${own}, zet daar pushberichten aan en probeer het opnieuw.`,
      )
    const key = newPushId()
    const message = await addMessage(
      strapi,
      {
        subject: `test ${key}`,
        origin: 'staff',
        kind: 'news',
        isTest: true,
        ...textsOf(draft),
        path: draft.path,
        tag: `test-${key}`,
        isUrgent: true,
        endsAt: new Date(now.getTime() + HOUR_MS),
        targetText: `Proef voor ${name}`,
        madeBy: name,
      },
      now,
    )
    const recipients = devices.map((device) => ({ ...device, quietFrom: null, quietUntil: null }))
    await addDeliveries(strapi, message, recipients, await readFair(strapi, 'nl'), now)
    return { devices: devices.length }
  })
}

/** Stops the remaining deliveries of a message; sent ones cannot be revoked. */
export const stopMessage = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  withLock(strapi, 'push', async () => {
    const { id, state } = await rowOf(strapi, documentId)
    if (state !== 'planned' && state !== 'sending') return
    await messagesOf(strapi).update({ where: { id }, data: { state: 'stopped' } })
    await strapi.db
      .query(DELIVERY)
      .updateMany({ where: { message: id, state: 'waiting' }, data: { state: 'stopped' } })
  })
