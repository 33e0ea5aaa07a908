import { contentOf } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { openSearch } from '~/sharing/open-search.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/open-search.ts'

export const handle = UNLISTED_PAGE

/** How browsers search the site, in the page's language. */
export function loader({ context }: Route.LoaderArgs) {
  const description = openSearch(contentOf(context), localeBaseOf(context))
  return machineAnswer(description, 'application/opensearchdescription+xml')
}
