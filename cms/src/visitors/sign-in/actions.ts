import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { Core } from '@strapi/strapi'
import { type Body, languageOf, objectOf, textsOf } from '../../http/body-fields'
import { HttpError } from '../../http/http-error'
import { orServiceUnavailable, requireDiskSpace } from '../../http/service-unavailable'
import { logSecurity } from '../../logging/security-log'
import { wakeOutbox } from '../../mail/worker'
import {
  createPasswordSession,
  endAllSessions,
  endSession,
  listSessions,
  refreshSession,
  sessionOfToken,
} from '../accounts/sessions'
import { changePassword } from './change-password'
import { confirmAddress, sendConfirmation } from './confirm-address'
import { limitedSignIn } from './limited-sign-in'
import { registerAccount } from './register-account'
import { forgotPassword, resetPassword } from './reset-password'

type Context = Parameters<Core.ControllerHandler>[0]
type Action = (ctx: Context, body: Body) => Promise<unknown>

const userAgentOf = (ctx: Context): string => ctx.get('user-agent')

/** The current user; the route requires one. */
const userOf = (ctx: Context): { readonly id: number; readonly email: string } => ctx.state.user
const currentSession = (ctx: Context): string | undefined => ctx.state.session?.id

async function signOut(strapi: Core.Strapi, ctx: Context, body: Body): Promise<void> {
  const { id } = userOf(ctx)
  const { scope, refreshToken } = body
  if (scope === 'all') return endAllSessions(strapi, id)
  const named =
    typeof refreshToken === 'string' ? await sessionOfToken(strapi, id, refreshToken) : undefined
  const session = named ?? currentSession(ctx)
  if (session) await endSession(strapi, id, session)
}

/** The handlers of account calls, by the users-permissions action that each replaces. */
const actionsOf = (strapi: Core.Strapi): Readonly<Record<string, Action>> => ({
  async callback(ctx, body) {
    const user = await limitedSignIn(strapi, textsOf(body, ['identifier', 'password']), body)
    return createPasswordSession(strapi, user, userAgentOf(ctx))
  },
  async register(_ctx, body) {
    await requireDiskSpace()
    await registerAccount(strapi, body, new Date())
    return { ok: true }
  },
  async forgotPassword(_ctx, body) {
    const { email } = textsOf(body, ['email'])
    await forgotPassword(strapi, { email, language: languageOf(body) }, new Date())
    return { ok: true }
  },
  async resetPassword(ctx, body) {
    const values = textsOf(body, ['code', 'password', 'passwordConfirmation'])
    const asked = { ...values, endLinks: body.endLinks === true, language: languageOf(body) }
    return createPasswordSession(
      strapi,
      await resetPassword(strapi, asked, new Date()),
      userAgentOf(ctx),
    )
  },
  async changePassword(ctx, body) {
    const values = textsOf(body, ['currentPassword', 'password', 'passwordConfirmation'])
    const asked = { ...values, endLinks: body.endLinks === true, language: languageOf(body) }
    const user = await changePassword(strapi, userOf(ctx).email, asked, new Date())
    return createPasswordSession(strapi, user, userAgentOf(ctx))
  },
  async sendEmailConfirmation(_ctx, body) {
    const { email } = textsOf(body, ['email'])
    await sendConfirmation(strapi, { email, language: languageOf(body) }, new Date())
    return { email, sent: true }
  },
  async emailConfirmation(ctx, body) {
    const { confirmation: token } = textsOf(body, ['confirmation'])
    const textOrNull = <Name extends 'password' | 'registration'>(name: Name) =>
      body[name] === undefined ? null : textsOf(body, [name])[name]
    const following = {
      token,
      password: textOrNull('password'),
      registration: textOrNull('registration'),
    }
    const { user, outcome } = await confirmAddress(strapi, following, new Date())
    return user
      ? { outcome, ...(await createPasswordSession(strapi, user, userAgentOf(ctx))) }
      : { outcome }
  },
  async refresh(_ctx, body) {
    const { refreshToken } = textsOf(body, ['refreshToken'])
    return refreshSession(strapi, refreshToken).catch((error: unknown) => {
      if (error instanceof HttpError) logSecurity(strapi, 'token-refused', { token: 'session' })
      throw error
    })
  },
  async logout(ctx, body) {
    await signOut(strapi, ctx, body)
    return { ok: true }
  },
  getSessions: async (ctx) => ({
    data: await listSessions(strapi, userOf(ctx).id, currentSession(ctx)),
  }),
  async revokeSession(ctx) {
    const isClosed = await endSession(strapi, userOf(ctx).id, String(ctx.params.sessionId))
    if (!isClosed) throw new HttpError(404, ACCOUNT_ERRORS.session)
    return { data: {} }
  },
})

/** The actions that may send a mail. */
const MAILED: readonly string[] = [
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'sendEmailConfirmation',
  'emailConfirmation',
]

/**
 * Answers with the result of an action; any failure other than its own refusals becomes "not now".
 */
const answering = (strapi: Core.Strapi, name: string, action: Action) => async (ctx: Context) => {
  ctx.set('cache-control', 'no-store')
  // Once it is answered: whether there is a mail to be sent must not be felt.
  if (MAILED.includes(name)) ctx.res.once('close', () => wakeOutbox(strapi))
  const body = objectOf(ctx.request.body ?? {})
  ctx.body = await orServiceUnavailable(strapi, languageOf(body), () => action(ctx, body))
}

/** Puts our own account calls at the addresses of users-permissions. */
export function registerAccountActions(strapi: Core.Strapi): void {
  const ours = Object.entries(actionsOf(strapi)).map(([name, action]) => [
    name,
    answering(strapi, name, action),
  ])
  strapi.get('controllers').extend('plugin::users-permissions.auth', (auth: object) => ({
    ...auth,
    ...Object.fromEntries(ours),
  }))
}
