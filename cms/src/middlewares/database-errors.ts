import type { Core } from '@strapi/strapi'
import { isUnavailable, isWrongValue } from '../database/errors'
import { answerRefusal } from '../http/answer-error'
import { Refusal } from '../http/http-error'
import { errorName } from '../logging/error-name'

/** For editors, in the panel. */
const TEXTS = {
  later: 'De database of de schijf neemt nu niets aan. Probeer het over een halve minuut opnieuw.',
  wrongValue: 'Een van de waarden is te lang, of past niet in het veld.',
}

/**
 * Answers 503 while database or disk do not take what is to be stored, and 400 for a value that
 * PostgreSQL has no room for; Strapi knows 500 only.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (isWrongValue(error)) return answerRefusal(ctx, new Refusal(400, TEXTS.wrongValue))
      if (!isUnavailable(error)) throw error
      strapi.log.error(`${ctx.method} ${ctx.path} failed: ${errorName(error)}`)
      answerRefusal(ctx, new Refusal(503, TEXTS.later))
    }
  }
