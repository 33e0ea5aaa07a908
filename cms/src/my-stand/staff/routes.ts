import type { Core } from '@strapi/strapi'
import { wakeOutbox } from '../../mail/worker'
import { idOf, json, staffOf } from '../../panel-api/answers'
import { registerPanelRoutes } from '../../panel-api/routes'
import { accessOverview, changeAccess } from './access'
import { MY_STAND_RIGHTS } from './rights'

/** Opens what exhibitors do to the admin panel, under `/my-stand`. */
export const registerMyStandRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/my-stand', MY_STAND_RIGHTS, {
    members: {
      'GET /access': json(() => accessOverview(strapi)),
      'POST /access/:documentId': json(async (ctx) => {
        const members = await changeAccess(strapi, idOf(ctx), ctx.request.body, staffOf(ctx).name)
        wakeOutbox(strapi)
        return members
      }),
    },
  })
