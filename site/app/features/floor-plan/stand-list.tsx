import { formatArea } from '@beursvloer/contract/area'
import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import type { HallPlan, RoomView, StandView } from './floor-plan.ts'
import { floorPlanMessages } from './messages.ts'
import type { PlanMatches } from './plan-filters.ts'
import { standInWords } from './stand-occupant.ts'
import { numberIn, type RunProps, runsOf } from './stand-runs.ts'
import { isWholeFair } from './whole-fair.ts'

/** Id of the list, for the link that skips the drawing. */
export const STAND_LIST_ID = 'stands'

interface StandListProps {
  hall: HallPlan
  matches: PlanMatches | null
  selected: string | null
  hot: string | null
}

/**
 * Every stand and room of a hall: the alternative to the drawing. Beside the drawing it scrolls to
 * the place that is selected or pointed at there; while filtering, it has only the matches.
 */
export function StandList({ hall, matches, selected, hot }: StandListProps) {
  const t = useMessages(floorPlanMessages)
  const list = useRef<HTMLDivElement>(null)
  const shown = hot ?? selected
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card of another place leaves the list another height.
  useEffect(() => {
    const { current } = list
    const row = shown && current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(shown)}"]`)
    if (!current || !row) return
    const { offsetTop, offsetHeight } = row
    if (offsetTop < current.scrollTop) current.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > current.scrollTop + current.clientHeight) {
      current.scrollTop = offsetTop + offsetHeight - current.clientHeight
    }
  }, [shown, selected])
  const runs = useMemo(() => runsOf(hall.stands), [hall.stands])
  const name = isWholeFair(hall) ? t.allStands : t.standsIn(hall.name)
  const none = matches?.stands.size === 0 && matches.rooms.size === 0
  return (
    <section id={STAND_LIST_ID} tabIndex={-1}>
      <h2 className="mb-3 flex items-baseline justify-between gap-3 text-2xl">
        {name}
        <span className="font-normal font-sans text-mute text-sm tabular-nums">
          {matches
            ? t.found(matches.stands.size, hall.stands.length)
            : hall.stands.length || t.standsToFollow}
        </span>
      </h2>
      <section
        ref={list}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative border-ink border-y lg:min-h-0 lg:flex-auto lg:overflow-y-auto print:max-h-none print:columns-2 print:gap-4 print:overflow-visible"
      >
        <ul>
          {runs.map((run) => (
            <StandRows
              key={run[0]?.number}
              stands={run}
              matches={matches?.stands}
              selected={numberIn(run, selected)}
              hot={numberIn(run, hot)}
            />
          ))}
          {hall.rooms.map((room) => (
            <RoomRow
              key={room.slug}
              room={room}
              hidden={matches !== null && !matches.rooms.has(room.slug)}
              selected={room.slug === selected}
              hot={room.slug === hot}
            />
          ))}
        </ul>
        {none && <p className="p-3 text-mute">{t.noneFoundHere}</p>}
      </section>
    </section>
  )
}

interface RowState {
  hidden: boolean
  selected: boolean
  hot: boolean
}

const StandRows = memo(function StandRows({ stands, matches, selected, hot }: RunProps) {
  return stands.map((stand) => (
    <StandRow
      key={stand.number}
      stand={stand}
      hidden={matches !== undefined && !matches.has(stand.number)}
      selected={stand.number === selected}
      hot={stand.number === hot}
    />
  ))
})

const StandRow = memo(function StandRow({
  stand,
  hidden,
  selected,
  hot,
}: RowState & { stand: StandView }) {
  const t = useMessages(floorPlanMessages)
  const locale = useLocale()
  return (
    <li hidden={hidden}>
      <a
        href={`?${planParameters.stand}=${stand.number}`}
        data-place={stand.number}
        data-hot={hot || undefined}
        aria-current={selected || undefined}
        className="plan-row"
      >
        <span className="font-bold tabular-nums">{stand.number}</span>
        <span className={stand.exhibitors.length > 0 ? '' : 'italic first-letter:uppercase'}>
          <Hyphenated language={'nl'}>{standInWords(stand, t, locale)}</Hyphenated>
        </span>
        <span className="whitespace-nowrap text-sm tabular-nums">
          {formatArea(stand.area, locale)}
        </span>
      </a>
    </li>
  )
})

const RoomRow = memo(function RoomRow({
  room,
  hidden,
  selected,
  hot,
}: RowState & { room: RoomView }) {
  const t = useMessages(floorPlanMessages)
  return (
    <li hidden={hidden}>
      <a
        href={`?${planParameters.room}=${room.slug}`}
        data-place={room.slug}
        data-hot={hot || undefined}
        aria-current={selected || undefined}
        className="plan-row"
      >
        <span className="text-sm print:text-[1em]">{t.roomLabel}</span>
        <span className="font-semibold">{room.name}</span>
        <span className="whitespace-nowrap text-sm tabular-nums">{t.seatCount(room.capacity)}</span>
      </a>
    </li>
  )
})
