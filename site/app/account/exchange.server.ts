import { providerCallbackPath } from '@beursvloer/contract/accounts/paths'
import type { RouterContextProvider } from 'react-router'
import { ContentApiError } from '~/content/http.server.ts'
import type { ProviderProblem } from '~/features/account/providers/messages.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { accountOf } from './context.server.ts'

/** The reasons for which the CMS refuses a token. */
const PROBLEMS: readonly ProviderProblem[] = [
  'closed',
  'unverified',
  'expired',
  'failed',
  'blocked',
]

/** Longest token that is passed on, in characters. */
const MAX_TOKEN_LENGTH = 4096

/**
 * Exchanges a token of an identity provider for a session (requirements 11.2) and signs the visitor
 * in.
 * @param verifier the secret this browser kept when it began; absent for tokens that need none
 * @returns the problem; null when the visitor is signed in
 */
export async function exchange(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  provider: string,
  token: string,
  verifier?: string,
): Promise<ProviderProblem | null> {
  if (!token || token.length > MAX_TOKEN_LENGTH) return 'expired'
  const { locale: language } = siteRequestOf(context as Readonly<RouterContextProvider>)
  const account = accountOf(context)
  const query = { access_token: token, language, ...(verifier && { verifier }) }
  try {
    await account.signIn(await account.ask(providerCallbackPath(provider), { query }))
    return null
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    const { problem } = (error.details ?? {}) as { problem?: string }
    return PROBLEMS.find((known) => known === problem) ?? 'later'
  }
}
