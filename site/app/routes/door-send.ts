import { doorRequest } from '@beursvloer/contract/sign-ups/door'
import { MAX_DOOR_BODY_BYTES } from '@beursvloer/contract/sign-ups/terms'
import { accountOf } from '~/account/context.server.ts'
import { checkIn } from '~/account/door.server.ts'
import { jsonAnswer, postOnly } from '~/account/json-answer.server.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/door-send.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_DOOR_BODY_BYTES }],
}

/** `/deur/{id}/invoer.json` accepts POST only: the entries noted at a door. */
export const loader = postOnly

/** Sends the entries noted at a door to the CMS, and answers the current list. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.id)) return Response.json(null, { status: 404 })
  const body = doorRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json(null, { status: 400 })
  const { id } = params
  return jsonAnswer(
    () => checkIn(accountOf(context), id, body.data),
    (status) => status === 401 || status === 403,
  )
}
