import { editionBase } from '@beursvloer/contract/page-addresses'
import { contentContext } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { robots } from '~/sharing/robots.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/robots.ts'

export const handle = UNLISTED_PAGE

/** `/robots.txt`: the paths that crawlers may visit. */
export function loader({ context, url }: Route.LoaderArgs) {
  validatePage(url.pathname === '/robots.txt', url)
  const { bases, indexing, pages } = siteRequestOf(context)
  const past = context.get(contentContext).otherEditions?.pastYears() ?? []
  const text = robots([bases.nl, bases.en], pages.personalPaths, indexing, past.map(editionBase))
  return machineAnswer(text, 'text/plain')
}
