import { FIREBASE, type OfferedProviders } from '@beursvloer/contract/accounts/identity-settings'
import { RETURN_PARAMETER, SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { exchange } from '~/account/exchange.server.ts'
import { profileOf } from '~/account/profile.server.ts'
import {
  clearAuthorization,
  offeredProviders,
  pendingAuthorization,
} from '~/account/providers.server.ts'
import { type ProviderProblem, providerMessages } from '~/features/account/providers/messages.ts'
import { SignInProblem } from '~/features/account/providers/sign-in-problem.tsx'
import { returnPath } from '~/features/account/return-path.ts'
import { firstProfilePage } from '~/features/profile/profile-address.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Route } from './+types/sign-in-provider-done.ts'

/** The body that Firebase's client sends. */
const ID_TOKEN_FORM = { maxBodyBytes: 8 * 1024 }

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [ID_TOKEN_FORM] }

export const meta = ownMeta(SIGN_IN_PAGE, providerMessages, (t) => [
  t.problem.title,
  t.problem.title,
])

const STATUS: Readonly<Record<ProviderProblem, number>> = {
  cancelled: 200,
  closed: 403,
  unverified: 403,
  blocked: 403,
  expired: 400,
  failed: 502,
  later: 503,
}

/** The page that says what went wrong; the authorization is over in any case. */
function problemPage(
  context: Readonly<RouterContextProvider>,
  provider: string,
  problem: ProviderProblem,
) {
  const { oidc, firebase }: OfferedProviders = offeredProviders(context)
  const name = provider === oidc?.name ? oidc.label : (firebase?.label ?? '')
  const headers = { 'Set-Cookie': clearAuthorization(context) }
  return data({ provider, name, problem }, { status: STATUS[problem], headers })
}

/**
 * The path to go on to: the page asked for, by way of the profile for a visitor who has not agreed
 * to the terms yet. When the profile cannot be read, it asks another time.
 */
async function onwardOf(context: Readonly<RouterContextProvider>, asked: string): Promise<string> {
  const to = returnPath(new URLSearchParams({ [RETURN_PARAMETER]: asked }))
  const profile = await profileOf(accountOf(context)).catch(() => null)
  return profile && !profile.agreed ? firstProfilePage(to) : to
}

/** Where the CMS sends the browser after OpenID Connect, with `access_token` or `error`. */
export async function loader({ context, request, params: { provider }, url }: Route.LoaderArgs) {
  const { oidc } = offeredProviders(context)
  validatePage(oidc && provider === oidc.name, url)
  const pending = pendingAuthorization(request)
  const error = url.searchParams.get('error')
  if (error || !pending) {
    const known = (['cancelled', 'unverified', 'failed', 'later'] as const).find(
      (one) => one === error,
    )
    return problemPage(context, provider, known ?? 'expired')
  }
  const token = url.searchParams.get('access_token') ?? ''
  const problem = await exchange(context, provider, token, pending.verifier)
  if (problem) return problemPage(context, provider, problem)
  throw redirect(await onwardOf(context, pending.returnTo), {
    headers: { 'Set-Cookie': clearAuthorization(context) },
  })
}

/** Takes the ID token that the client of Firebase got; the page's origin was checked before. */
export async function action({ context, request, params: { provider }, url }: Route.ActionArgs) {
  validatePage(offeredProviders(context).firebase && provider === FIREBASE, url)
  const fields = await formDataOf(request)
  const problem = await exchange(context, provider, String(fields.get('token') ?? ''))
  if (problem) return problemPage(context, provider, problem)
  const asked = String(fields.get(RETURN_PARAMETER) ?? '')
  // A full page load: the next page may load resources that this one may not.
  return redirectDocument(await onwardOf(context, asked))
}

export default function SignedInAtProvider({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInProblem {...(actionData ?? loaderData)} />
}
