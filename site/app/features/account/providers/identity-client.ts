import type {
  FirebaseClient,
  FirebaseSignInMethod,
} from '@beursvloer/contract/accounts/identity-settings'
import {
  type CharacterKind,
  LOWEST_MIN_LENGTH,
  type PasswordPolicy,
} from '@beursvloer/contract/accounts/password-policy'
import { type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  onAuthStateChanged,
  reauthenticateWithPopup,
  revokeAccessToken,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  validatePassword,
} from '@firebase/auth'
import type { LocaleCode } from '~/i18n/locales.ts'
import { codeOf } from './identity-errors.ts'

/** The password policy in the form of the provider's client; rules it does not have are absent. */
interface ProvidersPolicy {
  readonly customStrengthOptions: {
    readonly minPasswordLength?: number
    readonly maxPasswordLength?: number
    readonly containsLowercaseLetter?: boolean
    readonly containsUppercaseLetter?: boolean
    readonly containsNumericCharacter?: boolean
    readonly containsNonAlphanumericCharacter?: boolean
  }
}

/** The provider's policy in our words (requirements 7.6, 13.3). */
export function policyOf({ customStrengthOptions: asked }: ProvidersPolicy): PasswordPolicy {
  const kinds: readonly (readonly [CharacterKind, boolean | undefined])[] = [
    ['lowercase', asked.containsLowercaseLetter],
    ['uppercase', asked.containsUppercaseLetter],
    ['numeric', asked.containsNumericCharacter],
    ['symbol', asked.containsNonAlphanumericCharacter],
  ]
  return {
    minLength: asked.minPasswordLength ?? LOWEST_MIN_LENGTH,
    maxLength: asked.maxPasswordLength ?? null,
    require: kinds.filter(([, wanted]) => wanted).map(([kind]) => kind),
  }
}

/** A sign-in method that opens a window of its own. */
export type PopupMethod = Exclude<FirebaseSignInMethod, 'password'>

/**
 * The calls of the identity provider (requirements 11.6), made by the SDK of Firebase
 * Authentication. Its time-outs, its refresher and the meaning of its servers' messages are those
 * of requirements 12.3 and 13.3. Failures carry a code that `identityProblem` puts into words. This
 * module is loaded when it is needed only.
 */
export interface IdentityClient {
  /** Signs in in a window; resolves to an ID token. Call it from a click, or browsers refuse. */
  signInAt(method: PopupMethod): Promise<string>
  signInWithPassword(email: string, password: string): Promise<string>
  /** Makes an account at the provider, which mails a link to confirm the address. */
  createAccount(email: string, password: string): Promise<void>
  /** Has the provider mail a link for a new password, if it knows the address. */
  resetPassword(email: string): Promise<void>
  /** The provider's rules for a password (requirements 7.6). */
  passwordPolicy(): Promise<PasswordPolicy>
  /**
   * Keeps the session at the provider alive and watches it (requirements 6.6): calls `onEnd` once
   * when there is none, or the provider says that the account is disabled, deleted or expired.
   * @returns a function that ends that
   */
  watch(onEnd: () => void): () => void
  signOut(): Promise<void>
  /** Gives an access token of Apple back, which ends its permissions. */
  revokeToken(accessToken: string): Promise<void>
  /** Deletes the account at the provider, after one more sign-in where that takes a window. */
  deleteAccount(): Promise<void>
}

/** A failure of our own, with a `code` like those of the SDK. */
class IdentityError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = `auth/${code}`
  }
}

const SCOPES: Readonly<Record<PopupMethod, readonly string[]>> = {
  'google.com': ['email', 'profile'],
  'microsoft.com': ['email', 'profile'],
  'apple.com': ['email', 'name'],
}

const isPopupMethod = (id: string | undefined): id is PopupMethod =>
  id !== undefined && id in SCOPES

function providerOf(method: PopupMethod): OAuthProvider {
  const provider = new OAuthProvider(method)
  for (const scope of SCOPES[method]) provider.addScope(scope)
  return provider
}

