/** A visitor's account, as `GET /users/me` and every sign-in answer it; never with a password. */
export interface AccountUser {
  readonly id: number
  readonly documentId: string
  /** Made by the CMS; visitors are known by their e-mail address. */
  readonly username: string
  readonly email: string
  /** `local`, or the name of an identity provider. */
  readonly provider: string
  readonly confirmed: boolean
  readonly blocked: boolean
}

/** A session's two tokens; the first is short-lived, the second buys a new pair once. */
export interface SessionTokens {
  readonly jwt: string
  readonly refreshToken: string
}

/** The answer to signing in, resetting and changing a password. */
export interface SignedIn extends SessionTokens {
  readonly user: AccountUser
}

/**
 * The outcome of the mailed link that confirms an address; always with 200. `expired` changes
 * nothing, and asks for a new mail; `new-address-expired` too, but there only staff can send
 * another. `password-needed` changes nothing either: a new account is confirmed by link and
 * password, and signed in by it (`SignedIn` beside `outcome`). Another password is a 400.
 */
export interface ConfirmationAnswer {
  readonly outcome:
    | 'confirmed'
    | 'already-confirmed'
    | 'password-needed'
    | 'expired'
    | 'new-address-expired'
    | 'unknown'
}

/** Where the account is signed in; `GET /auth/sessions` lists them as `{ data: AccountSession[] }`. */
export interface AccountSession {
  readonly id: string
  /** From the browser's User-Agent: `Chrome on macOS`; absent for an unknown one. */
  readonly deviceName?: string
  /** Whether it is the session that asks. */
  readonly current: boolean
  /** ISO 8601. */
  readonly loginAt?: string
  /** ISO 8601. */
  readonly lastActiveAt?: string
}
