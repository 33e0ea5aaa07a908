import { addressOf } from './sign-in-proof'

/** The ways to a session, which ask for a code of the app (cms/src/staff-sign-in/sign-in-code.ts). */
const SIGN_IN = /\/admin\/(login|reset-password)$/
const CODE_HEADER = 'x-sign-in-code'
const CODE_ERROR = 'SignInCodeError'
const TOO_MANY = 429

interface Refused {
  readonly error?: { readonly name?: string; readonly message?: string }
}

/** Why a code is asked for, once more or for the first time; null for another answer. */
async function askedBy(response: Response): Promise<string | null> {
  if (response.ok) return null
  const { error }: Refused = await response.clone().json()
  const isAsked = error?.name === CODE_ERROR || response.status === TOO_MANY
  return isAsked ? (error?.message ?? null) : null
}

/**
 * Asks for the code of the second factor in a dialog, once the password is right, and sends the same
 * request with it. Strapi's form knows nothing of it: it gets the last answer.
 */
export function askForCode(): void {
  const original = window.fetch

  const withCode = async (
    refused: Response,
    send: (code: string) => Promise<Response>,
  ): Promise<Response> => {
    const { openCodeDialog } = await import('./two-factor/code-dialog')
    return new Promise((resolve) => {
      const close = openCodeDialog({
        async onCode(code) {
          const response = await send(code)
          const problem = await askedBy(response)
          if (problem !== null) return problem
          close()
          resolve(response)
          return null
        },
        onClose() {
          close()
          resolve(refused)
        },
      })
    })
  }

  window.fetch = async (input, init) => {
    const response = await original(input, init)
    const isAsked = SIGN_IN.test(addressOf(input)) && response.status === 403
    if (!isAsked || (await askedBy(response)) === null) return response
    return withCode(response, (code) => {
      const headers = new Headers(init?.headers)
      headers.set(CODE_HEADER, code)
      return original(input, { ...init, headers })
    })
  }
}