/** An ID token with a verified address; without one the provider is asked to mail a link first. */
async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  adopt(auth, user)
  if (user.emailVerified) return user.getIdToken()
  await sendEmailVerification(user)
  throw new IdentityError('unverified-email')
}

/**
 * A token counts as expired so long before it is, in ms (requirements 13.3); the SDK has 5 minutes.
 */
const EARLY_EXPIRY_MS = 30_000

/** A user with its token manager, which the SDK's types leave out. */
interface UserWithTokens extends User {
  readonly stsTokenManager: { readonly expirationTime: number | null }
}

const adopted = new WeakSet<User>()

/**
 * Makes a user of the SDK behave as requirements 6.6 and 13.3 say where it does not: tokens count
 * as expired 30 s early, and a user whose renewal is refused is signed out, as the SDK does for
 * disabled or expired users.
 */
function adopt(auth: Auth, user: User): void {
  if (adopted.has(user)) return
  adopted.add(user)
  const tokens = (user as UserWithTokens).stsTokenManager
  Object.defineProperty(tokens, 'isExpired', {
    get: () => Date.now() > (tokens.expirationTime ?? 0) - EARLY_EXPIRY_MS,
  })
  const ask = user.getIdToken.bind(user)
  user.getIdToken = async (force) => {
    try {
      return await ask(force)
    } catch (error) {
      if (codeOf(error) === 'invalid-refresh-token') await signOut(auth)
      throw error
    }
  }
}

/** Where parts of the SDK listen for new tokens; its refresher runs only while one of them does. */
interface TokenListeners {
  addAuthTokenListener(listener: () => void): void
  removeAuthTokenListener(listener: () => void): void
}

/** An app with the container of its parts, which the SDK's types leave out. */
interface AppWithParts extends FirebaseApp {
  readonly container: {
    getProvider(name: 'auth-internal'): { getImmediate(): TokenListeners }
  }
}

function watch(auth: Auth, onEnd: () => void): () => void {
  const tokens = (auth.app as AppWithParts).container.getProvider('auth-internal').getImmediate()
  const listener = () => undefined
  tokens.addAuthTokenListener(listener)
  const stop = onAuthStateChanged(auth, (user) => {
    if (user) return adopt(auth, user)
    end()
    onEnd()
  })
  const end = () => {
    stop()
    tokens.removeAuthTokenListener(listener)
  }
  return end
}

async function deleteAccount(auth: Auth): Promise<void> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user) throw new IdentityError('invalid-user-token')
  const method = user.providerData[0]?.providerId
  if (isPopupMethod(method)) {
    const again = await reauthenticateWithPopup(
      user,
      providerOf(method),
      browserPopupRedirectResolver,
    )
    const accessToken = OAuthProvider.credentialFromResult(again)?.accessToken
    // Apple requires revoking its token before the account is deleted.
    if (method === 'apple.com' && accessToken) await revokeAccessToken(auth, accessToken)
  }
  await deleteUser(user)
}

function open(settings: FirebaseClient): Auth {
  const { apiKey, authDomain, projectId, emulator } = settings
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

let opened: Auth | null = null

/** The client of the project in the settings; its mails and messages are in the given language. */
export function identityClient(settings: FirebaseClient, language: LocaleCode): IdentityClient {
  opened ??= open(settings)
  const auth = opened
  auth.languageCode = language
  return {
    signInAt: async (method) =>
      tokenOf(auth, await signInWithPopup(auth, providerOf(method), browserPopupRedirectResolver)),
    signInWithPassword: async (email, password) =>
      tokenOf(auth, await signInWithEmailAndPassword(auth, email, password)),
    async createAccount(email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      await sendEmailVerification(user)
    },
    resetPassword: (email) => sendPasswordResetEmail(auth, email),
    passwordPolicy: async () => policyOf((await validatePassword(auth, '')).passwordPolicy),
    watch: (onEnd) => watch(auth, onEnd),
    signOut: () => signOut(auth),
    revokeToken: (accessToken) => revokeAccessToken(auth, accessToken),
    deleteAccount: () => deleteAccount(auth),
  }
}
