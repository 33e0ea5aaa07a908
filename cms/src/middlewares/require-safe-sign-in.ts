import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { HttpError } from '../http/http-error'
import { isPasswordChangeDue } from '../staff-sign-in/password-change'
import { staffSession } from '../staff-sign-in/staff-session'
import { hasTwoFactor } from '../staff-sign-in/two-factor'

/** All that the profile page and signing in and out ask for. */
const ALLOWED_PATHS =
  /^\/admin\/(users\/me(\/permissions)?|init|access-token|login|logout|logout-all|information|license-limit-information|project-settings|project-type|plugins|locales|guided-tour-meta|providers\/isSSOLocked)$|^\/i18n\/locales$/

const OWN_PROFILE = '/admin/users/me'
const SAME_PASSWORD = 'Kies een ander wachtwoord dan het huidige.'

/** What a member of staff has to do before anything else. */
interface Duty {
  /** The panel recognises the refusal by this and opens the page for it (cms/src/admin/safe-sign-in.ts). */
  readonly code: string
  readonly message: string
  /** Paths of that page. */
  readonly paths?: RegExp
  readonly isDue: (strapi: Core.Strapi, userId: number) => Promise<boolean>
}

const DUTIES: readonly Duty[] = [
  {
    code: 'PasswordChangeDueError',
    message:
      'Kies eerst een eigen wachtwoord: vul op deze pagina het huidige en een nieuw wachtwoord in.',
    isDue: isPasswordChangeDue,
  },
  {
    code: 'TwoFactorDueError',
    message: 'Zet eerst tweestapsverificatie aan.',
    paths: /^\/two-factor(\/begin|\/confirm)?$/,
    isDue: async (strapi, userId) =>
      settings.requireTwoFactor && !(await hasTwoFactor(strapi, userId)),
  },
]

async function dutyOf(strapi: Core.Strapi, userId: number): Promise<Duty | null> {
  for (const duty of DUTIES) if (await duty.isDue(strapi, userId)) return duty
  return null
}

/**
 * Refuses everything but the own profile to an administrator whose password somebody else knows, and
 * everything but that and its page to staff who still need a second factor; the own profile reports it
 * in `due`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    // The content API accepts no session of staff, and spares visitors' tokens a check as one.
    if (ctx.path.startsWith('/api/')) return next()
    const session = staffSession(strapi, ctx)
    const userId = Number(session?.userId)
    const duty = session && (await dutyOf(strapi, userId))
    if (!duty) return next()

    if (!ALLOWED_PATHS.test(ctx.path) && !duty.paths?.test(ctx.path))
      throw new HttpError(403, duty.message, { code: duty.code })
    const { password, currentPassword } = ctx.request.body ?? {}
    if (password && password === currentPassword)
      throw new HttpError(400, SAME_PASSWORD, { code: 'ValidationError', details: { errors: [] } })
    await next()
    if (ctx.path === OWN_PROFILE && ctx.body?.data)
      ctx.body.data.due = (await dutyOf(strapi, userId))?.code ?? null
  }
