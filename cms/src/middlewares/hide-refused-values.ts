import type { Core } from '@strapi/strapi'

/** Strapi's error of a field that it refuses. */
interface FieldError {
  value?: unknown
}

/**
 * Removes the refused values from error bodies: Strapi repeats the input, passwords too, and an
 * answer is kept and shown in more places than a request.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next()
  const body = ctx.body as { error?: { details?: { errors?: unknown } } } | null | undefined
  const errors = ctx.status >= 400 ? body?.error?.details?.errors : undefined
  if (Array.isArray(errors)) for (const error of errors as FieldError[]) delete error.value
}
