import { z } from 'zod'
import { FAIR_TIME_ZONE, fairInstant } from '../fair-time.ts'
import { EVENT_TYPES, MAX_EVENT_AGE_MS } from './events.ts'

const optional = (most: number) => z.string().max(most).default('')

/** An event as a browser sends it. */
export const sentEvent = z.object({
  eventType: z.enum(EVENT_TYPES),
  /** Address of the page, without search part and hash. */
  url: z.string().max(500),
  /** How long ago it was when the batch was sent, in ms. */
  age: z.number().min(0).max(MAX_EVENT_AGE_MS),
  /** See `EVENT_DETAILS`. */
  detail: optional(200),
  /** Document id of what it is about, where that is not the page's. */
  document: optional(40),
  /** Host that the visit came from, or `utm_source`. */
  source: optional(200),
  /** `utm_campaign`, or the code of a short link. */
  campaign: optional(200),
})
/** Page views have the value of the session cookie, too. */
export type SentEvent = Readonly<z.input<typeof sentEvent>> & { readonly session?: string }

/** Body of a request (requirements 11.4). `session`: value of the session cookie. */
export interface StatisticsBody {
  readonly data: { readonly events: readonly SentEvent[]; readonly session: string }
}

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

/** Event name under which rejected events are counted, by reason. */
export const DROPPED = 'dropped'
/**
 * `bot`: of robots, or made by a program; `limit`: more than people of one network do, with the document that it
 * was about; `repeated`: the same again in one batch; `full`: no room for another row.
 */
export type DropReason = 'invalid' | 'unknown' | 'time' | 'bot' | 'limit' | 'repeated' | 'full'

/** Largest count of one row: what a site cannot have counted is not believed. */
const MAX_COUNT = 100_000_000
/** Longest text of a row, in characters. */
const MAX_TEXT = 80

/** Minutes that a stored row covers: as it came, after a month, after the fair. */
export const GRAINS = { quarter: 15, hour: 60, day: 1440 } as const
export type Grain = (typeof GRAINS)[keyof typeof GRAINS]

const text = z.string().max(MAX_TEXT)

const statisticsRow = z.object({
  /** When the quarter began, in minutes since 1970 (UTC). */
  minute: z.int().positive().multipleOf(GRAINS.quarter),
  event: z.enum([...EVENT_TYPES, DROPPED]),
  /** See `EVENT_DETAILS`; of `dropped` the reason. */
  detail: text,
  /** Id of the route without folder: `programme-item`. */
  route: text,
  /** Document id of what the page shows, or what the event is about; '' for none. */
  document: text,
  language: z.enum(['nl', 'en', '']),
  device: z.enum(['phone', 'tablet', 'desktop', '']),
  /** Host that the visit came from, or `utm_source`; '' where none is known. */
  source: text,
  /** `utm_campaign`, or the code of a short link; '' for none. */
  campaign: text,
  /** Whether the session cookie was made on the day itself, or on an earlier one. */
  visitor: z.enum(['new', 'returning', '']),
  count: z.int().positive().max(MAX_COUNT),
})
/** A row as the site sends it: how often something happened in a quarter of an hour. */
export type StatisticsRow = Readonly<z.infer<typeof statisticsRow>>

/** Where the CMS takes figures, after the base of the content API, with the site's token. */
export const STATISTICS_BATCHES_PATH = '/statistics/batches'
/** Most rows of one batch. */
export const MAX_BATCH_ROWS = 2000

/**
 * What one process of the site counted since its last batch. Batches of a node are numbered from 1; the
 * CMS counts each number once, whatever is sent again.
 */
export const statisticsBatch = z.object({
  /** Random id of the run of a process. */
  node: z.uuid(),
  number: z.int().positive(),
  rows: z.array(statisticsRow).min(1).max(MAX_BATCH_ROWS),
})
export type StatisticsBatch = z.infer<typeof statisticsBatch>

/** Rows with the counts of those together that are equal in all of some columns. */
export function addUp<Row extends { readonly count: number }>(
  columns: readonly (keyof Row)[],
  rows: Iterable<Row>,
): Row[] {
  const known = new Map<string, Row>()
  for (const row of rows) {
    const key = columns.map((name) => row[name]).join('\n')
    known.set(key, { ...row, count: row.count + (known.get(key)?.count ?? 0) })
  }
  return [...known.values()]
}

/** Minimum count of a combination to be shown to staff separately; others are "overig". */
export const MIN_SHOWN = 5

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
