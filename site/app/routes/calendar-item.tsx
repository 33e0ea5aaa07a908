import { CALENDAR_PAGE, calendarItemPath } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { calendarJsonLd } from '~/features/calendar/calendar-json-ld.ts'
import { CalendarPage } from '~/features/calendar/calendar-page.tsx'
import { toCalendarDetail } from '~/features/calendar/calendar-view.ts'
import { calendarMessages } from '~/features/calendar/messages.ts'
import { today } from '~/i18n/today.ts'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { movedTo } from '~/shell/keep-search.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { descriptionOf } from '~/shell/plain-text.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/calendar-item.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: true, counted: false }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { item } = loaderData
  const base = shell.bases[shell.locale]
  return pageMeta(matches, {
    title: item.title,
    description: descriptionOf(item.body),
    path: item.path,
    jsonLd: import.meta.env.SSR && [
      calendarJsonLd(item, base),
      breadcrumbJsonLd(base, [
        { name: calendarMessages[shell.locale].title, path: CALENDAR_PAGE },
        { name: item.title, path: item.path },
      ]),
    ],
  })
}

/** One item by its id; a slug that is not its own redirects to the right address permanently. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const items = contentOf(context).calendar.all
  const item = items.find(({ id }) => id === params.id)
  validatePage(item, url)
  // The router puts the locale's prefix before it.
  if (item.slug !== params.slug) throw movedTo(calendarItemPath(item), url)
  return toCalendarDetail(item, items, today())
}

export default function CalendarItemPage({ loaderData }: Route.ComponentProps) {
  return <CalendarPage {...loaderData} />
}
