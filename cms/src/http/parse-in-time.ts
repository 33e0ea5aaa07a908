import type { Core } from '@strapi/strapi'
import { HttpError } from './http-error'

/** How long a body may take to be parsed once all of it has come, in ms. */
const PARSED_MS = 5_000

/**
 * Has a multipart body parsed, or refused: formidable 2 is silent for ever about one whose parts have
 * malformed headers, and gives up for an error of the request only.
 */
export const parseInTime =
  (parse: Core.MiddlewareHandler): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!ctx.is('multipart')) return parse(ctx, next)
    let isParsed = false
    const giveUp = () => {
      if (!isParsed) ctx.req.emit('error', new HttpError(400, 'No whole multipart request'))
    }
    ctx.req.once('end', () => setTimeout(giveUp, PARSED_MS).unref())
    const proceed = () => {
      isParsed = true
      return next()
    }
    try {
      return await parse(ctx, proceed)
    } finally {
      isParsed = true
    }
  }
