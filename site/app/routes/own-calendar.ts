import { accountOf } from '~/account/context.server.ts'
import { followFairLink } from '~/account/fair-links.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { ownCalendar } from '~/features/schedule-export/own-calendar.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/own-calendar.ts'

export const handle = UNCOUNTED_PAGE

/**
 * A visitor's saved and reserved items, for their calendar:
 * `/mijn-beurs/agenda/{secret}/agenda.ics`. 404 when the secret does not exist, or no more; 503
 * while the CMS does not answer, so that a calendar keeps what it has.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { token } = params
    const linked = await followFairLink(accountOf(context), { kind: 'calendar', token })
    if (!linked) return new Response(null, { status: 404 })
    const content = contentOf(context)
    const file = ownCalendar(linked, content, localeBaseOf(context))
    const response = fileResponse(file, 'ics', 'mijn-beurs', content)
    // Unlike the exports it is for one reader: other sites may not read it.
    response.headers.delete('access-control-allow-origin')
    return response
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  }
}
