import type { identityErrors } from './identity-messages.ts'

/** The code of what the client threw, without `auth/`; empty for anything else. */
export const codeOf = (error: unknown): string =>
  /^auth\/([\w-]+)$/.exec((error as { code?: string } | null)?.code ?? '')?.[1] ?? ''

/** What a visitor reads of a failure of the client, in the words of `texts`. */
export function identityProblem(texts: (typeof identityErrors)['nl'], error: unknown): string {
  const known = Object.entries(texts.codes).find(([code]) => code === codeOf(error))
  return known?.[1] ?? texts.other
}
