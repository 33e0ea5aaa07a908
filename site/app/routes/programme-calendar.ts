import { contentOf } from '~/content/context.server.ts'
import { chooseItems, EXPORT_PARAMETERS } from '~/features/programme/choose-items.ts'
import { programmeCalendar } from '~/features/schedule-export/calendars.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/programme-calendar.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  parameters: EXPORT_PARAMETERS,
}

/** The programme for calendars that follow it; empty until it is published. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const items = chooseItems(content, url.searchParams)
  const file = programmeCalendar(items, content, localeBaseOf(context))
  return fileResponse(file, 'ics', 'programma', content)
}
