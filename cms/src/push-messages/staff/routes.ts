import type { Core } from '@strapi/strapi'
import { objectOf } from '../../http/body-fields'
import { type Context, idOf, json, staffOf } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { wakePushSender } from '../../push/worker'
import { pushChoices } from './choices'
import { findMessage, listMessages, planMessage, stopMessage, testMessage } from './messages'
import { reachOf } from './reach'
import { readDraft, readPushForm, readTarget } from './read-requests'
import { PUSH_RIGHTS } from './rights'

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
