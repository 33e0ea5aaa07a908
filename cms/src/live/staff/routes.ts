import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { objectOf } from '../../http/body-fields'
import { json, staffOf } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { readItem } from '../../sign-ups/item'
import { setDoor, setNotice } from '../facts'
import { liveOverview } from './overview'
import { readNotice } from './read-body'
import { LIVE_RIGHTS } from './rights'

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
