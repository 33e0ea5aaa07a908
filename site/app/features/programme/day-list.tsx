import { type ComponentType, memo } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { Agenda, AgendaHead, AgendaItem } from '~/ui/agenda.tsx'
import { Badge } from '~/ui/badge.tsx'
import { ItemParts } from './item-row.tsx'
import type { ItemSummary } from './item-summary.ts'
import { isOn } from './now-next.tsx'
import { summaryMessages } from './summary-messages.ts'
import type { TourStop } from './tour-stops.ts'

/** Groups items, in order of start, under the hour `HH:00` in which they begin. */
export function byHour<T extends { readonly start: string }>(
  items: readonly T[],
): readonly { readonly hour: string; readonly items: readonly T[] }[] {
  const hours = new Map<string, T[]>()
  for (const item of items) {
    const hour = `${item.start.slice(0, 2)}:00`
    const inHour = hours.get(hour)
    if (inHour) inHour.push(item)
    else hours.set(hour, [item])
  }
  return [...hours].map(([hour, inHour]) => ({ hour, items: inHour }))
}

/** Rows that a phone or a screen shows at first; those after them are laid out when they come near. */
const NEAR_ROWS = 12

interface DayListProps {
  /** Of one day, in order of start. */
  items: readonly ItemSummary[]
  /** Ids of the items that match the filters; the others stay in the page, hidden. */
  shown: ReadonlySet<string>
  /** Stops of tours by item id; shown in the rows when given. */
  stops?: Readonly<Record<string, readonly TourStop[]>>
  /** Component for the stops: a page without tours does not load its code. */
  Route?: ComponentType<{ stops: readonly TourStop[] }>
}

/**
 * A day as a dense agenda, its rows under hours that stay in sight. A filter only hides rows: none
 * is rendered anew.
 */
export function DayList({ items, shown, stops, Route }: DayListProps) {
  const clock = useFairClock()
  const isFar = new Set(items.slice(NEAR_ROWS))
  return (
    <Agenda>
      {byHour(items).map(({ hour, items: inHour }) => [
        <AgendaHead key={hour} hidden={!inHour.some(({ id }) => shown.has(id))}>
          {hour}
        </AgendaHead>,
        ...inHour.map((item) => (
          <AgendaItem key={item.id} dense far={isFar.has(item)} hidden={!shown.has(item.id)}>
            <DayRow
              item={item}
              on={clock !== undefined && isOn(item, clock)}
              stops={stops?.[item.id]}
              Route={Route}
            />
          </AgendaItem>
        )),
      ])}
    </Agenda>
  )
}

interface DayRowProps {
  item: ItemSummary
  /** Whether it is going on. */
  on: boolean
  stops: readonly TourStop[] | undefined
  Route: DayListProps['Route']
}

/** Contents of a row; memoised, so that it renders only when they change. */
const DayRow = memo(function DayRow({ item, on, stops, Route }: DayRowProps) {
  const { nowOn } = useMessages(summaryMessages)
  return (
    <ItemParts item={item} dense remark={on && <Badge tone="green">{nowOn}</Badge>}>
      {stops && Route && <Route stops={stops} />}
    </ItemParts>
  )
})
