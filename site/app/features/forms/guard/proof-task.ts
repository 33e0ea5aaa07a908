import type { Challenge } from 'altcha-lib/types'

export type CaptchaService = 'hcaptcha' | 'recaptcha' | 'turnstile'

/** A service with the keys that it gave. */
export interface CaptchaSettings {
  readonly service: CaptchaService
  readonly siteKey: string
  readonly secret: string
}

/** A task to show that a browser, not a bot, sends the form. */
export type ProofTask =
  /** To be computed by the browser. */
  | { readonly kind: 'altcha'; readonly challenge: Challenge }
  /** To be done by the visitor, in the box of another service. */
  | { readonly kind: 'captcha'; readonly service: CaptchaService; readonly siteKey: string }

/** The answer of `GET /formulieren/{id}/ticket`. */
export interface TicketAnswer {
  readonly ticket: string
  /** Milliseconds from now on before which it is too early to send. */
  readonly wait: number
  /** Whether the form always needs a proof. */
  readonly proof: boolean
}
