import { contentOf } from '~/content/context.server.ts'
import { itemCalendar } from '~/features/schedule-export/calendars.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/programme-item-calendar.ts'

export const handle = UNLISTED_PAGE

/** One programme item for a calendar, by its id or its slug. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const item = content.edition.programmePublished && content.programmeItems.find(params.id)
  validatePage(item, url)
  const file = itemCalendar(item, content, localeBaseOf(context))
  return fileResponse(file, 'ics', item.slug, content)
}
