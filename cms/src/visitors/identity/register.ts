import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { callback } from './callback'
import { connect } from './connect'

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
