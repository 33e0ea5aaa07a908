import { type Counted, MAX_EVENTS } from '@beursvloer/contract/statistics/events'
import { type AnalyticsEvent, useShell } from '../store.ts'

/** Puts an event into the shared list, from which it is sent; the oldest go when nothing can be. */
export function countEvent(what: Counted): void {
  const [eventType, detail, document] = what.split(' ') as [
    AnalyticsEvent['eventType'],
    ...string[],
  ]
  const { origin, pathname } = location
  const event = { eventType, detail, document, url: origin + pathname, at: performance.now() }
  useShell.setState(({ analyticsEvents }) => ({
    analyticsEvents: [...analyticsEvents, event].slice(-MAX_EVENTS),
  }))
}
