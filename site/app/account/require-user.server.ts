import { data, type RouterContextProvider, redirect } from 'react-router'
import { ContentApiError } from '~/content/http.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { localePrefixOf, siteRequestOf } from '~/shell/request-context.ts'
import { wantsJson } from '~/shell/wants-json.ts'
import type { AccountUser } from './account.server.ts'
import { accountOf } from './context.server.ts'
import { accountMessages } from './messages.ts'

interface Args {
  readonly request: Request
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The current user, for a page that only they may see.
 * @throws a redirect to the sign-in page, which leads back here, when nobody is signed in
 * @throws a 503 in words when the CMS does not answer
 */
export async function requireUser(args: Args): Promise<AccountUser> {
  const user = await fromCms(args, accountOf(args.context).user())
  if (user) return user
  throw toSignIn(args)
}

/**
 * The CMS's answer to a personal page.
 * @throws a redirect to the sign-in page when the session has ended
 * @throws a Response of 400 for what no form of the page sends
 * @throws a 503 when the CMS does not answer or fails, in words for reading or for a change
 */
export async function fromCms<T>(args: Args, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    if (error.status === 401) throw toSignIn(args)
    if (error.status === 400) throw new Response(null, { status: 400 })
    if (error.status < 500) throw error
    const t = accountMessages[siteRequestOf(args.context).locale]
    const isChange = args.request.method === 'POST'
    throw data(isChange ? t.failed : t.later, { status: 503 })
  }
}

/** Why a call was refused, of some reasons; null when it was done. @throws any other error */
export async function refusalOf<Reason extends string>(
  reasons: readonly Reason[],
  asked: Promise<unknown>,
): Promise<Reason | null> {
  try {
    await asked
    return null
  } catch (error) {
    const { name = '' } = error instanceof ContentApiError ? error : {}
    const reason = reasons.find((one) => one === name)
    if (!reason) throw error
    return reason
  }
}

/** The answer of the CMS to a change; `later` when it does not answer or fails, so that nothing typed is lost. */
export const orLater = <T>(asked: Promise<T>): Promise<T | 'later'> =>
  asked.catch((error: unknown) => {
    if (error instanceof ContentApiError && error.status >= 500) return 'later'
    throw error
  })

function toSignIn({ request, url, context }: Args) {
  // A form's script needs a status, not a redirect.
  if (wantsJson(request)) return data(null, { status: 401 })
  const path = lookupPath(url.pathname, localePrefixOf(context)) + url.search
  return redirect(signInPath(path, accountOf(context).ended))
}
