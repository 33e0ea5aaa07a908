import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { isPasswordChangeDue } from '../staff-sign-in/password-change'
import { staffSession } from '../staff-sign-in/staff-session'

/** All that the profile page and signing in and out ask for. */
const ALLOWED_PATHS =
  /^\/admin\/(users\/me(\/permissions)?|init|access-token|login|logout|logout-all|information|license-limit-information|project-settings|project-type|plugins|locales|guided-tour-meta|providers\/isSSOLocked)$|^\/i18n\/locales$/

const OWN_PROFILE = '/admin/users/me'

/** The panel recognises the refusal by this and opens the profile page (cms/src/admin/password-change.ts). */
const CODE = 'PasswordChangeDueError'
const OWN_PASSWORD_FIRST =
  'Kies eerst een eigen wachtwoord: vul op deze pagina het huidige en een nieuw wachtwoord in.'
const SAME_PASSWORD = 'Kies een ander wachtwoord dan het huidige.'

/**
 * Refuses everything but the own profile to an administrator whose password somebody else knows;
 * the own profile reports it in `passwordChangeDue`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    // The content API accepts no session of staff, and spares visitors' tokens a check as one.
    if (ctx.path.startsWith('/api/')) return next()
    const session = staffSession(strapi, ctx)
    const userId = Number(session?.userId)
    if (!session || !(await isPasswordChangeDue(strapi, userId))) return next()

    if (!ALLOWED_PATHS.test(ctx.path)) throw new HttpError(403, OWN_PASSWORD_FIRST, { code: CODE })
    const { password, currentPassword } = ctx.request.body ?? {}
    if (password && password === currentPassword)
      throw new HttpError(400, SAME_PASSWORD, { code: 'ValidationError', details: { errors: [] } })
    await next()
    if (ctx.path === OWN_PROFILE && ctx.body?.data)
      ctx.body.data.passwordChangeDue = await isPasswordChangeDue(strapi, userId)
  }
