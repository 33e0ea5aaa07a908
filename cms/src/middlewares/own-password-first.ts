import type { Core } from '@strapi/strapi'
import { isPasswordChangeDue } from '../staff-sign-in/password-change'
import { staffSession } from '../staff-sign-in/staff-session'

/** All that the profile page and signing in and out ask for. */
const ALLOWED_PATHS =
  /^\/admin\/(users\/me(\/permissions)?|init|access-token|login|logout|logout-all|information|license-limit-information|project-settings|project-type|plugins|locales|guided-tour-meta|providers\/isSSOLocked)$|^\/i18n\/locales$/

/** The panel recognises a refusal by this name and opens the profile page. */
const REFUSAL = {
  status: 403,
  name: 'PasswordChangeDueError',
  message:
    'Kies eerst een eigen wachtwoord: vul op deze pagina het huidige en een nieuw wachtwoord in.',
  details: {},
}
const SAME_PASSWORD = {
  status: 400,
  name: 'ValidationError',
  message: 'Kies een ander wachtwoord dan het huidige.',
  details: { errors: [] },
}

/** Refuses everything but the own profile to an administrator whose password somebody else knows. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const session = staffSession(strapi, ctx)
    if (!session || !isPasswordChangeDue(Number(session.userId))) return next()

    const { password, currentPassword } = ctx.request.body ?? {}
    const refusal = !ALLOWED_PATHS.test(ctx.path)
      ? REFUSAL
      : password && password === currentPassword && SAME_PASSWORD
    if (!refusal) return next()
    ctx.status = refusal.status
    ctx.body = { data: null, error: refusal }
  }
