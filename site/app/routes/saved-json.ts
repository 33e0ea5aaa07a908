import {
  MAX_SAVED_BODY_BYTES,
  MAX_SENT_ENTRIES,
  readSavedEntries,
} from '@beursvloer/contract/saved-entries'
import { accountOf } from '~/account/context.server.ts'
import { postOnly } from '~/account/json-answer.server.ts'
import { mergeSaved } from '~/account/saved.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/saved-json.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_SAVED_BODY_BYTES }],
}

/** `/bewaard.json` accepts POST only: takes changes, answers all saved entries; null when signed out. */
export const loader = postOnly

/** Merges the saved entries of a device with those of the signed-in visitor's account. */
export async function action({ request, context }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null)
  const sent = readSavedEntries((body as { entries?: unknown } | null)?.entries, MAX_SENT_ENTRIES)
  if (!sent) return Response.json(null, { status: 400 })
  const { locale } = siteRequestOf(context)
  try {
    return Response.json({ entries: await mergeSaved(accountOf(context), sent, locale) })
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    // An ended session is no error: a 401 would show in the browser's console.
    if (error.status === 401) return Response.json({ entries: null })
    return Response.json(null, { status: 503 })
  }
}
