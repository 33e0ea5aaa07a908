import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { CONFIRMED_HEADER, type Question } from './views'

/**
 * Asks who makes the request, unless it says yes already. What the CMS does by itself is asked nothing.
 * @throws HttpError 409 with the question, which the panel shows
 */
export function askFirst(strapi: Core.Strapi, question: Question): void {
  const ctx = strapi.requestContext.get()
  if (!ctx || ctx.get(CONFIRMED_HEADER) === question.id) return
  const message = [question.text, ...question.lines].join(' ')
  throw new HttpError(409, message, { code: 'ConfirmationNeededError', details: { question } })
}
