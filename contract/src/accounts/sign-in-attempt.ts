/**
 * The origin of a password attempt (`attempt` in the body of `POST /auth/local`), so that the CMS can
 * limit failures across all sites and restarts. Without it nothing is limited.
 */
export interface SignInAttempt {
  /** The visitor's address for limits: IPv4, or a /64 network of IPv6. Only its hash is stored. */
  readonly sender: string
  /** Whether that is a venue's, which thousands share. */
  readonly venue: boolean
  /** Device on which this account has signed in before; null for another. */
  readonly device: string | null
  /** Key of the ticket with which the visitor gave a proof of work; null without. It counts once. */
  readonly proof: string | null
}

/** `error.details` of a 429 to a sign-in. */
export interface SignInRefusal {
  /** Seconds to wait. */
  readonly retryAfter: number
  /** Whether a proof of work lets one try at once. */
  readonly provable: boolean
}
