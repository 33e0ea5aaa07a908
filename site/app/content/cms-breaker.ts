/** One call to the CMS, as the breaker follows it. Exactly one of `answered` and `failed` ends it. */
export interface FollowedCall {
  /** Aborts when the CMS has answered no call for so long that waiting is pointless. */
  readonly signal: AbortSignal
  /** An answer came, of any status. */
  answered(): void
  /** No answer came; the error says why. */
  failed(error: unknown): void
}

/** State shared by all calls of the site to the CMS: whether it answers at all. */
export interface CmsBreaker {
  /** Since when the CMS is known not to answer; null while it is not known. */
  readonly awaySince: Date | null
  /** @param patient true for large uploads, which are not aborted while other calls time out */
  begin(patient?: boolean): FollowedCall
}
