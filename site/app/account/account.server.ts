import type { PasswordPolicy } from '@beursvloer/contract/accounts/password-policy'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import type { SignInAttempt } from '@beursvloer/contract/accounts/sign-in-attempt'
import { myStandPath } from '@beursvloer/contract/my-stand/terms'
import { z } from 'zod'
import { type CmsClient, type CmsRequest, ContentApiError } from '~/content/http.server.ts'
import { type Acting, actingCookie, actingIn } from './acting-cookie.server.ts'
import { ACCOUNT_COOKIE, accountCookies, type CookieSettings, cookieIn } from './cookies.server.ts'
import {
  type Installation,
  installationCookie,
  installationIn,
} from './installation-cookie.server.ts'
import { deviceCookie, knownDevice } from './known-device.server.ts'
import type { AccountLimits, PasswordTry } from './limits.ts'
import type { Refresher } from './refresher.server.ts'
import { registrationCookie, registrationIn } from './registration.server.ts'
import { isDue, openSession, type Session, sessionIn } from './session.server.ts'

const user = z.object({ id: z.number(), username: z.string(), email: z.string() })

/** The current user (requirements 5.4); the CMS's other fields of them stay on the server. */
export type AccountUser = z.output<typeof user>

/** The parts that the server gives every request for its visitor's account. */
export interface AccountParts {
  readonly cms: CmsClient
  readonly refresher: Refresher
  readonly cookies: CookieSettings
  /** "Configured auth params" of GET /users/me (requirements 11.2). */
  readonly parameters: object
  readonly policy: PasswordPolicy
  readonly limits: AccountLimits
  /** Address of the visitor; null while nothing is limited. */
  readonly sender: (Pick<SignInAttempt, 'venue'> & { readonly address: string }) | null
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The visitor's `Cookie` header. */
  readonly cookie: string | null
  /** Names the session among those of the visitor. */
  readonly userAgent: string | null
}

/** A 4xx: the CMS answered, and refused. */
const isClientError = (error: unknown): error is ContentApiError =>
  error instanceof ContentApiError && error.status >= 400 && error.status < 500

const unauthorized = () =>
  new ContentApiError({
    data: { error: { status: 401, name: 'UnauthorizedError', message: 'Not signed in' } },
  })

/**
 * The account behind one request: its session comes out of the cookie when it is first needed, is
 * refreshed when due, and goes back as `cookies()`. Calls are sent once (requirements 11.1).
 */
export class Account {
  readonly #parts: AccountParts
  /** The account signed in during this request. */
  #signedIn: AccountUser | null = null
  #opened: Promise<Session | null> | undefined
  #user: Promise<AccountUser | null> | undefined
  #changed: { readonly to: Session | null } | undefined
  #ended = false
  #registration: { readonly key: string | null } | undefined
  #installation: { readonly to: Installation | null } | undefined
  #acting: { readonly to: Acting | null } | undefined

  constructor(parts: AccountParts) {
    this.#parts = parts
  }

  /** The rules for a new password. */
  get policy(): PasswordPolicy {
    return this.#parts.policy
  }

  /** The limits on this visitor's attempts. */
  get limits(): AccountLimits {
    return this.#parts.limits
  }

  /**
   * The origin of an attempt to sign in to an account; null while nothing is limited.
   * @param proof key of the ticket with which a proof of work was given
   */
  attempt(email: string, proof: string | null): SignInAttempt | null {
    const { sender, cookie, cookies } = this.#parts
    const device = knownDevice(cookie, email, cookies.key)
    return sender && { sender: sender.address, venue: sender.venue, device, proof }
  }

  /**
   * IP address by which the CMS counts calls that need no account; null: a venue's, or nothing is
   * limited.
   */
  get sender(): string | null {
    const { sender } = this.#parts
    return sender && !sender.venue ? sender.address : null
  }

  /** Begins a check of the signed-in visitor's password; it counts against the limits unless it succeeds. */
  tryPassword(email: string): PasswordTry {
    const { limits, cookie, cookies } = this.#parts
    return limits.tryPassword(email, knownDevice(cookie, email, cookies.key))
  }

  /** Whether this request found its session over: expired, revoked, or its user blocked. */
  get ended(): boolean {
    return this.#ended
  }

  /**
   * The current user; null for a visitor who is not signed in. When the CMS refuses the token it is
   * cleared (requirements 6.2).
   * @throws ContentApiError when the CMS does not answer; the session stays
   */
  user(): Promise<AccountUser | null> {
    this.#user ??= this.#load()
    return this.#user
  }

  /** Document id of the exhibitor for whom staff of the fair act in this browser; null: nobody does. */
  get actsFor(): string | null {
    return this.#actingNow()?.exhibitor ?? null
  }

  /** Lets this browser act for an exhibitor; null: no longer. */
  keepActing(acting: Acting | null): void {
    this.#acting = { to: acting }
  }

