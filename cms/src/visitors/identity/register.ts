import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import { FIREBASE, type IdentitySettings } from '@beursvloer/contract/accounts/identity-settings'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { languageOf } from '../../http/body-fields'
import { HttpError } from '../../http/http-error'
import { createSession } from '../accounts/sessions'
import { accountOf } from './account-of'
import { connect } from './connect'
import { personOfFirebaseToken } from './firebase-token'
import { firstUseIn, redeemOneTimeToken } from './one-time-token'
import { IdentityError, type Person } from './person'
import { query } from './query'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** The person that the token in the query identifies; null for a provider that is not configured. */
function personOf(
  strapi: Core.Strapi,
  ctx: Context,
  { oidc, firebase }: IdentitySettings,
): Promise<Person> | null {
  const { provider } = ctx.params
  const token = query(ctx, 'access_token')
  if (oidc && provider === oidc.name)
    return redeemOneTimeToken(provider, token, query(ctx, 'verifier'), firstUseIn(strapi))
  if (firebase && provider === FIREBASE) return personOfFirebaseToken(token, firebase)
  return null
}

/** With the code that Strapi gives the errors of its own ways into an account. */
const refusal = (message: string, problem: string) =>
  new HttpError(400, message, { code: 'ApplicationError', details: { problem } })

/**
 * `GET /auth/{provider}/callback?access_token=` (requirements 11.2), asked by the site. The token
 * is either the one-time token of this CMS at the end of an authorization flow, with the `verifier`
 * of the browser that began it, or an ID token of Firebase. Any other is refused.
 */
const callback =
  (strapi: Core.Strapi, identity: IdentitySettings) =>
  async (ctx: Context): Promise<void> => {
    const asked = personOf(strapi, ctx, identity)
    if (!asked) return ctx.notFound()
    const language = languageOf(ctx.query)
    const user = await asked
      .then((person) => accountOf(strapi, person, language, new Date()))
      .catch((error: unknown) => {
        if (!(error instanceof IdentityError)) throw error
        strapi.log.info(`Sign-in by provider: ${error.message}`)
        throw refusal(error.message, error.problem)
      })
    if (user.blocked) throw refusal(ACCOUNT_ERRORS.blocked, 'blocked')
    ctx.set('cache-control', 'no-store')
    ctx.body = await createSession(strapi, user, ctx.get('user-agent'))
  }

type Handler = Core.ControllerHandler
type AuthController = Core.Controller & { callback: Handler }

/**
 * Registers our own sign-in by provider at the addresses of users-permissions:
 * `{api}/connect/{provider}` and `GET /auth/{provider}/callback`. `POST /auth/local`, the same
 * action there, stays as it is.
 */
export function registerIdentity(strapi: Core.Strapi): void {
  const { identity } = settings
  const byProvider = callback(strapi, identity) as Handler
  strapi.get('controllers').extend('plugin::users-permissions.auth', (auth: AuthController) => ({
    ...auth,
    callback: (ctx: Parameters<Handler>[0], next: Parameters<Handler>[1]) =>
      ctx.params.provider ? byProvider(ctx, next) : auth.callback(ctx, next),
    connect: connect(strapi, identity.oidc),
  }))
}
