import { CALENDAR_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { CalendarList } from '~/features/calendar/calendar-list.tsx'
import { toCalendarView } from '~/features/calendar/calendar-view.ts'
import { calendarMessages } from '~/features/calendar/messages.ts'
import { today } from '~/i18n/today.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { Route } from './+types/calendar.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: true, counted: true }

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = calendarMessages[shell.locale]
  const path = CALENDAR_PAGE
  return pageMeta(matches, {
    title: t.title,
    description: t.lead,
    path,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.title, path }])],
  })
}

export const loader = ({ context }: Route.LoaderArgs) =>
  toCalendarView(contentOf(context).calendar.all, today())

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarList {...loaderData} />
}
