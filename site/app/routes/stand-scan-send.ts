import { leadEntries } from '@beursvloer/contract/leads/calls'
import { MAX_LEAD_BODY_BYTES } from '@beursvloer/contract/leads/terms'
import { accountOf } from '~/account/context.server.ts'
import { jsonAnswer, postOnly } from '~/account/json-answer.server.ts'
import { enterLeads } from '~/account/leads.server.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/stand-scan-send.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_LEAD_BODY_BYTES }],
}

/** `/mijn-stand/{exhibitor}/scannen/invoer.json` accepts POST only: what a phone noted. */
export const loader = postOnly

/** Sends what a phone noted to the CMS, and answers the latest leads. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.id)) return Response.json(null, { status: 404 })
  const body = leadEntries.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json(null, { status: 400 })
  const { id } = params
  return jsonAnswer(
    () => enterLeads(accountOf(context), id, body.data.entries),
    (status) => status < 500,
  )
}
