import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import { type LiveNotice, NOTICE_TONES } from '@beursvloer/contract/live/feed'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fairDate } from '../../fair/dates'
import { ofCurrentEdition } from '../../fair/of-edition'
import { objectOf } from '../../http/body-fields'
import { json, staffOf } from '../../panel-api/answers'
import type { Query } from '../../panel-api/query'
import { registerPanelRoutes } from '../../panel-api/routes'
import { throwProblems } from '../../rules/field-problem'
import { checkTarget } from '../../rules/targets'
import { readItem, readItemsOn } from '../../sign-ups/item'
import { readFacts, setDoor, setNotice } from '../facts'
import { NOTICE_TERMS } from './labels'
import { LIVE_RIGHTS } from './rights'
import type { LiveOverview } from './views'
import { MAX_NOTICE, MAX_NOTICE_LINK } from './views'

async function programmeDays(strapi: Core.Strapi): Promise<readonly string[]> {
  const rows: { date: string }[] = await strapi.db.query('api::day.day').findMany({
    select: ['date'],
    where: { publishedAt: { $notNull: true }, ...(await ofCurrentEdition(strapi, 'day')) },
  })
  return [...new Set(rows.map(({ date }) => date))].sort()
}

/** The current live facts, and the items of a day in the order of the programme. */
async function liveOverview(strapi: Core.Strapi, query: Query, now: Date): Promise<LiveOverview> {
  const days = await programmeDays(strapi)
  const today = fairDate(now)
  const day =
    days.find((date) => date === query.day) ??
    days.find((date) => date >= today) ??
    days.at(-1) ??
    today
  const { notice, doors } = await readFacts(strapi, now)
  const items = [...(await readItemsOn(strapi, day)).values()].map((item) => ({
    id: item.id,
    title: item.title.nl,
    start: item.start,
    end: item.end,
    room: item.room.nl,
    isCancelled: item.isCancelled,
    isFull: doors.has(item.id),
  }))
  const when = ({ start, room }: { start: string; room: string }) => `${start} ${room}`
  return {
    notice: notice && { ...notice.notice, by: notice.by, at: notice.at },
    days,
    day,
    items: items.sort((a, b) => when(a).localeCompare(when(b), 'nl')),
  }
}

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
