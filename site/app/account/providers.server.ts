import { createHash, randomBytes } from 'node:crypto'
import type {
  IdentitySettings,
  OfferedProviders,
  OidcSettings,
} from '@beursvloer/contract/accounts/identity-settings'
import { connectPath } from '@beursvloer/contract/accounts/paths'
import { createContext, type RouterContextProvider } from 'react-router'
import type { LocaleCode } from '~/i18n/locales.ts'
import { accountOf } from './context.server.ts'
import { cookieIn } from './cookies.server.ts'

/** Cookie for a sign-in at a provider: it binds that to the browser that began it. */
const COOKIE = 'sign-in-with'
/** Time limit for a visitor at the provider, in seconds; the CMS has the same. */
const AUTHORIZATION_SECONDS = 10 * 60

/** The parts that the server gives every request for signing in by a provider. */
export interface ProviderParts {
  readonly identity: IdentitySettings
  /** Base of the content API for browsers: `https://cms.example/api`. */
  readonly api: string
  /** Whether the site is reached by https. */
  readonly secure: boolean
}

export const providerContext = createContext<ProviderParts>()

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

const publicPart = ({ name, label }: OidcSettings) => ({ name, label })

/** The public part of the providers' settings, for sign-in pages; secrets stay here. */
export function offeredProviders(context: Context): OfferedProviders {
  const { oidc, firebase } = context.get(providerContext).identity
  if (!firebase) return { oidc: oidc && publicPart(oidc), firebase }
  const { keysUrl: _keysUrl, ...client } = firebase
  return { oidc: oidc && publicPart(oidc), firebase: client }
}

const cookie = (value: string, seconds: number, { secure }: ProviderParts): string =>
  [
    `${COOKIE}=${value}`,
    'HttpOnly',
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ')

/** Time limit for the CMS's answer that it is available, in ms. */
const AVAILABLE_TIMEOUT_MS = 3000

/** Whether the CMS answers, through which the authorization flow goes. */
export const isCmsAvailable = (context: Context): Promise<boolean> =>
  accountOf(context)
    .ask('/content-version', { timeoutMs: AVAILABLE_TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    )

interface AuthorizationOptions {
  /** Page of the site to go on to, without language prefix. */
  readonly returnTo: string
  readonly locale: LocaleCode
  /** Base of the pages that it begins on: the cookie is kept for that host alone. */
  readonly site: string
}

/**
 * Begins an authorization flow (OpenID Connect): the browser goes to the CMS with the SHA-256 of a
 * secret that stays in its cookie here. The one-time token that it brings back is exchanged with
 * that secret only, so a link cannot sign a visitor in to another account.
 */
export function beginAuthorization(
  context: Context,
  provider: string,
  { returnTo, locale, site }: AuthorizationOptions,
) {
  const parts = context.get(providerContext)
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({ challenge, language: locale, site })
  return {
    address: `${parts.api}${connectPath(provider)}?${query}`,
    cookie: cookie(`${verifier}.${encodeURIComponent(returnTo)}`, AUTHORIZATION_SECONDS, parts),
  }
}

/** The authorization that this browser began; null when it began none, or too long ago. */
export function pendingAuthorization(
  request: Request,
): { readonly verifier: string; readonly returnTo: string } | null {
  const [verifier, ...path] = (cookieIn(request.headers.get('cookie'), COOKIE) ?? '').split('.')
  if (!verifier) return null
  try {
    return { verifier, returnTo: decodeURIComponent(path.join('.')) }
  } catch {
    return null
  }
}

/** `Set-Cookie` that ends the authorization. */
export const clearAuthorization = (context: Context): string =>
  cookie('', 0, context.get(providerContext))
