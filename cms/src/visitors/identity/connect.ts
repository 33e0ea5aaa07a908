import { timingSafeEqual } from 'node:crypto'
import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import type { Core } from '@strapi/strapi'
import settings from '../../../config/settings'
import { languageOf } from '../../http/body-fields'
import { beginFlow, completeFlow, type FlowChecks } from './authorization-flow'
import { isChallenge, issueOneTimeToken } from './one-time-token'
import { IdentityError, type IdentityProblem } from './person'
import { query } from './query'
import { seal, unseal } from './sealed'

type Context = Parameters<Core.MiddlewareHandler>[0]
type Language = 'nl' | 'en'

/** The state that the browser keeps while the visitor is at the provider. */
interface AuthorizationFlow extends FlowChecks {
  /** The site's challenge. */
  readonly challenge: string
  readonly language: Language
  /** Where the pages of the site begin that the flow began on. */
  readonly site: string
}

/** How long a visitor may take at the provider, in seconds. */
const AT_PROVIDER_SECONDS = 10 * 60

const isHttps = settings.cmsUrl.startsWith('https:')
const connectPath = `${settings.apiPrefix}/connect`

/** Each flow has its own cookie, so that two tabs do not end one another's. */
const cookieOf = (state: string) => `way-back-${state}`

const redirectUri = ({ name }: OidcSettings) => `${settings.cmsUrl}${connectPath}/${name}/callback`

/**
 * The site's base address for this flow: the one that the site names when the settings know it,
 * else the first of the settings. The site's cookies belong to that host alone.
 */
function siteOf(ctx: Context, language: Language): string {
  const named = query(ctx, 'site')
  const isOurs = settings.siteBases.includes(named)
  return isOurs ? named : settings.siteUrl + settings.localePrefixes[language]
}

/** A page of the site around a provider. */
const pageOf = (site: string, { name }: OidcSettings, more = '') =>
  `${site}/inloggen/${name}${more}`

/** Sets or clears a cookie of a flow; behind a proxy with TLS the connection itself is plain. */
function keep(ctx: Context, state: string, value: string | null): void {
  ctx.cookies.secure = isHttps
  ctx.cookies.set(cookieOf(state), value, {
    path: connectPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: false,
    ...(value && { maxAge: AT_PROVIDER_SECONDS * 1000 }),
  })
}

/** Redirects the browser to the site with the outcome. */
const finish = (
  ctx: Context,
  oidc: OidcSettings,
  site: string,
  outcome: { readonly access_token: string } | { readonly error: IdentityProblem },
): void => ctx.redirect(pageOf(site, oidc, `/klaar?${new URLSearchParams(outcome)}`))

/** The problem of a failure, which staff read in the log and visitors in words of the site. */
function problemOf(strapi: Core.Strapi, error: unknown): IdentityProblem {
  if (!(error instanceof IdentityError)) throw error
  strapi.log[error.problem === 'failed' ? 'warn' : 'info'](`Sign-in by provider: ${error.message}`)
  return error.problem
}

/**
 * `{api}/connect/{name}`: redirects to the provider. A request that does not come from the site is
 * sent to the site first.
 */
async function start(strapi: Core.Strapi, oidc: OidcSettings, ctx: Context): Promise<void> {
  const challenge = query(ctx, 'challenge')
  const language = languageOf(ctx.query)
  const site = siteOf(ctx, language)
  if (!isChallenge(challenge)) return ctx.redirect(pageOf(site, oidc))
  try {
    const request = { redirectUri: redirectUri(oidc), language }
    const { address, checks } = await beginFlow(oidc, request)
    const flow: AuthorizationFlow = { ...checks, challenge, language, site }
    keep(ctx, flow.state, await seal('authorization flow', { ...flow }, AT_PROVIDER_SECONDS))
    ctx.redirect(address)
  } catch (error) {
    finish(ctx, oidc, site, { error: problemOf(strapi, error) })
  }
}

/** The flow from this browser's cookie for the `state` of the callback; null without one. Used once. */
async function flowOf(ctx: Context): Promise<AuthorizationFlow | null> {
  const state = query(ctx, 'state')
  if (!/^[\w-]{43}$/.test(state)) return null
  const text = ctx.cookies.get(cookieOf(state), { signed: false })
  if (!text) return null
  keep(ctx, state, null)
  const flow = (await unseal('authorization flow', text)) as AuthorizationFlow | null
  const isSame = flow && timingSafeEqual(Buffer.from(flow.state), Buffer.from(state))
  return isSame ? flow : null
}

/** `{api}/connect/{name}/callback`: back from the provider, with a code or a refusal. */
async function complete(strapi: Core.Strapi, oidc: OidcSettings, ctx: Context): Promise<void> {
  const flow = await flowOf(ctx)
  if (!flow) return finish(ctx, oidc, siteOf(ctx, 'nl'), { error: 'expired' })
  try {
    const callback = new URL(`${redirectUri(oidc)}?${ctx.querystring}`)
    const person = await completeFlow(oidc, callback, flow)
    const token = await issueOneTimeToken(person, flow.challenge)
    finish(ctx, oidc, flow.site, { access_token: token })
  } catch (error) {
    finish(ctx, oidc, flow.site, { error: problemOf(strapi, error) })
  }
}

/**
 * Replaces users-permissions' own action for the provider of the settings: that one supports
 * neither PKCE nor nonce, does not check the ID token, and keeps the provider's tokens in a cookie.
 * Any other provider is a 404.
 */
export const connect =
  (strapi: Core.Strapi, oidc: OidcSettings | null) =>
  async (ctx: Context): Promise<void> => {
    ctx.set('cache-control', 'no-store')
    if (oidc && ctx.path === `${connectPath}/${oidc.name}`) return start(strapi, oidc, ctx)
    if (oidc && ctx.path === `${connectPath}/${oidc.name}/callback`)
      return complete(strapi, oidc, ctx)
    ctx.notFound()
  }
