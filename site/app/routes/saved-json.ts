import {
  MAX_SAVED_BODY_BYTES,
  MAX_SENT_ENTRIES,
  readSavedEntries,
} from '@beursvloer/contract/saved-entries'
import { accountOf } from '~/account/context.server.ts'
import { mergeSaved } from '~/account/saved.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/saved-json.ts'

export const handle: PageHandle = {
  audience: 'personal',
  sitemap: false,
  counted: false,
  forms: [{ maxBodyBytes: MAX_SAVED_BODY_BYTES }],
}

/** There is nothing to look at here: `/bewaard.json` takes changes in and answers all that is saved; null when nobody is signed in. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/** Merges what a device of who is signed in saved with their account. */
export async function action({ request, context }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null)
  const sent = readSavedEntries((body as { entries?: unknown } | null)?.entries, MAX_SENT_ENTRIES)
  if (!sent) return Response.json(null, { status: 400 })
  const { locale } = siteRequestOf(context)
  try {
    return Response.json({ entries: await mergeSaved(accountOf(context), sent, locale) })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    // Whose session ended meanwhile made no mistake that a browser need report.
    if (error.status === 401) return Response.json({ entries: null })
    return Response.json(null, { status: 503 })
  }
}
