import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type Answer, type Context, idOf, json } from '../panel-api/answers'
import { contentRight, currentUserOf } from '../panel-api/current-user'
import { registerStaffRoutes } from '../panel-api/routes'
import { failedMails, mayHandleMails, removeFailed, sendFailedAgain } from './failed-mails'
import { translationOf } from './untranslated'
import { worklistFor } from './worklist'

/** Wraps a handler for users who may handle the subjects of mails. */
const forMailHandlers =
  (answer: Answer): Answer =>
  async (ctx: Context) => {
    if (!mayHandleMails(currentUserOf(ctx)))
      throw new errors.ForbiddenError('U mag deze mails niet bekijken.')
    return json(answer)(ctx)
  }

/** What is left to translate of a document, for a user who may read it. */
function untranslatedOf(strapi: Core.Strapi, ctx: Context) {
  const uid = String(ctx.params.type) as UID.ContentType
  if (!currentUserOf(ctx).may(contentRight('read'), uid))
    throw new errors.ForbiddenError('U mag dit niet bekijken.')
  return translationOf(strapi, uid, idOf(ctx))
}

/**
 * Opens the worklist to all members of staff, under `/worklist`: each line is made within the
 * rights of the current user.
 */
export const registerWorklistRoutes = (strapi: Core.Strapi): void =>
  registerStaffRoutes(strapi, '/worklist', {
    'GET /': json((ctx) => worklistFor(strapi, currentUserOf(ctx), new Date())),
    'GET /untranslated/:type/:documentId': json((ctx) => untranslatedOf(strapi, ctx)),
    'GET /mails': forMailHandlers(() => failedMails(strapi)),
    'POST /mails/:documentId/send-again': forMailHandlers((ctx) =>
      sendFailedAgain(strapi, idOf(ctx)),
    ),
    'DELETE /mails/:documentId': forMailHandlers((ctx) => removeFailed(strapi, idOf(ctx))),
  })
