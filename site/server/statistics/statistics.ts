import { refusesCounting } from '@beursvloer/contract/statistics/consent-cookie'
import {
  DIMENSIONS,
  DROPPED,
  type DropReason,
  dayOfMinute,
  quarterOf,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'
import { isbot } from 'isbot'
import type { CountedPages } from './counted-pages.ts'
import { type CountedSender, EventLimits, isAutomated } from './event-limits.ts'
import {
  type CountedRow,
  deviceOf,
  EventNames,
  readEventBatch,
  type SentBy,
} from './read-events.ts'

interface StatisticsOptions {
  readonly pages: CountedPages
  /** Stores rows and sends them on; never rejects. */
  readonly store: (rows: readonly StatisticsRow[]) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Request data of a batch; not stored. */
export interface SentBatch {
  readonly userAgent: string
  readonly cookie: string | undefined
  /** Whether its sender has sent more than anybody may. */
  readonly isTooMuch: boolean
  readonly sender: CountedSender
}

/** Most rows that wait for the next batch; what would be one more is dropped. */
const MAX_ROWS = 20_000

const NOTHING = {
  detail: '',
  route: '',
  document: '',
  language: '',
  device: '',
  source: '',
  campaign: '',
  visitor: '',
} as const

/** What is the same in two rows that are one. */
function keyOf(row: CountedRow): string {
  let key = `${row.minute}`
  for (const name of DIMENSIONS) key += `\n${row[name]}`
  return key
}

/**
 * Visitor statistics: events are counted in memory as aggregates, and stored at intervals. No count can
 * be traced to a visitor.
 */
export class Statistics {
  readonly #options: StatisticsOptions
  readonly #names: EventNames
  readonly #people: EventLimits
  /** What was counted since it was stored last. */
  #rows = new Map<string, { readonly row: CountedRow; count: number }>()

  constructor(options: StatisticsOptions) {
    this.#options = options
    this.#names = new EventNames(options.pages)
    this.#people = new EventLimits(options)
  }

  /** Counts the events of a body of JSON; those that do not count are counted as dropped. Never throws. */
  take(body: string, { userAgent, cookie, isTooMuch, sender }: SentBatch): void {
    const now = this.#options.now()
    const read = readEventBatch(body, now)
    // An unreadable body counts as one dropped event.
    if (!read) this.drop('invalid', 1)
    else if (isTooMuch) this.drop('limit', read.events.length)
    else if (userAgent === '' || isbot(userAgent) || isAutomated(read.events))
      this.drop('bot', read.events.length)
    else if (read.visitor === null) this.drop('invalid', read.events.length)
    else {
      const { events, visitor } = read
      this.#count(events, sender, { now, cookie, device: deviceOf(userAgent), visitor })
    }
  }

  /** Counts each event of a batch once, as far as people can have done it. */
  #count(events: readonly unknown[], sender: CountedSender, by: SentBy): void {
    const seen = new Set<string>()
    for (const event of events) {
      const row = this.#names.rowOf(event, by)
      if (typeof row === 'string') {
        this.drop(row, 1)
        continue
      }
      const key = keyOf(row)
      if (seen.has(key)) this.drop('repeated', 1)
      else if (this.#people.take(sender, row)) this.#add(row)
      else this.drop('limit', 1, row)
      seen.add(key)
    }
  }

  /**
   * Counts that a visitor followed a short link, which sends no events of its own, unless they
   * refuse to be counted.
   */
  countShortLink(code: string, language: 'nl' | 'en', headers: Headers): void {
    if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return
    if (refusesCounting(headers.get('cookie') ?? '')) return
    const minute = quarterOf(this.#options.now())
    this.#add({
      ...NOTHING,
      minute,
      event: 'marketing',
      detail: 'short-link',
      route: 'l-id',
      language,
      device: deviceOf(headers.get('user-agent') ?? ''),
      source: 'short-link',
      campaign: this.#names.campaigns.of(code, dayOfMinute(minute)),
    })
  }

  /** Counts events that are not counted otherwise, by why, and by what they were about where that is known. */
  drop(reason: DropReason, events: number, about?: Pick<CountedRow, 'minute' | 'document'>): void {
    const { minute = quarterOf(this.#options.now()), document = '' } = about ?? {}
    if (events > 0)
      this.#add({ ...NOTHING, minute, event: DROPPED, detail: reason, document }, events)
  }

  /** Stores what was counted since the last time, and sends what waits. Never rejects. */
  flush(): Promise<void> {
    const rows = [...this.#rows.values()].map(({ row, count }) => ({ ...row, count }))
    this.#rows = new Map()
    return this.#options.store(rows)
  }

  /** Counts a row; where there is no room for another one, as dropped. */
  #add(row: CountedRow, count = 1): void {
    const key = keyOf(row)
    const known = this.#rows.get(key)
    if (known) known.count += count
    else if (row.event !== DROPPED && this.#rows.size >= MAX_ROWS)
      this.drop('full', count, { minute: row.minute, document: '' })
    else this.#rows.set(key, { row, count })
  }
}
