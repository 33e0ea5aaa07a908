import { snapshotOf } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { sitemap } from '~/sharing/sitemap.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/sitemap.ts'

export const handle = UNLISTED_PAGE

/** At the root, and for a past edition below its year. */
const SITEMAP = /^(?:\/20\d\d)?\/sitemap\.xml$/
/** `/sitemap.xml`, for all languages. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { nl, en } = snapshotOf(context)
  const request = siteRequestOf(context)
  const text = sitemap([nl, en], request)
  validatePage(text && SITEMAP.test(url.pathname), url)
  return machineAnswer(text, 'application/xml')
}
