import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { SignInAttempt } from '@beursvloer/contract/accounts/sign-in-attempt'
import type { Core } from '@strapi/strapi'
import { type Body, languageOf, objectOf, textsOf } from '../../http/body-fields'
import { HttpError } from '../../http/http-error'
import { orServiceUnavailable, requireDiskSpace } from '../../http/service-unavailable'
import { logSecurity } from '../../logging/security-log'
import { wakeOutbox } from '../../mail/worker'
import { beginAttempt } from '../../sign-in-limits/password-attempt'
import { normaliseEmail, USER, type UserRow } from '../accounts/account'
import { isPassword } from '../accounts/password-hash'
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
import { registerAccount } from './register-account'
import { forgotPassword, resetPassword } from './reset-password'

/**
 * The user with an address and a password. Takes as long for an address without an account; why an
 * account cannot sign in is answered only with the right password.
 * @throws HttpError 400 with one of `ACCOUNT_ERRORS`
 */
async function signIn(
  strapi: Core.Strapi,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<UserRow> {
  const email = normaliseEmail(identifier)
  const user: UserRow | null = await strapi.db.query(USER).findOne({ where: { email } })
  const isRight = await isPassword(strapi, password, user?.password)
  if (user && isRight && !user.blocked && user.confirmed) return user
  const reason = !user || !isRight ? 'credentials' : user.blocked ? 'blocked' : 'unconfirmed'
  logSecurity(strapi, 'sign-in-failed', { account: user?.id, reason })
  throw new HttpError(400, ACCOUNT_ERRORS[reason])
}

/** Longest of the texts of an attempt, in characters. */
const MAX_TEXT_LENGTH = 100

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT_LENGTH) : null

/** The attempt's origin, as sent by the site; null without one: nothing is limited then. */
function attemptIn({ attempt }: Body): SignInAttempt | null {
  const { sender, venue, device, proof } = objectOf(attempt)
  const from = textIn(sender)
  if (from === null) return null
  return { sender: from, venue: venue === true, device: textIn(device), proof: textIn(proof) }
}

/**
 * Signs in, and counts failures. Only a wrong password counts as a failure; an error of the
 * database or a refusal after a correct password does not.
 * @throws HttpError 429 after too many failures, or the error of `signIn`
 */
async function limitedSignIn(
  strapi: Core.Strapi,
  credentials: { readonly identifier: string; readonly password: string },
  body: Body,
): Promise<UserRow> {
  const attempt = attemptIn(body)
  if (!attempt) return signIn(strapi, credentials)
  const succeeded = await beginAttempt(
    strapi,
    'visitor',
    normaliseEmail(credentials.identifier),
    attempt,
  )
  try {
    const user = await signIn(strapi, credentials)
    await succeeded()
    return user
  } catch (error) {
    const failed = error instanceof HttpError && error.message === ACCOUNT_ERRORS.credentials
    if (!failed) await succeeded()
    throw error
  }
}

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
