import { machineAnswer } from '~/sharing/machine-answer.ts'
import { robots } from '~/sharing/robots.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/robots.ts'

/** `/robots.txt`: what crawlers may visit. */
export function loader({ context, url }: Route.LoaderArgs) {
  validatePage(url.pathname === '/robots.txt', url)
  const { bases, indexing } = siteRequestOf(context)
  return machineAnswer(robots([bases.nl, bases.en], indexing), 'text/plain')
}
