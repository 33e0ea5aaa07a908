import { programmeDayPath } from '@beursvloer/contract/page-addresses'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { removeSaved } from './change-entry.ts'
import { ClashBox } from './clash-box.tsx'
import type { DayEntry, OwnFair } from './day-entry.ts'
import { EntryBox } from './entry-box.tsx'
import type { FactDay, FairFacts } from './fair-facts.ts'
import { type FilledGap, fillGaps } from './fill-gaps.ts'
import { GapBox } from './gap-box.tsx'
import { gapsOf, layOutDay, type MinutesBetween, minutesWalked, type Stop } from './lay-out-day.ts'
import { myFairMessages } from './messages.ts'
import { atRows } from './rows.ts'
import { minutesOfDay } from './times.ts'
import { WayLine } from './way-line.tsx'

/** Most minutes that the time after the last entry takes in the drawing. */
const MAX_LAST_GAP = 60

const HOUR = 60

interface DaySheetProps {
  day: FactDay
  /** Number of this sheet, and of all sheets. */
  number: number
  of: number
  facts: FairFacts
  own: OwnFair
  minutesBetween: MinutesBetween
  onEdit: (entry: DayEntry) => void
}

/** Id of the section of a day. */
export const daySection = (date: string): string => `dag-${date}`

/** A day of one visitor, drawn: entries by time, walks beside them, gaps with suggestions. */
export function DaySheet({ day, number, of, facts, own, minutesBetween, onEdit }: DaySheetProps) {
  const t = useMessages(myFairMessages)
  const locale = useLocale()
  const onDay = own.entries.filter(({ date }) => date === day.date)
  const going = onDay.filter(({ isCancelled }) => !isCancelled)
  const cancelled = onDay.filter(({ isCancelled }) => isCancelled)
  const stops = layOutDay(going, minutesBetween)
  const count = (kind: (entry: DayEntry) => boolean) => going.filter(kind).length
  const [sessions, appointments] = [
    count(({ kind }) => kind === 'session'),
    count(({ kind }) => kind === 'appointment'),
  ]
  const visits = going.length - sessions - appointments
  const walked = minutesWalked(stops)
  const summary = [
    sessions > 0 && t.sessions(sessions),
    visits > 0 && t.visits(visits),
    appointments > 0 && t.appointments(appointments),
    walked > 0 && t.walking(walked),
  ].filter(Boolean)
  return (
    <section
      id={daySection(day.date)}
      aria-labelledby={`${daySection(day.date)}-titel`}
      className={cx('my-day scroll-mt-4', onDay.length === 0 && 'print:hidden!')}
    >
      <div className="print:flex print:items-end print:justify-between print:border-ink print:border-b-2 print:pb-2">
        <h2
          id={`${daySection(day.date)}-titel`}
          className="text-3xl first-letter:uppercase md:ml-14 print:ml-0 print:text-[22pt]"
        >
          <span className="inline-block first-letter:uppercase print:hidden">
            {formatDate(day.date, locale, 'day')}
          </span>
          <span className="hidden first-letter:uppercase print:inline-block">
            {formatDate(day.date, locale, 'full')}
          </span>
        </h2>
        <PrintedFair day={day} />
      </div>
      <p className="mt-1.5 min-h-6 text-mute text-sm tabular-nums max-md:hidden md:ml-14 print:hidden">
        {summary.join(', ')}
      </p>
      {cancelled.map((entry) => (
        <p
          key={entry.key}
          className="mt-3 flex items-center gap-3 border border-brick bg-brick-tint pl-4 text-sm md:ml-14 print:ml-0 print:py-1"
        >
          <span className="min-w-0 flex-auto py-2">
            <b className="font-semibold text-brick tabular-nums">
              {t.cancelled(`${timeOf(entry.start)}–${timeOf(entry.end)}`)}
            </b>{' '}
            <s lang={entry.lang}>{entry.title}</s>
          </span>
          {entry.status === 'saved' && (
            <button
              type="button"
              onClick={() => removeSaved(entry, t)}
              className="link min-h-11 shrink-0 px-3 font-semibold print:hidden"
            >
              <span aria-hidden="true">{t.remove}</span>
              <span className="sr-only">{t.removeNamed(entry.title)}</span>
            </button>
          )}
        </p>
      ))}
      <p className="my-columns hidden pt-1 text-[8.5pt] text-mute">
        <span />
        <span>{t.yourDay}</span>
        <span>{t.walkColumn}</span>
        <span>{t.notes}</span>
      </p>
      {stops.length === 0 ? (
        <EmptyDay date={day.date} />
      ) : (
        <Drawing {...{ day, stops, facts, own, minutesBetween, onEdit }} />
      )}
      <dl className="mt-3 hidden grid-cols-[2fr_1fr_1fr] border border-ink text-[8.5pt] print:grid">
        {[
          [t.sheetOf, `${t.title}, ${formatDate(day.date, locale, 'weekday')}`],
          [t.walkingTotal, t.walking(walked)],
          [t.sheet, t.sheetNumber(number, of)],
        ].map(([term, value]) => (
          <div key={term} className="border-ink border-r px-2 py-1 last:border-r-0">
            <dt className="text-mute">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** For print: the fair, its place and hours. */
function PrintedFair({ day }: { day: FactDay }) {
  const t = useMessages(myFairMessages)
  const fair = useShellData()?.fair
  if (!fair) return null
  return (
    <p className="hidden text-right text-[9pt] leading-snug print:block">
      <b className="font-semibold">{fair.name}</b>
      <br />
      {[fair.venue, fair.address, fair.city].filter(Boolean).join(', ')}
      <br />
      {t.open(day.opens, day.closes)}
    </p>
  )
}

function EmptyDay({ date }: { date: string }) {
  const t = useMessages(myFairMessages)
  return (
    <div className="mt-4 border border-gray-500 border-dashed p-5 md:ml-14 print:hidden">
      <p className="font-semibold">{t.nothingOnDay}</p>
      <p className="mt-1 text-mute text-sm">{t.nothingOnDayHint}</p>
      <LinkButton to={programmeDayPath(date)} size="sm" className="mt-4">
        {t.dayProgramme}
      </LinkButton>
    </div>
  )
}

type DrawingProps = Pick<DaySheetProps, 'day' | 'facts' | 'own' | 'minutesBetween' | 'onEdit'> & {
  stops: readonly Stop[]
}

function Drawing({ day, stops, facts, own, minutesBetween, onEdit }: DrawingProps) {
  const t = useMessages(myFairMessages)
  const locale = useLocale()
  const firstEnd = stops[0]?.end ?? 0
  const shown = gapsOf(stops, minutesOfDay(day)).filter(({ start }) => start >= firstEnd)
  const gaps = new Map(
    fillGaps(shown, { ...own, facts, minutesBetween }).map((filled) => [filled.gap.start, filled]),
  )
  const lastEnd = stops.at(-1)?.end ?? 0
  const last = gaps.get(lastEnd)
  const hasLast = last && last.suggestions.length > 0
  const top = Math.floor((stops[0]?.start ?? 0) / HOUR) * HOUR
  const bottom = hasLast ? Math.min(lastEnd + MAX_LAST_GAP, last.gap.end) : lastEnd
  const height = Math.ceil((bottom - top) / HOUR) * HOUR
  const hours = Array.from({ length: height / HOUR + 1 }, (_, at) => top + at * HOUR)
  const gapBox = ({ gap, suggestions }: FilledGap, end: number, title: string) => (
    <li
      key={`gat-${gap.start}`}
      ref={atRows({ from: gap.start - top, to: end - top })}
      className="my-at"
    >
      <Start time={gap.start} />
      <GapBox title={title} suggestions={suggestions} />
    </li>
  )
  return (
    <ol
      aria-label={formatDate(day.date, locale, 'day')}
      className="my-sheet mt-3 pb-6 md:mt-7 print:mt-2 print:pb-0"
    >
      {hours.map((minute) => (
        <li
          key={minute}
          aria-hidden="true"
          ref={atRows({ from: minute - top, to: minute - top })}
          className="my-hour my-wide border-rule border-t"
        >
          <span className="absolute -top-2 left-0 bg-paper pr-2 font-semibold text-sm leading-4 tabular-nums print:text-[8.5pt]">
            {timeOf(minute)}
          </span>
        </li>
      ))}
      <li
        aria-hidden="true"
        ref={atRows({ to: height })}
        className="my-axis my-wide mr-2 border-ink border-r"
      />
      <li aria-hidden="true" ref={atRows({ to: height })} className="my-ruled" />
      {stops.flatMap((stop, at) => {
        const before = stops[at - 1]
        const { way, entries, start, end } = stop
        const [first] = entries
        const found = before && gaps.get(before.end)
        const filled = found && found.suggestions.length > 0 ? found : undefined
        const walk = Math.max(way?.minutes ?? 0, 0)
        const late = way?.verdict === 'late' ? -way.slack : 0
        const wayStart = late > 0 ? start : filled ? start - walk : (before?.end ?? start)
        const wayEnd = late > 0 ? start + late : start
        return [
          filled &&
            gapBox(
              filled,
              start - walk,
              [
                t.free(filled.gap.end - filled.gap.start),
                before?.entries[0].where && t.near(before.entries[0].where),
              ]
                .filter(Boolean)
                .join(', '),
            ),
          way && wayEnd > wayStart && (
            <WayLine
              key={`weg-${first.key}`}
              way={way}
              stop={stop}
              from={wayStart - top}
              to={wayEnd - top}
              hasGap={filled !== undefined}
            />
          ),
          <li
            key={first.key}
            ref={atRows({ from: start - top, to: end - top, late })}
            className={cx(
              'my-at',
              entries.length > 1 && 'my-clash',
              entries.length > 2 && 'my-stacked',
            )}
          >
            <Start time={start} />
            {entries.length > 1 ? (
              <ClashBox stop={stop} onEdit={onEdit} />
            ) : (
              <EntryBox
                entry={first}
                onEdit={onEdit}
                late={
                  late > 0 && (
                    <span aria-hidden="true" className="my-late block border-brick border-b" />
                  )
                }
              />
            )}
          </li>,
          ...entries
            .filter(({ note }) => note !== '')
            .map((entry) => (
              <li
                key={`notitie-${entry.key}`}
                aria-hidden="true"
                ref={atRows({ from: entry.start - top, to: entry.end - top })}
                className="my-noted hidden pl-2 text-[8.5pt] leading-[7mm] print:block"
              >
                {entry.note}
              </li>
            )),
        ].filter(Boolean)
      })}
      {hasLast && gapBox(last, bottom, t.freeUntil(day.closes))}
    </ol>
  )
}

/** On phones, where nothing is to scale: when it begins. */
const Start = ({ time }: { time: number }) => (
  <span
    aria-hidden="true"
    className="my-narrow absolute top-0 -left-14 bg-paper pb-1 font-semibold text-sm leading-4 tabular-nums"
  >
    {timeOf(time)}
  </span>
)
