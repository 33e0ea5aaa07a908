import { CALENDAR_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { CalendarList } from '~/features/calendar/calendar-list.tsx'
import { toCalendarView } from '~/features/calendar/calendar-view.ts'
import { calendarMessages } from '~/features/calendar/messages.ts'
import { today } from '~/i18n/today.ts'
import { PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/calendar.ts'

export const handle = PUBLIC_PAGE

export const meta = ownMeta(CALENDAR_PAGE, calendarMessages, (t) => [t.title, t.lead])

export const loader = ({ context }: Route.LoaderArgs) =>
  toCalendarView(contentOf(context).calendar.all, today())

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarList {...loaderData} />
}
