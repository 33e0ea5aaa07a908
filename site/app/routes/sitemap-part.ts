import { snapshotOf } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { sitemap } from '~/sharing/sitemap.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/sitemap-part.ts'

export const handle = UNLISTED_PAGE

/** `/sitemap/1.xml`: a part of a sitemap that is too large for one file. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { nl, en } = snapshotOf(context)
  const part = Number(/^([1-9]\d*)\.xml$/.exec(params.part)?.[1] ?? 0)
  const text = sitemap([nl, en], siteRequestOf(context), part)
  validatePage(text && url.pathname === `/sitemap/${params.part}`, url)
  return machineAnswer(text, 'application/xml')
}
