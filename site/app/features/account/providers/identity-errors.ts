import type { identityErrors } from './identity-messages.ts'

/** The code of an error of the client, without `auth/`; empty for any other error. */
export const codeOf = (error: unknown): string =>
  /^auth\/([\w-]+)$/.exec((error as { code?: string } | null)?.code ?? '')?.[1] ?? ''

/** The message for a visitor about a failure of the client, in the words of `texts`. */
export function identityProblem(texts: (typeof identityErrors)['nl'], error: unknown): string {
  const known = Object.entries(texts.codes).find(([code]) => code === codeOf(error))
  return known?.[1] ?? texts.other
}
