/** One call to the CMS, as the breaker follows it. Exactly one of `answered` and `failed` ends it. */
export interface FollowedCall {
  /** Address of the CMS to ask, where there are several. */
  readonly url: string | undefined
  /** Aborts when the CMS has answered no call for so long that waiting is pointless. */
  readonly signal: AbortSignal
  /** An answer came, of any status. */
  answered(): void
  /**
   * No answer came; the error says why.
   * @param repeatable whether the CMS does the same once when it is asked twice
   * @returns whether another CMS can be asked: nothing was sent, or it may be repeated and broke off
   */
  failed(error: unknown, repeatable?: boolean): boolean
}

/** State shared by all calls of the site to the CMS: whether it answers at all. */
export interface CmsBreaker {
  /** Since when the CMS is known not to answer; null while it is not known. */
  readonly awaySince: Date | null
  /** @param patient true for large uploads, which are not aborted while other calls time out */
  begin(patient?: boolean): FollowedCall
}
