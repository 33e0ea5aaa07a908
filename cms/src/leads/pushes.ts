import { HOUR_MS } from '@beursvloer/contract/durations'
import { SHARINGS_PAGE } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { exhibitorNames } from '../exhibitor-members/membership'
import { readFair } from '../fair/read-fair'
import { addDeliveries, addMessage, recipientsIn } from '../push/queue'
import { INSTALLATIONS, type Texts } from '../push/rows'
import type { LeadRow } from './rows'

/** Messages of an exhibitor are one per hour, and worth showing until the end of the next. */
const SHOWN_MS = 2 * HOUR_MS

const TEXTS = {
  asked: {
    title: (stand: string): Texts => ({
      nl: `${stand} vraagt uw gegevens`,
      en: `${stand} asks for your details`,
    }),
    body: {
      nl: 'Kies zelf wat u deelt. Zonder antwoord krijgt de standhouder niets.',
      en: 'You choose what to share. Without an answer, the exhibitor gets nothing.',
    },
    targetText: 'Van wie een standhouder de badge scande',
  },
  shared: {
    title: (stand: string): Texts => ({
      nl: `U deelt gegevens met ${stand}`,
      en: `You share details with ${stand}`,
    }),
    body: {
      nl: 'Klopt dat niet? Trek het in met één druk.',
      en: 'Not right? Withdraw it with one press.',
    },
    targetText: 'Wie gegevens deelde met een standhouder',
  },
} as const

/** The visitors among these who have a device with notifications about stands. */
export async function installationsWith(
  strapi: Core.Strapi,
  visitors: readonly number[],
): Promise<ReadonlySet<number>> {
  const { ids } = await strapi.db.transaction(async ({ trx }) => ({
    ids: await trx(INSTALLATIONS)
      .whereNotNull('endpoint_hash')
      .andWhere({ tell_stands: true })
      .whereIn('visitor', [...visitors])
      .pluck('visitor'),
  }))
  return new Set(ids)
}

/**
 * Tells a visitor's devices that an exhibitor asks for their details, or has them now, in the caller's
 * transaction. Visitors of an exhibitor within an hour share the message.
 */
export async function pushSharing(
  strapi: Core.Strapi,
  what: keyof typeof TEXTS,
  { exhibitor, visitor }: Pick<LeadRow, 'exhibitor' | 'visitor'>,
  now: Date,
): Promise<void> {
  const devices = await recipientsIn(strapi, (query) => query.where({ tell_stands: true, visitor }))
  if (devices.length === 0) return
  const stand = (await exhibitorNames(strapi, [exhibitor])).get(exhibitor) ?? ''
  const { title, body, targetText } = TEXTS[what]
  const hour = now.getTime() - (now.getTime() % HOUR_MS)
  const message = await addMessage(
    strapi,
    {
      subject: `${what} ${exhibitor} ${new Date(hour).toISOString()}`,
      ...{ origin: 'automatic', kind: 'stands', title: title(stand), body, targetText },
      path: SHARINGS_PAGE,
      tag: `stand-${exhibitor}`,
      isUrgent: true,
      endsAt: new Date(hour + SHOWN_MS),
    },
    now,
  )
  await addDeliveries(strapi, message, devices, await readFair(strapi, 'nl'), now)
}
