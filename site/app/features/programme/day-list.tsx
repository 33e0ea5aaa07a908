import { useMessages } from '~/i18n/locale.tsx'
import { Agenda, AgendaHead } from '~/ui/agenda.tsx'
import { Badge } from '~/ui/badge.tsx'
import { byHour } from './by-hour.ts'
import { useFairClock } from './fair-clock.ts'
import { ItemRow } from './item-row.tsx'
import type { ItemSummary } from './item-summary.ts'
import { programmeMessages } from './messages.ts'
import { isOn } from './now-next.tsx'
import { summaryMessages } from './summary-messages.ts'
import { TourRoute } from './tour-route.tsx'
import type { TourStop } from './tour-stops.ts'

interface DayListProps {
  /** Of one day, in order of start. */
  items: readonly ItemSummary[]
  /** Per item the saved ones that are on at the same time. */
  overlaps?: ReadonlyMap<string, readonly ItemSummary[]>
  /** Stops of tours by item id; shown in the rows when given. */
  stops?: Readonly<Record<string, readonly TourStop[]>>
}

/** A day as a dense agenda, its rows under hours that stay in sight. */
export function DayList({ items, overlaps, stops }: DayListProps) {
  const t = useMessages(programmeMessages)
  const { nowOn } = useMessages(summaryMessages)
  const clock = useFairClock()
  return (
    <Agenda>
      {byHour(items).map(({ hour, items: inHour }) => [
        <AgendaHead key={hour}>{hour}</AgendaHead>,
        ...inHour.map((item) => {
          const others = overlaps?.get(item.id)
          const route = stops?.[item.id]
          return (
            <ItemRow
              key={item.id}
              item={item}
              dense
              remark={
                <>
                  {clock && isOn(item, clock) && <Badge tone="green">{nowOn}</Badge>}
                  {others && t.overlapsWith(others.map(({ title }) => title).join(', '))}
                </>
              }
            >
              {route && <TourRoute stops={route} />}
            </ItemRow>
          )
        }),
      ])}
    </Agenda>
  )
}
