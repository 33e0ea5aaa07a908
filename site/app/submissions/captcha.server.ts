import { httpClient } from '@beursvloer/contract/http-client'
import type { CaptchaService, CaptchaSettings } from '~/features/forms/guard/proof-task.ts'
import type { Proof } from './proof.server.ts'

/** The verification address of each service: the three have the same request and answer. */
const VERIFICATION: Record<CaptchaService, string> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/** Time limit for the service, in ms. */
const TIMEOUT_MS = 5000

/**
 * The box of another service, by site key. The visitor's address is not passed on; the service itself
 * takes each token once.
 */
export function captchaProof(
  { service, siteKey, secret }: CaptchaSettings,
  verification = VERIFICATION[service],
): Proof {
  return {
    task: async () => ({ kind: 'captcha', service, siteKey }),
    async isGiven(answer) {
      try {
        const { success } = await httpClient<{ success?: unknown }>(verification, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: answer, sitekey: siteKey }),
          timeout: TIMEOUT_MS,
        })
        return success === true
      } catch {
        return false
      }
    },
  }
}
