import { timingSafeEqual } from 'node:crypto'
import type { OidcSettings } from '@beursvloer/contract/accounts/identity-settings'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { languageOf } from '../accounts/read-body'
import { handOver, isChallenge } from './hand-over'
import { authorizationAddress, type Begun, begin } from './oidc/authorization'
import { metadataOf } from './oidc/discovery'
import { redeemCode } from './oidc/redeem-code'
import { type IdentityProblem, IdentityRefusal } from './person'
import { query } from './query'
import { seal, unseal } from './sealed'

type Context = Parameters<Core.MiddlewareHandler>[0]
type Language = 'nl' | 'en'

/** What the browser keeps while the visitor is at the provider. */
interface WayBack extends Begun {
  /** The site's challenge. */
  readonly challenge: string
  readonly language: Language
  /** Where the pages of the site begin that the round began on. */
  readonly site: string
}

/** How long a visitor may take at the provider, in seconds. */
const AT_PROVIDER_SECONDS = 10 * 60

const isHttps = settings.cmsUrl.startsWith('https:')
const connectPath = `${settings.apiPrefix}/connect`

/** Each round has its own cookie, so that two tabs do not end one another's. */
const cookieOf = (state: string) => `way-back-${state}`

const redirectUri = ({ name }: OidcSettings) => `${settings.cmsUrl}${connectPath}/${name}/callback`

/**
 * Where the site's pages begin for who comes from there: what the site says of itself when the settings
 * know that address, else the first of them. Its cookies are those of that host alone.
 */
function siteOf(ctx: Context, language: Language): string {
  const named = query(ctx, 'site')
  const isOurs = settings.siteBases.includes(named)
  return isOurs ? named : settings.siteUrl + settings.localePrefixes[language]
}

/** A page of the site around a provider. */
const pageOf = (site: string, { name }: OidcSettings, more = '') =>
  `${site}/inloggen/${name}${more}`

/** Sets or clears a cookie of a round; behind a proxy with TLS the connection itself is plain. */
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

/** Sends the browser back to the site with what came of it. */
const finish = (
  ctx: Context,
  oidc: OidcSettings,
  site: string,
  outcome: { readonly access_token: string } | { readonly error: IdentityProblem },
): void => ctx.redirect(pageOf(site, oidc, `/klaar?${new URLSearchParams(outcome)}`))

/** The problem of a failure, which staff read in the log and visitors in words of the site. */
function problemOf(strapi: Core.Strapi, error: unknown): IdentityProblem {
  if (!(error instanceof IdentityRefusal)) throw error
  strapi.log[error.problem === 'failed' ? 'warn' : 'info'](`Sign-in by provider: ${error.message}`)
  return error.problem
}

/** `{api}/connect/{name}`: on to the provider. Who did not come from the site begins there. */
async function start(strapi: Core.Strapi, oidc: OidcSettings, ctx: Context): Promise<void> {
  const challenge = query(ctx, 'challenge')
  const language = languageOf(ctx.query)
  const site = siteOf(ctx, language)
  if (!isChallenge(challenge)) return ctx.redirect(pageOf(site, oidc))
  try {
    const metadata = await metadataOf(oidc.issuer)
    const begun = begin()
    const wayBack: WayBack = { ...begun, challenge, language, site }
    keep(ctx, begun.state, await seal('way back', { ...wayBack }, AT_PROVIDER_SECONDS))
    const how = { redirectUri: redirectUri(oidc), language }
    ctx.redirect(authorizationAddress(oidc, metadata, begun, how))
  } catch (error) {
    finish(ctx, oidc, site, { error: problemOf(strapi, error) })
  }
}

/** What this browser kept of the round that the provider answers; null when there is none. */
async function wayBackOf(ctx: Context): Promise<WayBack | null> {
  const state = query(ctx, 'state')
  if (!/^[\w-]{43}$/.test(state)) return null
  const text = ctx.cookies.get(cookieOf(state), { signed: false })
  if (!text) return null
  keep(ctx, state, null)
  const wayBack = (await unseal('way back', text)) as WayBack | null
  const isSame = wayBack && timingSafeEqual(Buffer.from(wayBack.state), Buffer.from(state))
  return isSame ? wayBack : null
}

/** `{api}/connect/{name}/callback`: back from the provider, with a code or a refusal. */
async function comeBack(strapi: Core.Strapi, oidc: OidcSettings, ctx: Context): Promise<void> {
  const wayBack = await wayBackOf(ctx)
  if (!wayBack) return finish(ctx, oidc, siteOf(ctx, 'nl'), { error: 'expired' })
  try {
    const metadata = await metadataOf(oidc.issuer)
    const issuer = query(ctx, 'iss')
    if (issuer ? issuer !== metadata.issuer : metadata.namesItself)
      throw new IdentityRefusal('failed', 'The answer is from another provider')
    const refused = query(ctx, 'error')
    if (refused)
      throw new IdentityRefusal(
        refused === 'access_denied' ? 'cancelled' : 'failed',
        `The provider answers ${refused.replace(/[^\w-]/g, '').slice(0, 40)}`,
      )
    const person = await redeemCode(oidc, metadata, {
      ...wayBack,
      code: query(ctx, 'code'),
      redirectUri: redirectUri(oidc),
    })
    const token = await handOver(person, wayBack.challenge)
    finish(ctx, oidc, wayBack.site, { access_token: token })
  } catch (error) {
    finish(ctx, oidc, wayBack.site, { error: problemOf(strapi, error) })
  }
}

/**
 * Takes the place of users-permissions' own action for the provider of the settings: that one knows
 * neither PKCE nor nonce, does not check the ID token, and keeps the provider's tokens in a cookie.
 * Any other provider is not there.
 */
export const connect =
  (strapi: Core.Strapi, oidc: OidcSettings | null) =>
  async (ctx: Context): Promise<void> => {
    ctx.set('cache-control', 'no-store')
    if (oidc && ctx.path === `${connectPath}/${oidc.name}`) return start(strapi, oidc, ctx)
    if (oidc && ctx.path === `${connectPath}/${oidc.name}/callback`)
      return comeBack(strapi, oidc, ctx)
    ctx.notFound()
  }
