import { DAY_MS } from '@beursvloer/contract/durations'
import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import { safeTarget } from '@beursvloer/contract/safe-target'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { dutchDay } from '../../fair/dates'
import { ofCurrentEdition } from '../../fair/of-edition'
import { objectOf } from '../../http/body-fields'
import { type Context, idOf, json, staffOf } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { wakePushSender } from '../../push/worker'
import { readProgramme } from '../../sign-ups/item'
import { HOURS, MAX_BODY, MAX_TITLE } from './labels'
import {
  devicesWith,
  findMessage,
  listMessages,
  phoneFrame,
  planMessage,
  stopMessage,
  testMessage,
} from './messages'
import { PUSH_RIGHTS } from './rights'
import { devicesOfTarget } from './targets'
import type { PushChoices, PushDraft, PushForm, PushReach, PushTarget, PushText } from './views'

/** Longest path that a message leads to, in characters. */
const MAX_PATH = 300
/** How far ahead a message can be planned, in days. */
const MAX_AHEAD_DAYS = 400

const refuse = (words: string) => new errors.ValidationError(words)

function textOf(value: unknown, most: number): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
  if (text.length > most) throw refuse(`Gebruik hooguit ${most} tekens.`)
  return text
}

const pushText = (value: unknown): PushText => {
  const { title, body } = objectOf(value)
  return { title: textOf(title, MAX_TITLE), body: textOf(body, MAX_BODY) }
}

function pathOf(value: unknown): string {
  const path = textOf(value, MAX_PATH) || '/'
  if (!path.startsWith('/') || safeTarget(path, []) === null)
    throw refuse('Vul het adres van een pagina van de site in, zoals /programma.')
  return path
}

/** @throws ValidationError in Dutch */
function readDraft(body: unknown): PushDraft {
  const { nl, en, path } = objectOf(body)
  const dutch = pushText(nl)
  if (!dutch.title || !dutch.body) throw refuse('Vul een titel en een tekst in het Nederlands in.')
  const english = pushText(en)
  if (Boolean(english.title) !== Boolean(english.body))
    throw refuse('Vul in het Engels titel en tekst in, of geen van beide.')
  return { nl: dutch, en: english, path: pathOf(path) }
}

/** @throws ValidationError in Dutch */
function readTarget(value: unknown): PushTarget {
  const { to, item, theme, day } = objectOf(value)
  if (to === 'news' || to === 'exhibitors') return { to }
  if (to === 'item' && typeof item === 'string' && /^[a-z0-9]{8,40}$/.test(item))
    return { to, item }
  if (to === 'theme' && typeof theme === 'string' && /^[a-z0-9-]{1,100}$/.test(theme))
    return { to, theme }
  if (to === 'day' && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) return { to, day }
  throw refuse('Kies voor wie het bericht is.')
}

function sendAtOf(value: unknown, now: Date): string | null {
  if (value === null || value === undefined || value === '') return null
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw refuse('Kies een dag en een tijd.')
  if (at <= now.getTime()) throw refuse('Kies een tijd die nog komt.')
  if (at > now.getTime() + MAX_AHEAD_DAYS * DAY_MS) throw refuse('Kies een eerdere dag.')
  return new Date(at).toISOString()
}

/** @throws ValidationError in Dutch */
function readPushForm(body: unknown, now: Date): PushForm {
  const { key, target, sendAt, hours } = objectOf(body)
  if (typeof key !== 'string' || !/^[\w-]{8,36}$/.test(key))
    throw refuse('Dit bericht heeft geen kenmerk.')
  const term = HOURS.find((known) => known.hours === hours)
  if (!term) throw refuse('Kies hoe lang het bericht geldt.')
  return {
    ...readDraft(body),
    key,
    target: readTarget(target),
    sendAt: sendAtOf(sendAt, now),
    hours: term.hours,
  }
}

/** How many devices a target has now. */
async function reachOf(strapi: Core.Strapi, target: PushTarget): Promise<PushReach> {
  const devices = await devicesOfTarget(strapi, target)
  return {
    devices: devices.length,
    english: devices.filter(({ language }) => language === 'en').length,
  }
}

/** The choices of staff while writing a message. */
async function pushChoices(strapi: Core.Strapi, email: string): Promise<PushChoices> {
  const own = email.toLowerCase()
  const programme = [...(await readProgramme(strapi)).values()]
  const items = programme
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((item) => ({
      id: item.id,
      label: `${item.title.nl}, ${dutchDay(item.date)} ${item.start}`,
      path: programmeItemPath(item),
    }))
  const themes: { slug: string; name: string }[] = await strapi.db
    .query('api::theme.theme')
    .findMany({
      select: ['slug', 'name'],
      where: { locale: 'nl', publishedAt: { $notNull: true } },
      orderBy: { name: 'asc' },
    })
  const days: { date: string }[] = await strapi.db.query('api::day.day').findMany({
    select: ['date'],
    where: { publishedAt: { $notNull: true }, ...(await ofCurrentEdition(strapi, 'day')) },
  })
  return {
    items,
    themes: themes.map(({ slug, name }) => ({ slug, name })),
    days: [...new Set(days.map(({ date }) => date))].sort(),
    ...(await phoneFrame(strapi)),
    ownEmail: own,
    ownDevices: (await devicesWith(strapi, own)).length,
  }
}

/**
 * The current user's address in the panel: the account with that address on the site gets tests.
 */
const emailOf = ({ state }: Context): string => String(state.user.email)

/** Opens push messages to the admin panel, under `/push-messages`. */
export const registerPushRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/push-messages', PUSH_RIGHTS, {
    read: {
      'GET /': json((ctx) => listMessages(strapi, ctx.query)),
      'GET /:documentId': json((ctx) => findMessage(strapi, idOf(ctx))),
    },
    send: {
      'GET /choices': json((ctx) => pushChoices(strapi, emailOf(ctx))),
      'POST /reach': json((ctx) => reachOf(strapi, readTarget(objectOf(ctx.request.body).target))),
      'POST /test': json(async (ctx) => {
        const staff = { name: staffOf(ctx).name, email: emailOf(ctx) }
        const sent = await testMessage(strapi, readDraft(ctx.request.body), staff, new Date())
        wakePushSender(strapi)
        return sent
      }),
      'POST /': json(async (ctx) => {
        const now = new Date()
        const form = readPushForm(ctx.request.body, now)
        const planned = await planMessage(strapi, form, staffOf(ctx).name, now)
        wakePushSender(strapi)
        return planned
      }),
      'POST /:documentId/stop': json((ctx) => stopMessage(strapi, idOf(ctx))),
    },
  })
