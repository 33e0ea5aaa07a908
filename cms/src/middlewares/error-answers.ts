import type { Core } from '@strapi/strapi'
import { answerTo } from '../http/error-answer'
import { answerError, HttpError } from '../http/http-error'

/** Methods that any route here has. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Answers errors with a status of ours, of the database or of a library; Strapi handles only its
 * own.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    try {
      if (!METHODS.includes(ctx.method)) throw new HttpError(405)
      await next()
    } catch (error) {
      const answer = answerTo(strapi, `${ctx.method} ${ctx.path}`, error)
      if (!answer) throw error
      answerError(ctx, answer)
    }
  }
