import { FAIR_TIME_ZONE, fairInstant } from '../fair-time.ts'
import type { EventType } from './events.ts'

/** Dimensions by which events are aggregated into rows; none identifies a visitor. */
export const DIMENSIONS = [
  'event',
  'detail',
  'route',
  'document',
  'language',
  'device',
  'source',
  'campaign',
  'visitor',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const DEVICES = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** Whether the session cookie was made on the day itself, or on an earlier one. */
export const VISITORS = ['new', 'returning'] as const
export type VisitorAge = (typeof VISITORS)[number]

/** Event name under which rejected events are counted, by reason. */
export const DROPPED = 'dropped'
/**
 * `bot`: of robots, or made by a program; `limit`: more than people of one network do, with the document that it
 * was about; `repeated`: the same again in one batch; `full`: no room for another row.
 */
export const DROP_REASONS = [
  'invalid',
  'unknown',
  'time',
  'bot',
  'limit',
  'repeated',
  'full',
] as const
export type DropReason = (typeof DROP_REASONS)[number]

/** A row as the site sends it: how often something happened in a quarter of an hour. */
export interface StatisticsRow {
  /** When the quarter began, in minutes since 1970 (UTC). */
  readonly minute: number
  readonly event: EventType | typeof DROPPED
  /** See `EVENT_DETAILS`; of `dropped` the reason. */
  readonly detail: string
  /** Id of the route without folder: `programme-item`. */
  readonly route: string
  /** Document id of what the page shows, or what the event is about; '' for none. */
  readonly document: string
  readonly language: 'nl' | 'en' | ''
  readonly device: Device | ''
  /** Host that the visit came from, or `utm_source`; '' where none is known. */
  readonly source: string
  /** `utm_campaign`, or the code of a short link; '' for none. */
  readonly campaign: string
  readonly visitor: VisitorAge | ''
  readonly count: number
}

/** Name under which sources and campaigns beyond the daily maximum are counted. */
export const OTHER = 'other'
/** Minimum count of a combination to be shown to staff separately; others are "overig". */
export const MIN_SHOWN = 5

/** Minutes that a stored row covers: as it came, after a month, after the fair. */
export const GRAINS = { quarter: 15, hour: 60, day: 1440 } as const
export type Grain = (typeof GRAINS)[keyof typeof GRAINS]

/** How long rows stay quarters of an hour, in days. */
export const QUARTERS_KEPT_DAYS = 31
/** How long figures are kept unless the settings say otherwise, in months. */
export const DEFAULT_RETENTION_MONTHS = 25

/** The quarter of an hour of a moment. @param at ms since 1970 @returns minutes since 1970 */
export const quarterOf = (at: number): number => Math.floor(at / 900_000) * GRAINS.quarter

const days = new Intl.DateTimeFormat('en-CA', { timeZone: FAIR_TIME_ZONE })

/** The day asked for last: most come in a row, and naming one takes longer than all else. */
let named = { minute: Number.NaN, day: '' }

/** The day `YYYY-MM-DD` of a minute since 1970, in the fair's time. */
export function dayOfMinute(minute: number): string {
  if (minute !== named.minute) named = { minute, day: days.format(minute * 60_000) }
  return named.day
}

/** When a day `YYYY-MM-DD` begins in the fair's time, in minutes since 1970. */
export const firstMinuteOf = (day: string): number => Date.parse(fairInstant(day, '00:00')) / 60_000
