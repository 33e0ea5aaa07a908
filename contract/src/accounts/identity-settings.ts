/**
 * The settings of signing in through somebody else. Site and CMS read the same ones, so both read them
 * here; `.env.example` explains each. Nothing is on unless it is set.
 */

/** A provider of plain OpenID Connect. */
export interface OidcSettings {
  /** Stands in addresses: `/inloggen/{name}`, `{api}/connect/{name}`. */
  readonly name: string
  /** The provider's name for visitors. */
  readonly label: string
  /** Its address as it calls itself, without a trailing slash unless it has one. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The name of Firebase in addresses. */
export const FIREBASE = 'firebase'

/** The sign-in methods of Firebase that a sign-in page can offer. */
export const FIREBASE_SIGN_IN_METHODS = [
  'google.com',
  'microsoft.com',
  'apple.com',
  'password',
] as const

export type FirebaseSignInMethod = (typeof FIREBASE_SIGN_IN_METHODS)[number]

/** A project of Firebase Authentication. */
export interface FirebaseSettings {
  /** The name for visitors of its own accounts, with a password. */
  readonly label: string
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly signInMethods: readonly FirebaseSignInMethod[]
  /** Address of an emulator in place of Google's servers; empty: Google's. */
  readonly emulator: string
  /** Where the keys are published with which its ID tokens are signed. */
  readonly keysUrl: string
}

/** The browser's settings of the project; all of it is public. */
export type FirebaseClient = Omit<FirebaseSettings, 'keysUrl'>

/** The providers that sign-in pages offer; null: not set, and so neither shown nor loaded. */
export interface OfferedProviders {
  readonly oidc: Pick<OidcSettings, 'name' | 'label'> | null
  readonly firebase: FirebaseClient | null
}

export type IdentitySettings = ReturnType<typeof readIdentitySettings>

/** Where Google publishes the keys of Firebase's ID tokens, as a set of JWKs. */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Names that already mean something in the addresses of accounts. */
const TAKEN = ['local', 'email', 'refresh', 'logout', 'sessions', FIREBASE]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings.
 * @param env the environment; empty counts as absent
 * @param fail ends the reading with a message that begins with the setting's name
 */
export function readIdentitySettings(env: Environment, fail: (message: string) => never) {
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback
  const needed = (name: string, because: string) =>
    text(name) || fail(`${name} must be given when ${because} is`)

  /** https, or http on this machine: to try things on. */
  const address = (name: string, fallback = '') => {
    const value = text(name, fallback)
    if (value === '') return value
    const url = URL.canParse(value) ? new URL(value) : undefined
    const near = url !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
    if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && near)))
      fail(`${name} must be an https address, not "${value}"`)
    return value
  }

  const oidc = (): OidcSettings | null => {
    const issuer = address('OIDC_ISSUER')
    if (!issuer) return null
    const name = text('OIDC_NAME', 'oidc')
    if (!/^[a-z][a-z0-9-]*$/.test(name) || TAKEN.includes(name))
      fail(`OIDC_NAME must be a word of small letters of its own, not "${name}"`)
    return {
      name,
      label: text('OIDC_LABEL', new URL(issuer).hostname),
      issuer,
      clientId: needed('OIDC_CLIENT_ID', 'OIDC_ISSUER'),
      clientSecret: needed('OIDC_CLIENT_SECRET', 'OIDC_ISSUER'),
    }
  }

  const signInMethods = (): readonly FirebaseSignInMethod[] =>
    // As FIREBASE_WAYS in settings of earlier versions.
    text('FIREBASE_SIGN_IN_METHODS', text('FIREBASE_WAYS', 'google.com'))
      .split(',')
      .map((part) => {
        const method = FIREBASE_SIGN_IN_METHODS.find((known) => known === part.trim())
        const all = FIREBASE_SIGN_IN_METHODS.join(', ')
        return method ?? fail(`FIREBASE_SIGN_IN_METHODS must be some of ${all}, not "${part}"`)
      })

  const firebase = (): FirebaseSettings | null => {
    const apiKey = text('FIREBASE_API_KEY')
    if (!apiKey) return null
    const projectId = needed('FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY')
    const authDomain = text('FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`)
    if (!/^[a-z0-9.-]+$/i.test(authDomain))
      fail(`FIREBASE_AUTH_DOMAIN must be a domain, not "${authDomain}"`)
    return {
      label: text('FIREBASE_LABEL', projectId),
      apiKey,
      authDomain,
      projectId,
      signInMethods: signInMethods(),
      emulator: address('FIREBASE_EMULATOR').replace(/(?<!\/)\/+$/, ''),
      keysUrl: address('FIREBASE_KEYS_URL', GOOGLE_KEYS),
    }
  }

  return { oidc: oidc(), firebase: firebase() }
}
