import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import { type LiveNotice, NOTICE_TONES } from '@beursvloer/contract/live/feed'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { objectOf } from '../../http/body-fields'
import { json, staffOf } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { throwProblems } from '../../rules/field-problem'
import { checkTarget } from '../../rules/targets'
import { readItem } from '../../sign-ups/item'
import { setDoor, setNotice } from '../facts'
import { NOTICE_TERMS } from './labels'
import { liveOverview } from './overview'
import { LIVE_RIGHTS } from './rights'
import { MAX_NOTICE, MAX_NOTICE_LINK } from './views'

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
  if (text.length > MAX_NOTICE)
    throw new errors.ValidationError(`Een melding is hooguit ${MAX_NOTICE} tekens lang.`)
  return text
}

/** Where a notice leads; empty: nowhere. */
function linkOf(value: unknown): string {
  const link = typeof value === 'string' ? value.trim() : ''
  if (link.length > MAX_NOTICE_LINK)
    throw new errors.ValidationError(`Een adres is hooguit ${MAX_NOTICE_LINK} tekens lang.`)
  if (link) throwProblems(checkTarget('link', link))
  return link
}

/**
 * A notice as staff filled it in.
 * @throws ValidationError in Dutch
 */
function readNotice(body: unknown, id: string, now: Date): LiveNotice {
  const { nl, en, link, tone, minutes } = objectOf(body)
  const text = { nl: textOf(nl), en: textOf(en) }
  if (!text.nl) throw new errors.ValidationError('Vul de melding in het Nederlands in.')
  const term = NOTICE_TERMS.find((known) => known.minutes === minutes)
  if (!term) throw new errors.ValidationError('Kies hoe lang de melding getoond wordt.')
  return {
    id,
    tone: NOTICE_TONES.find((known) => known === tone) ?? 'info',
    text,
    link: linkOf(link),
    until:
      term.minutes === null
        ? null
        : new Date(now.getTime() + term.minutes * MINUTE_MS).toISOString(),
  }
}

/** Marks at an item of the programme whether its room is full. */
async function noteDoor(strapi: Core.Strapi, id: string, body: unknown, by: string): Promise<void> {
  const item = await readItem(strapi, id)
  if (!item) throw new errors.NotFoundError('Dit onderdeel staat niet in het programma.')
  await setDoor(strapi, id, objectOf(body).isFull === true, by)
}

/** Opens the live facts to the admin panel, under `/live`. */
export const registerLiveRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/live', LIVE_RIGHTS, {
    tell: {
      'GET /': json((ctx) => liveOverview(strapi, ctx.query, new Date())),
      'POST /notice': json(async (ctx) => {
        const notice = readNotice(ctx.request.body, randomUUID(), new Date())
        await setNotice(strapi, notice, staffOf(ctx).name)
        return notice
      }),
      'DELETE /notice': json((ctx) => setNotice(strapi, null, staffOf(ctx).name)),
      'POST /doors/:item': json((ctx) =>
        noteDoor(strapi, String(ctx.params.item), ctx.request.body, staffOf(ctx).name),
      ),
    },
  })
