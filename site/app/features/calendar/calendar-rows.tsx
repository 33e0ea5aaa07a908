import { formatDate } from '~/i18n/dates.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Agenda, AgendaHead, AgendaRow } from '~/ui/agenda.tsx'
import type { CalendarSummary } from './calendar-view.ts'

const monthOf = ({ date }: CalendarSummary) => date.slice(0, 7)

interface CalendarRowsProps {
  items: readonly CalendarSummary[]
  /** Headings between the months, for the calendar page itself. */
  months?: boolean
}

/** Items of the calendar as rows of an agenda: date | title, time and place. */
export function CalendarRows({ items, months = false }: CalendarRowsProps) {
  const locale = useLocale()
  return (
    <Agenda>
      {items.flatMap((item, index) => {
        const before = items[index - 1]
        const begins = months && (!before || monthOf(before) !== monthOf(item))
        const foreign = item.language === locale ? undefined : item.language
        return [
          begins && (
            <AgendaHead key={monthOf(item)}>
              <span className="inline-block first-letter:uppercase">
                {formatDate(item.date, locale, 'month')}
              </span>
            </AgendaHead>
          ),
          <AgendaRow
            key={item.id}
            time={formatDate(item.date, locale, 'brief')}
            dateTime={item.start}
            timeNote={formatDate(item.date, locale, months ? 'weekday' : 'year')}
            title={<span lang={foreign}>{item.title}</span>}
            to={item.path}
            level={months ? 2 : 3}
            who={
              <>
                {item.time}
                {item.place && (
                  <span lang={langOf(item, 'place', locale)}>&nbsp;· {item.place}</span>
                )}
              </>
            }
          />,
        ]
      })}
    </Agenda>
  )
}
