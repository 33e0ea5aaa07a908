import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { HttpError } from '../http/http-error'
import { hasTwoFactor, takeCode } from './two-factor'

/** Header with a code of the app or a recovery code (cms/src/admin/sign-in-code.ts). */
const CODE_HEADER = 'x-sign-in-code'
const STAFF = 'admin::user'

type Context = Parameters<Core.ControllerHandler>[0]
type Action = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

/**
 * The account with a second factor whose password this is; null for one without, which Strapi's sign-in
 * checks. A wrong password is refused here in its words: checked twice, it would take longer than for
 * other accounts and tell that there is a second factor.
 */
export async function passwordHolder(
  strapi: Core.Strapi,
  email: string,
  password: unknown,
): Promise<number | null> {
  const user = await strapi.db.query(STAFF).findOne({ where: { email }, select: ['id'] })
  if (!user || typeof password !== 'string' || !(await hasTwoFactor(strapi, user.id))) return null
  const [, holder, refusal] = await strapi
    .service('admin::auth')
    .checkCredentials({ email, password })
  if (holder) return user.id
  const error = new errors.ApplicationError(refusal.message)
  await strapi.eventHub.emit('admin.auth.error', { error, provider: 'local' })
  throw error
}

/** The account with a second factor that a mailed link to a new password belongs to; null for any other. */
async function linkHolder(strapi: Core.Strapi, resetPasswordToken: unknown) {
  if (typeof resetPasswordToken !== 'string' || resetPasswordToken === '') return null
  const where = { resetPasswordToken, isActive: true }
  const user = await strapi.db.query(STAFF).findOne({ where, select: ['id'] })
  return user && (await hasTwoFactor(strapi, user.id)) ? Number(user.id) : null
}

/**
 * Lets a request go on to a session that brings a code of this account.
 * @param staff an account with a second factor, or null: there is nothing to ask
 * @throws HttpError as `takeCode`
 */
export async function passCode(
  strapi: Core.Strapi,
  ctx: Context,
  staff: number | null,
  device: string | null,
): Promise<void> {
  if (staff === null) return
  await takeCode(strapi, staff, ctx.get(CODE_HEADER), device)
  ctx.state.passedCodeOf = String(staff)
}

/** Strapi's way to the next tokens of a session that exists. */
const RENEWAL = '/admin/access-token'

/**
 * Asks for the code at a new password as well, which signs in; and, as a net under all ways in, makes no
 * session of an account with a second factor for a request that brought no code.
 */
export function requireSignInCode(strapi: Core.Strapi): void {
  strapi
    .get('controllers')
    .extend('admin::authentication', (authentication: { resetPassword: Action }) => ({
      ...authentication,
      async resetPassword(ctx: Context, next: () => Promise<unknown>) {
        const { resetPasswordToken } = ctx.request.body ?? {}
        await passCode(strapi, ctx, await linkHolder(strapi, resetPasswordToken), null)
        return authentication.resetPassword(ctx, next)
      },
    }))
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async beforeCreate({ params }) {
      const { userId, origin } = params.data as { userId: string; origin: string }
      const ctx = strapi.requestContext.get()
      if (origin !== 'admin' || ctx?.path === RENEWAL || ctx?.state.passedCodeOf === userId) return
      if (await hasTwoFactor(strapi, Number(userId))) throw new HttpError(403)
    },
  })
}
