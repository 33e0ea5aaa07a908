/** An attempt with a password. */
export interface PasswordTry {
  /** Seconds to wait before the next; 0: go ahead. */
  readonly wait: number
  /** Reports a success: then the attempt does not count. */
  succeeded(): void
}

/**
 * Limits on one visitor's attempts with accounts. `account` is an e-mail address, in upper or lower
 * case.
 */
export interface AccountLimits {
  /**
   * Begins a check of the current user's password; it counts unless it succeeds.
   * @param device on which the account has signed in before: its tries are counted apart; null elsewhere
   */
  tryPassword(account: string, device: string | null): PasswordTry
  /**
   * An attempt with the code in a link of a mail; counts like a failed password unless it succeeds.
   */
  tryCode(code: string): PasswordTry
  /** A mail asked for to an address, by kind: seconds to wait, 0: go ahead. */
  askMail(kind: 'forgot' | 'confirmation' | 'sign-in-link', account: string): number
}

/** For pages that are the same for all, and for measuring. */
export const UNLIMITED: AccountLimits = {
  tryPassword: () => ({ wait: 0, succeeded: () => undefined }),
  tryCode: () => ({ wait: 0, succeeded: () => undefined }),
  askMail: () => 0,
}
