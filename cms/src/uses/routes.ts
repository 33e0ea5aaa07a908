import type { Core } from '@strapi/strapi'
import { json } from '../panel-api/answers'
import { registerStaffRoutes } from '../panel-api/routes'
import { usesOf } from './uses'

/** Answers the uses of a document to staff who may read it, under `/uses`. */
export const registerUsesRoutes = (strapi: Core.Strapi): void =>
  registerStaffRoutes(strapi, '/uses', {
    'GET /:uid/:documentId': json((ctx) => usesOf(strapi, ctx)),
  })
