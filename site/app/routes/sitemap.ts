import { snapshotOf } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { sitemap } from '~/sharing/sitemap.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/sitemap.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: false }

/** `/sitemap.xml`, for all languages. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { nl, en } = snapshotOf(context)
  const text = sitemap([nl, en], siteRequestOf(context))
  validatePage(text && url.pathname === '/sitemap.xml', url)
  return machineAnswer(text, 'application/xml')
}
