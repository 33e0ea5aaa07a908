import { Fragment } from 'react'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { columnClasses, fromRow, SLOTS_PER_HOUR, toRow } from '~/ui/day-grid.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { themeClass } from '~/ui/theme.ts'
import type { ItemSummary } from './item-summary.ts'
import { programmeMessages } from './messages.ts'
import { entryPlace } from './plan-classes.ts'
import { type PrintSheet, type PrintSize, sheetsOf } from './print-fit.ts'
import type { ProgrammeView } from './programme-view.ts'
import { summaryMessages } from './summary-messages.ts'

const sizes: Record<PrintSize, string> = {
  9: 'text-[9pt]',
  8: 'text-[8pt]',
  7: 'text-[7pt]',
  6.5: 'text-[6.5pt]',
  6: 'text-[6pt]',
}

interface PrintSheetProps {
  date: string
  sheet: PrintSheet
  /** Which of how many sheets of its day it is, from 1. */
  number: number
  count: number
}

/** A day, or a part of it, as a plan on one A4 on its side. */
function PrintedSheet({ date, sheet: { plan, size }, number, count }: PrintSheetProps) {
  const t = useMessages(programmeMessages)
  const locale = useLocale()
  const { firstHour, endSlot, columns, hours } = plan
  const bottom = toRow(endSlot, firstHour)
  return (
    <section className="print-day">
      <h2 className="pb-2 text-2xl">
        {t.title} {formatDate(date, locale, 'full')}
        {count > 1 && `, ${t.sheet(number, count)}`}
      </h2>
      <div className={cx('plan print-plan leading-[1.2]', sizes[size])}>
        <ul aria-label={t.rooms} className="contents">
          {columns.map(({ room, column, lanes }) => (
            <li
              key={room.slug}
              className={cx(
                'plan-head border-ink border-y border-r px-1 py-0.5 font-semibold',
                column === 1 && 'border-l',
                columnClasses(column, lanes),
              )}
            >
              {room.name}
            </li>
          ))}
        </ul>
        {columns.map(({ room, column, lanes }) => (
          <div
            key={room.slug}
            aria-hidden="true"
            className={cx(
              'plan-line border-gray-300 border-r border-b',
              column === 1 && 'border-l',
              bottom,
              columnClasses(column, lanes),
            )}
          />
        ))}
        {hours.map(({ hour, entries }) => (
          <Fragment key={hour}>
            <h3
              className={cx(
                'plan-axis self-start pr-1 text-right font-sans font-semibold tabular-nums',
                fromRow(hour * SLOTS_PER_HOUR, firstHour),
              )}
            >
              {timeOf(hour * 60)}
            </h3>
            <ul className="contents">
              {entries.map((entry) => (
                <li
                  key={entry.item.id}
                  className={cx('min-w-0 break-inside-avoid p-px', entryPlace(entry, firstHour))}
                >
                  <PrintItem item={entry.item} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </section>
  )
}

function PrintItem({ item }: { item: ItemSummary }) {
  const t = useMessages(summaryMessages)
  const theme = item.themes[0]?.colour
  const cancelled = item.state === 'cancelled'
  const notes = [
    item.state !== 'planned' && t.state[item.state],
    item.spokenLanguage !== 'nl' && t.inLanguage[item.spokenLanguage],
  ].filter(Boolean)
  return (
    <div
      className={cx(
        'h-full border border-ink border-l-3 px-1 py-0.5',
        theme ? [themeClass[theme], 'border-l-theme'].join(' ') : 'border-l-ink',
      )}
    >
      <p lang={item.lang} className={cx('font-semibold', cancelled && 'line-through')}>
        <Hyphenated language={item.lang}>{item.title}</Hyphenated>
      </p>
      <p className="tabular-nums">
        {item.start}–{item.end}
        {notes.length > 0 && <b className="font-semibold">, {notes.join(', ')}</b>}
      </p>
    </div>
  )
}

interface PrintDayProps {
  date: string
  /** Of that day, in order of start. */
  items: readonly ItemSummary[]
  rooms: ProgrammeView['rooms']
}

/** A day as a plan, on as few A4s on their side as it takes. */
export const PrintDay = ({ date, items, rooms }: PrintDayProps) =>
  sheetsOf(items, rooms).map((sheet, index, { length }) => (
    <PrintedSheet
      key={sheet.plan.hours[0]?.entries[0]?.item.id}
      date={date}
      sheet={sheet}
      number={index + 1}
      count={length}
    />
  ))
