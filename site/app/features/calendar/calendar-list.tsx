import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { CalendarRows } from './calendar-rows.tsx'
import type { CalendarView } from './calendar-view.ts'
import { calendarMessages } from './messages.ts'

/** The calendar: coming items by month, and past items apart. */
export function CalendarList({ upcoming, past }: CalendarView) {
  const t = useMessages(calendarMessages)
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className="wrap pb-section">
        {upcoming.length > 0 ? (
          <CalendarRows items={upcoming} months />
        ) : (
          <EmptyState title={t.none} next={[PROGRAMME_PAGE, t.viewProgramme]}>
            {t.noneHint}
          </EmptyState>
        )}
        {past.length > 0 && (
          <section className="mt-14">
            <h2 className="mb-5 text-3xl">{t.past}</h2>
            <CalendarRows items={past} />
          </section>
        )}
      </div>
    </>
  )
}
