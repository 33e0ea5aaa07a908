import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { SIGN_IN_LINK_PAGE } from '@beursvloer/contract/sign-ups/paths'
import { safeReturn } from '~/features/account/return-path.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { localePrefixOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'

/**
 * The page of this site from which somebody opened the sign-in page, without language prefix; null
 * when the browser does not say or that page cannot be returned to. So the link in the header is
 * the same on every page.
 */
export const returnPathFromReferer = (args: ActionArgs): string | null =>
  safeReturn(refererPath(args) ?? '')

/**
 * Whether a visitor who has just signed in is asked to do so again: their browser keeps no cookies.
 * One that does has some from the sign-in page itself.
 */
export const hasRefusedCookies = (args: ActionArgs): boolean =>
  !args.request.headers.has('cookie') &&
  [SIGN_IN_PAGE, SIGN_IN_LINK_PAGE].includes(refererPath(args)?.split('?')[0] ?? '')

/** Path and query of the page of this site that somebody comes from, without language prefix. */
function refererPath({ request, url, context }: ActionArgs): string | null {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (referrer?.origin !== url.origin) return null
  return lookupPath(referrer.pathname, localePrefixOf(context)) + referrer.search
}
