import type { Core } from '@strapi/strapi'

/** Gives requests without a body an empty one: actions of Strapi take theirs apart without looking. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  ctx.request.body ??= {}
  return next()
}
