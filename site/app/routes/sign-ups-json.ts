import { accountOf } from '~/account/context.server.ts'
import { jsonAnswer } from '~/account/json-answer.server.ts'
import { meetingsOf } from '~/account/meetings.server.ts'
import { signUpsOf } from '~/account/sign-ups.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/sign-ups-json.ts'

export const handle = UNCOUNTED_PAGE

/** The current user's sign-ups and meetings, `/aanmeldingen.json`, for pages that are the same for all. */
export function loader({ context }: Route.LoaderArgs) {
  return jsonAnswer(async () => {
    const account = accountOf(context)
    const [signUps, meetings] = await Promise.all([signUpsOf(account), meetingsOf(account)])
    return { signUps, meetings }
  })
}
