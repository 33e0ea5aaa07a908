import { leadEntries, MAX_LEAD_BODY_BYTES } from '@beursvloer/contract/leads'
import { accountOf } from '~/account/context.server.ts'
import { enterLeads } from '~/account/leads.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { isId } from '~/shell/is-id.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/stand-scan-send.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_LEAD_BODY_BYTES }],
}

/** `/mijn-stand/{exhibitor}/scannen/invoer.json` accepts POST only: what a phone noted. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/** Sends what a phone noted to the CMS, and answers the latest leads. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.id)) return Response.json(null, { status: 404 })
  const body = leadEntries.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json(null, { status: 400 })
  try {
    return Response.json(await enterLeads(accountOf(context), params.id, body.data.entries))
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    return Response.json(null, { status: error.status < 500 ? error.status : 503 })
  }
}
