import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { CONFIRMED_HEADER, type Question } from './views'

/**
 * Asks for confirmation of a request, unless it has one already. Changes by the CMS itself need
 * none.
 * @throws HttpError 409 with the question, which the panel shows
 */
export function requireConfirmation(strapi: Core.Strapi, question: Question): void {
  const ctx = strapi.requestContext.get()
  if (!ctx || ctx.get(CONFIRMED_HEADER) === question.id) return
  const message = [question.text, ...question.lines].join(' ')
  throw new HttpError(409, message, { code: 'ConfirmationNeededError', details: { question } })
}
