import { type Counted, MAX_EVENTS, STATISTICS_PATH } from '@beursvloer/contract/statistics/events'
import type { StatisticsBody } from '@beursvloer/contract/statistics/rows'
import { type AnalyticsEvent, useShell } from '../store.ts'
import { sessionValue, type Visit } from './visit.ts'

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

/**
 * Sends the waiting events at once. The list is emptied before; a failure is not reported
 * (requirements 11.4). Without a connection they wait.
 * @param base address of the statistics; '': this site
 */
export function sendEvents(base: string, { source, campaign }: Visit): void {
  const { analyticsEvents } = useShell.getState()
  if (analyticsEvents.length === 0 || !navigator.onLine) return
  useShell.setState({ analyticsEvents: [] })
  const session = sessionValue()
  const now = performance.now()
  const events = analyticsEvents.map(({ at, ...event }) => ({
    ...event,
    age: Math.round(now - at),
    ...(event.eventType === 'pageview' && { session }),
    ...(source && { source }),
    ...(campaign && { campaign }),
  }))
  const body: StatisticsBody = { data: { events, session } }
  // As text, so that a browser asks no other host for leave first.
  navigator.sendBeacon(base + STATISTICS_PATH, JSON.stringify(body))
}
