import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Answer, type Context, idOf, json } from '../panel-api/answers'
import { registerStaffRoutes } from '../panel-api/routes'
import { askerOf } from './asker'
import { failedMails, mayHandleMails, removeFailed, sendFailedAgain } from './failed-mails'
import { worklistFor } from './worklist'

/** Lets only those do something who handle what the mails are about. */
const forMailHandlers =
  (answer: Answer): Answer =>
  async (ctx: Context) => {
    if (!mayHandleMails(askerOf(ctx)))
      throw new errors.ForbiddenError('U mag deze mails niet bekijken.')
    return json(answer)(ctx)
  }

/**
 * Opens the worklist to all members of staff, under `/worklist`: each line of it is made within the
 * rights of who asks.
 */
export const registerWorklistRoutes = (strapi: Core.Strapi): void =>
  registerStaffRoutes(strapi, '/worklist', [
    ['GET', '/', json((ctx) => worklistFor(strapi, askerOf(ctx), new Date()))],
    ['GET', '/mails', forMailHandlers(() => failedMails(strapi))],
    [
      'POST',
      '/mails/:documentId/send-again',
      forMailHandlers((ctx) => sendFailedAgain(strapi, idOf(ctx))),
    ],
    ['DELETE', '/mails/:documentId', forMailHandlers((ctx) => removeFailed(strapi, idOf(ctx)))],
  ])
