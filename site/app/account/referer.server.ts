import { safeReturn } from '~/features/account/return-path.ts'
import { lookupPath } from '~/shell/redirects.server.ts'
import { localePrefixOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'

/**
 * The page of this site from which somebody opened the sign-in page, without language prefix; null when
 * the browser does not say or it makes no sense to go back there. So the link in the header is the same
 * on every page.
 */
export function returnPathFromReferer({ request, url, context }: ActionArgs): string | null {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (referrer?.origin !== url.origin) return null
  return safeReturn(lookupPath(referrer.pathname, localePrefixOf(context)) + referrer.search)
}
