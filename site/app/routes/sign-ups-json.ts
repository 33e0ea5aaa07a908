import { accountOf } from '~/account/context.server.ts'
import { meetingsOf } from '~/account/meetings.server.ts'
import { signUpsOf } from '~/account/sign-ups.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/sign-ups-json.ts'

export const handle = UNCOUNTED_PAGE

/** The current user's sign-ups and meetings, `/aanmeldingen.json`, for pages that are the same for all. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const account = accountOf(context)
    const [signUps, meetings] = await Promise.all([signUpsOf(account), meetingsOf(account)])
    return Response.json({ signUps, meetings })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    return Response.json(null, { status: error.status === 401 ? 401 : 503 })
  }
}
