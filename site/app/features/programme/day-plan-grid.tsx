import { daysAfter } from '@beursvloer/contract/fair-time'
import {
  Fragment,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { cx } from '~/ui/class-names.ts'
import { columnClasses, fromRow, SLOTS_PER_HOUR, toRow } from '~/ui/day-grid.ts'
import { usePrinting } from '~/ui/use-printing.ts'
import { planDay, slotOf } from './day-plan.ts'
import type { ItemSummary } from './item-summary.ts'
import { programmeMessages } from './messages.ts'
import { entryPlace, estimatedHeightClass } from './plan-classes.ts'
import { PlanItem } from './plan-item.tsx'
import { PrintDay } from './print-day.tsx'
import type { ProgrammeRoom } from './programme-view.ts'

interface RoomTabsProps {
  /** Rooms of the plan, in its order. */
  rooms: readonly ItemSummary['room'][]
  /**
   * The element that scrolls sideways, a room at a time; the heads of the rooms in it have the ids
   * of `roomId`.
   */
  plan: RefObject<HTMLElement | null>
}

/** Id of the head of a room in the plan. */
const roomId = ({ slug }: { slug: string }): string => `ruimte-${slug}`

/**
 * The rooms of a plan that shows one at a time, on phones: a tab scrolls to its room, and swiping to
 * a room marks its tab. Without JavaScript they are links to the heads of the rooms.
 */
function RoomTabs({ rooms, plan }: RoomTabsProps) {
  const t = useMessages(programmeMessages)
  const tabs = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState('')
  const current = rooms.some((room) => roomId(room) === seen) ? seen : rooms[0] && roomId(rooms[0])
  useEffect(() => {
    const area = plan.current
    if (!area) return
    const follow = () => {
      const middle = area.scrollLeft + area.clientWidth / 2
      const passed = [...area.querySelectorAll<HTMLElement>('.plan-head')].filter(
        ({ offsetLeft }) => offsetLeft <= middle,
      )
      setSeen(passed.at(-1)?.id ?? '')
    }
    // The visitor may have scrolled before hydration.
    follow()
    area.addEventListener('scroll', follow, { passive: true })
    return () => area.removeEventListener('scroll', follow)
  }, [plan])
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (tab && tabs.current) tabs.current.scrollLeft = tab.offsetLeft - tab.offsetWidth / 2
  }, [current])
  const show = (event: MouseEvent, id: string) => {
    const heads = [...(plan.current?.querySelectorAll<HTMLElement>('.plan-head') ?? [])]
    const head = heads.find((one) => one.id === id)
    if (!head) return
    event.preventDefault()
    plan.current?.scrollTo({ left: head.offsetLeft - (heads[0]?.offsetLeft ?? 0) })
  }
  return (
    <nav
      ref={tabs}
      aria-label={t.rooms}
      className="sticky top-0 z-30 -mx-gutter overflow-x-auto border-ink border-b bg-paper md:hidden print:hidden"
    >
      <ul className="relative flex w-max px-gutter">
        {rooms.map((room) => {
          const id = roomId(room)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => show(event, id)}
                className={cx(
                  'flex min-h-11 items-center whitespace-nowrap px-3 font-semibold text-sm focus-inside',
                  id === current ? 'inset-line bg-tint' : 'text-mute',
                )}
              >
                {room.name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Up to this many columns a wide screen shows without scrolling. */
const COLUMNS_THAT_FIT = 6

interface DayPlanGridProps {
  date: string
  /** Of that day, in order of start. */
  items: readonly ItemSummary[]
  rooms: readonly ProgrammeRoom[]
}

/** An hour of the plan; from 24 on, of the day after. */
const asTime = (hour: number) => timeOf(hour * 60)

/**
 * A day as a plan: hours down, rooms across. In the page's order it is a list of hours, each with
 * its items by time and room; the grid only places them. It scrolls inside itself where it does not
 * fit, with the heads of rooms and hours staying in sight; on phones sideways alone, a room at a
 * time. Where scripts run the days made for paper are printed instead.
 */
export default function DayPlanGrid({ date, items, rooms }: DayPlanGridProps) {
  const t = useMessages(programmeMessages)
  const locale = useLocale()
  const area = useRef<HTMLElement>(null)
  const plan = useMemo(() => planDay(items, rooms), [items, rooms])
  const isPrinting = usePrinting()
  if (!plan) return null
  if (isPrinting) return <PrintDay date={date} items={items} rooms={rooms} />
  const { firstHour, endSlot, columns, columnCount, hours } = plan
  const bottom = toRow(endSlot, firstHour)
  const seats = new Map(rooms.map(({ slug, capacity }) => [slug, capacity]))
  const fits = columnCount <= COLUMNS_THAT_FIT
  return (
    <>
      <RoomTabs rooms={columns.map(({ room }) => room)} plan={area} />
      <section
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t.planOf(formatDate(date, locale, 'day'))}
        className={cx(
          'plan-scroll -mx-gutter max-h-[calc(100dvh-8rem)] snap-x snap-mandatory overflow-auto scroll-smooth border-ink border-b max-md:max-h-none md:mx-0 md:snap-none print:mx-0 print:max-h-none print:overflow-visible',
          fits && 'lg:max-h-none lg:overflow-visible',
        )}
      >
        <div className="plan relative min-w-min print:min-w-0">
          <div aria-hidden="true" className="plan-corner sticky top-0 left-0 z-30 bg-paper" />
          <div
            aria-hidden="true"
            className={cx('plan-strip sticky left-0 z-10 bg-paper print:hidden', bottom)}
          />
          <ul aria-label={t.rooms} className="contents">
            {columns.map(({ room, column, lanes }) => (
              <li
                key={room.slug}
                id={roomId(room)}
                className={cx(
                  'plan-head sticky top-0 z-20 border-ink border-y border-r bg-paper px-2.5 py-2 leading-tight',
                  column === 1 && 'border-l',
                  columnClasses(column, lanes),
                )}
              >
                <b className="block font-bold text-base print:text-[9pt]">{room.name}</b>
                <span className="text-mute text-xs">{t.seats(seats.get(room.slug) ?? 0)}</span>
              </li>
            ))}
          </ul>
          {columns.map(({ room, column, lanes }) => (
            <div
              key={room.slug}
              aria-hidden="true"
              className={cx(
                'plan-line snap-start border-gray-300 border-r',
                column === 1 && 'border-l',
                bottom,
                columnClasses(column, lanes),
              )}
            />
          ))}
          {hours.map(({ hour, entries }) => (
            <Fragment key={hour}>
              <div
                aria-hidden="true"
                className={cx(
                  'plan-at border-gray-300',
                  hour > firstHour && 'border-t',
                  fromRow(hour * SLOTS_PER_HOUR, firstHour),
                  toRow(hour * SLOTS_PER_HOUR + 1, firstHour),
                  columnClasses(1, columnCount),
                )}
              />
              <h3
                className={cx(
                  'plan-axis sticky left-0 z-10 self-start whitespace-nowrap bg-paper pr-2.5 text-right font-sans font-semibold text-sm leading-6 tabular-nums print:text-[8.5pt]',
                  hour > firstHour ? '-mt-3' : '-mt-1',
                  fromRow(hour * SLOTS_PER_HOUR, firstHour),
                )}
              >
                <time dateTime={`${daysAfter(date, Math.floor(hour / 24))}T${asTime(hour)}`}>
                  {asTime(hour)}
                </time>
              </h3>
              <ul className="contents">
                {entries.map((entry) => (
                  <li
                    key={entry.item.id}
                    className={cx(
                      'plan-entry min-w-0 p-[3px] print:p-px',
                      estimatedHeightClass(entry.item.title),
                      entryPlace(entry, firstHour),
                    )}
                  >
                    <PlanItem item={entry.item} wide={entry.span > 1} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          <NowLine date={date} firstHour={firstHour} endSlot={endSlot} columns={columnCount} />
        </div>
      </section>
    </>
  )
}

interface NowLineProps {
  date: string
  firstHour: number
  endSlot: number
  columns: number
}

/** During the fair: a line across the plan at the present time, to five minutes. */
function NowLine({ date, firstHour, endSlot, columns }: NowLineProps) {
  const t = useMessages(programmeMessages)
  const clock = useFairClock()
  if (clock?.date !== date) return null
  const slot = slotOf(clock.time)
  if (slot < firstHour * SLOTS_PER_HOUR || slot >= endSlot) return null
  return (
    <>
      <div
        aria-hidden="true"
        className={cx(
          'plan-at pointer-events-none z-10 border-primary border-t-2 print:hidden',
          fromRow(slot, firstHour),
          toRow(slot + 1, firstHour),
          columnClasses(1, columns),
        )}
      />
      <p
        className={cx(
          'plan-axis sticky left-0 z-20 -mt-3 self-start justify-self-end whitespace-nowrap bg-primary px-1.5 py-0.5 font-semibold text-on-primary text-xs tabular-nums print:hidden',
          fromRow(slot, firstHour),
        )}
      >
        {t.now(clock.time)}
      </p>
    </>
  )
}
