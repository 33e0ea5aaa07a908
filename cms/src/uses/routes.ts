import type { Core } from '@strapi/strapi'
import { json } from '../panel-api/answers'
import { registerStaffRoutes } from '../panel-api/routes'
import { usesOf } from './uses'

/** Says to members of staff where a document is used that they may read, under `/uses`. */
export const registerUsesRoutes = (strapi: Core.Strapi): void =>
  registerStaffRoutes(strapi, '/uses', [
    ['GET', '/:uid/:documentId', json((ctx) => usesOf(strapi, ctx))],
  ])
