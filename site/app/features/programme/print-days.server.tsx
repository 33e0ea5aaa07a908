import { renderToStaticMarkup } from 'react-dom/server'
import { LocaleProvider } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { PrintDay } from './print-day.tsx'
import type { ProgrammeView } from './programme-view.ts'

/** All days as HTML: nothing on it moves, so that browsers need no code for it. */
export const printDays = ({ days, items, rooms }: ProgrammeView, locale: LocaleCode): string =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      {days.map((date) => (
        <PrintDay
          key={date}
          date={date}
          items={items.filter((item) => item.date === date)}
          rooms={rooms}
        />
      ))}
    </LocaleProvider>,
  )
