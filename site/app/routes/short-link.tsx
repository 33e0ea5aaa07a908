import { safeTarget } from '@beursvloer/contract/safe-target'
import { redirect, redirectDocument } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { keepSearch } from '~/shell/keep-search.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/short-link.ts'

export const handle: PageHandle = { audience: 'single-use', sitemap: false, counted: false }

/** Temporary: staff may change the target of a printed code, and every visit counts. */
const FOR_NOW = { status: 302, headers: { 'cache-control': 'no-store' } }
/**
 * Follows a short link, in upper or lower case: a QR code is smaller when all of its letters are
 * capitals. Unknown codes and unsafe targets are a 404.
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const link = content.shortLink(params.id.toLowerCase())
  const safe = link && safeTarget(link.target, content.settings.redirectHosts)
  validatePage(safe, url)
  const target = keepSearch(safe, url.search)
  siteRequestOf(context).countClick(link.code)
  // Inside the site the router puts the locale's prefix before it.
  throw target.startsWith('/') ? redirect(target, FOR_NOW) : redirectDocument(target, FOR_NOW)
}

/** Never shown; with it the 404 of an unknown code is the site's own page. */
export default function ShortLink() {
  return null
}
