import { accountOf } from '~/account/context.server.ts'
import { jsonAnswer } from '~/account/json-answer.server.ts'
import { sharingsOf } from '~/account/leads.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { visitedStands } from '~/features/my-fair/visited-view.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/visitor-sharings-json.ts'

export const handle = UNCOUNTED_PAGE

/**
 * How many exhibitors wait for an answer of the current user, for the page of the badge, and the
 * stands that scanned it, for Mijn beurs.
 */
export function loader({ context }: Route.LoaderArgs) {
  return jsonAnswer(async () => {
    const { sharings } = await sharingsOf(accountOf(context))
    return {
      asked: sharings.filter(({ state }) => state === 'asked').length,
      visited: visitedStands(sharings, contentOf(context)),
    }
  })
}
