import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { dutchDay } from '../../fair/dates'
import { ofCurrentEdition } from '../../fair/of-edition'
import { objectOf } from '../../http/body-fields'
import { type Context, idOf, json, staffOf } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { wakePushSender } from '../../push/worker'
import { readProgramme } from '../../sign-ups/item'
import {
  devicesWith,
  findMessage,
  listMessages,
  phoneFrame,
  planMessage,
  stopMessage,
  testMessage,
} from './messages'
import { readDraft, readPushForm, readTarget } from './read-requests'
import { PUSH_RIGHTS } from './rights'
import { devicesOfTarget } from './targets'
import type { PushChoices, PushReach, PushTarget } from './views'

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
