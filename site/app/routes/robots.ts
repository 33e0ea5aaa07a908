import { machineAnswer } from '~/sharing/machine-answer.ts'
import { robots } from '~/sharing/robots.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/robots.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: false }

/** `/robots.txt`: the paths that crawlers may visit. */
export function loader({ context, url }: Route.LoaderArgs) {
  validatePage(url.pathname === '/robots.txt', url)
  const { bases, indexing, pages } = siteRequestOf(context)
  return machineAnswer(robots([bases.nl, bases.en], pages.personalPaths, indexing), 'text/plain')
}