  /**
   * A call as the current user; about an exhibitor for whom staff act, as those.
   * @throws ContentApiError, with status 401 when nobody is signed in (any more)
   */
  async call(path: string, request: CmsRequest = {}): Promise<unknown> {
    const acting = this.#actingNow()
    const isActing = acting && `${path}/`.startsWith(`${myStandPath(acting.exhibitor)}/`)
    const token = isActing ? acting.token : (await this.#session())?.jwt
    if (!token) throw unauthorized()
    try {
      return await this.#parts.cms(path, { ...request, ...this.#headers(), token })
    } catch (error) {
      if (error instanceof ContentApiError && error.status === 401) {
        if (isActing) this.keepActing(null)
        else this.#end()
      }
      throw error
    }
  }

  /** A call for somebody who is not signed in yet, with the site's own token. */
  ask(path: string, request: CmsRequest = {}): Promise<unknown> {
    return this.#parts.cms(path, { ...request, ...this.#headers() })
  }

  /** Key of the request by which this browser registered a while ago; null when it did not. */
  get registration(): string | null {
    return registrationIn(this.#parts.cookie)
  }

  /** Keeps in this browser that it registered; null: forgets it. */
  keepRegistration(key: string | null): void {
    this.#registration = { key }
  }

  /** The push installation of this browser; null when it has none. */
  get installation(): Installation | null {
    return this.#installation ? this.#installation.to : installationIn(this.#parts.cookie)
  }

  /** Keeps the installation in this browser; null: forgets it. */
  keepInstallation(installation: Installation | null): void {
    this.#installation = { to: installation }
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#parts.now()
  }

  /** Clears token and user, as before login, registration and new passwords (requirements 6.2). */
  clear(): void {
    this.#keep(null)
  }

  /**
   * Login, registration and new passwords (requirements 6.2): the old token goes, the one in the
   * CMS's answer is stored, and the user loaded.
   * @param answer body of the CMS, with `jwt` and `refreshToken`
   * @returns null when the user could not be loaded; the next page does so
   */
  async signIn(answer: unknown): Promise<AccountUser | null> {
    this.#keep(sessionIn(answer))
    this.#signedIn = await this.user().catch(() => null)
    return this.#signedIn
  }

  /**
   * Clears token and user, and ends the session at the CMS. The session here ends also when it does
   * not answer.
   */
  async signOut(): Promise<void> {
    try {
      const session = await this.#session()
      const body = { refreshToken: session?.refreshToken }
      if (session) await this.call(accountPaths.signOut, { method: 'POST', body })
    } catch (error) {
      if (!(error instanceof ContentApiError)) throw error
    } finally {
      this.#keep(null)
    }
  }

  /** `Set-Cookie` headers for changes; none without changes. */
  async cookies(): Promise<readonly string[]> {
    const { cookies, now } = this.#parts
    return [
      ...(this.#changed ? await accountCookies(this.#changed.to, cookies, now()) : []),
      ...(this.#changed && this.#signedIn ? [deviceCookie(this.#signedIn.email, cookies)] : []),
      ...(this.#registration ? [registrationCookie(this.#registration.key, cookies)] : []),
      ...(this.#installation ? [installationCookie(this.#installation.to, cookies)] : []),
      ...(this.#acting ? [actingCookie(this.#acting.to, cookies)] : []),
    ]
  }

  #headers(): Pick<CmsRequest, 'headers'> {
    const { userAgent } = this.#parts
    return userAgent ? { headers: { 'user-agent': userAgent } } : {}
  }

  #actingNow(): Acting | null {
    return this.#acting ? this.#acting.to : actingIn(this.#parts.cookie)
  }

  #keep(session: Session | null) {
    this.#changed = { to: session }
    this.#opened = Promise.resolve(session)
    this.#user = undefined
  }

  #end() {
    this.#ended = true
    this.#keep(null)
  }

  #session(): Promise<Session | null> {
    this.#opened ??= this.#open()
    return this.#opened
  }

  async #open(): Promise<Session | null> {
    const { cookie, cookies, refresher, now } = this.#parts
    const sealed = cookieIn(cookie, ACCOUNT_COOKIE)
    if (!sealed) return null
    const session = await openSession(sealed, cookies.key)
    if (!session) {
      this.#end()
      return null
    }
    if (!isDue(session, now())) return session
    try {
      const refreshed = await refresher.refresh(session)
      this.#changed = { to: refreshed }
      return refreshed
    } catch (error) {
      if (!isClientError(error)) throw error
      this.#end()
      return null
    }
  }

  async #load(): Promise<AccountUser | null> {
    if (!(await this.#session())) return null
    try {
      return user.parse(await this.call(accountPaths.me, { query: this.#parts.parameters }))
    } catch (error) {
      if (!isClientError(error)) throw error
      this.#end()
      return null
    }
  }
}
