import { AuthorizationResponseError } from 'openid-client'
import { IdentityError } from './person'

/**
 * Maximum length of a logged error code, in characters; it comes from the provider or an attacker.
 */
const MAX_ERROR_CODE = 40

/** The `error` of an answer (RFC 6749 §4.1.2.1, RFC 6749 §5.2); empty without. */
const errorCode = (error: Error): string => {
  const { error: code } = error as { readonly error?: unknown }
  return typeof code === 'string' ? code.replace(/[^\w-]/g, '').slice(0, MAX_ERROR_CODE) : ''
}

/**
 * The reason of a failure, for the log: without tokens and claims, which the library keeps as
 * causes.
 */
const reasonOf = (error: unknown): string => {
  if (error instanceof Response) return `status ${error.status}`
  if (!(error instanceof Error)) return ''
  return [error.message, errorCode(error), reasonOf(error.cause)].filter(Boolean).join(': ')
}

/**
 * Awaits a call of `openid-client`.
 * @throws IdentityError `cancelled` when the visitor left the provider's page, otherwise `failed`
 */
export async function askProvider<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const left = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    throw new IdentityError(left ? 'cancelled' : 'failed', `Provider: ${reasonOf(error)}`)
  }
}
