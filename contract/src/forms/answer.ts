import type { FieldProblems, Values } from './definition.ts'
import type { SubmissionReceipt, SubmissionRefusal } from './submission.ts'

/**
 * The answer of the site's action to any form. The page renders it for browsers without JavaScript
 * (`actionData`); the form asks the same address for JSON and gets the same.
 */
export type FormAnswer = SentAnswer | RefusedAnswer

/** Whether it reports an error, rather than a valid form that has to be sent again. */
export const isFailure = (answer: FormAnswer): boolean =>
  answer.status !== 200 &&
  answer.message !== undefined &&
  (answer.status !== 422 || answer.problems !== undefined)

export interface SentAnswer {
  readonly status: 200
  readonly receipt: SubmissionReceipt
  /** Path with language prefix of the next page, instead of the confirmation. */
  readonly to?: string
}

export interface RefusedAnswer {
  /**
   * As in the HTTP answer; 422 also where nothing is wrong but it has to be sent once more, 401 when
   * the sender is not signed in any more.
   */
  readonly status: SubmissionRefusal['error']['status'] | 401
  /** The problem of the form as a whole, in the visitor's language; shown above its fields. */
  readonly message?: string
  readonly problems?: FieldProblems
  /** The typed values, for the page without JavaScript. */
  readonly values?: Values
  /** A fresh ticket, in place of the one that was missing, spent or too old. */
  readonly ticket?: string
  /**
   * True: it has to be sent again with evidence that its sender is no robot: a proof, or, without
   * JavaScript, the confirmation on the page.
   */
  readonly challenge?: boolean
  /** Seconds to wait, with 429. */
  readonly retryAfter?: number
}
