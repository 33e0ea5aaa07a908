import { calendarItemPath } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { calendarItemCalendar } from '~/features/schedule-export/calendars.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { movedTo } from '~/shell/keep-search.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/calendar-item-calendar.ts'

export const handle = UNLISTED_PAGE

/** One date of the fair's calendar for the visitor's own. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const item = content.calendar.find(params.id)
  validatePage(item?.id === params.id, url)
  // The router puts the locale's prefix before it.
  if (item.slug !== params.slug) throw movedTo(`${calendarItemPath(item)}/agenda.ics`, url)
  const file = calendarItemCalendar(item, content, localeBaseOf(context))
  return fileResponse(file, 'ics', item.slug, content)
}
