import { contentOf } from '~/content/context.server.ts'
import { walkingTimes } from '~/features/floor-plan/walks.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { WALKING_FROM } from '~/shell/walking-times.ts'
import type { Route } from './+types/walking-times-json.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  parameters: [WALKING_FROM],
}

/**
 * Minutes of walking from one place to all others, `/looptijden.json?van=1.A12`, by the keys of the floor
 * plan's addresses; 404 for a place that is not on the plan.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const minutes = walkingTimes(contentOf(context), url.searchParams.get(WALKING_FROM) ?? '')
  return Response.json(minutes, {
    status: minutes ? 200 : 404,
    headers: { 'x-robots-tag': 'noindex' },
  })
}
