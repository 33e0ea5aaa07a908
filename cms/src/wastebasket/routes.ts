import type { Core } from '@strapi/strapi'
import { json } from '../panel-api/answers'
import { registerStaffRoutes } from '../panel-api/routes'
import { listItems, removeItem, restoreItem } from './items'

/** Opens the wastebasket to members of staff, under `/wastebasket`: each within their rights on content. */
export const registerWastebasketRoutes = (strapi: Core.Strapi): void =>
  registerStaffRoutes(strapi, '/wastebasket', {
    'GET /': json((ctx) => listItems(strapi, ctx)),
    'POST /:item/restore': json((ctx) => restoreItem(strapi, ctx)),
    'DELETE /:item': json((ctx) => removeItem(strapi, ctx)),
  })
