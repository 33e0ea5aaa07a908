import { isDuring } from '@beursvloer/contract/fair-time'
import { useMessages } from '~/i18n/locale.tsx'
import { type FairClock, useFairClock } from '~/shell/fair-clock.ts'
import { Agenda, AgendaHead } from '~/ui/agenda.tsx'
import { ItemRow } from './item-row.tsx'
import type { ItemSummary } from './item-summary.ts'
import { summaryMessages } from './summary-messages.ts'

/** How many items "up next" shows. */
const NEXT_COUNT = 4

/** Whether an item is going on. */
export const isOn = (item: ItemSummary, clock: FairClock): boolean =>
  item.state !== 'cancelled' && isDuring(item, clock)

/**
 * Which items are on at `time` of `date`, and which begin next that day. Cancelled ones are left
 * out; items are in order of start.
 */
export function nowAndNext(items: readonly ItemSummary[], date: string, time: string) {
  const day = items.filter((item) => item.date === date && item.state !== 'cancelled')
  return {
    now: items.filter((item) => isOn(item, { date, time })),
    next: day.filter((item) => item.start > time).slice(0, NEXT_COUNT),
  }
}

/**
 * During the fair: running and next items. The page is the same for everyone and may be minutes
 * old, so the clock is the visitor's; renders nothing on other days.
 */
export function NowNext({ items }: { items: readonly ItemSummary[] }) {
  const t = useMessages(summaryMessages)
  const clock = useFairClock()
  if (!clock) return null
  const { now, next } = nowAndNext(items, clock.date, clock.time)
  if (now.length + next.length === 0) return null
  return (
    <Agenda>
      {now.length > 0 && <AgendaHead>{t.nowOn}</AgendaHead>}
      {now.map((item) => (
        <ItemRow key={item.id} item={item} />
      ))}
      {next.length > 0 && <AgendaHead>{t.upNext}</AgendaHead>}
      {next.map((item) => (
        <ItemRow key={item.id} item={item} />
      ))}
    </Agenda>
  )
}
