import { dayOfMinute, quarterOf, type StatisticsRow } from '@beursvloer/contract/statistics/rows'
import { isbot } from 'isbot'
import type { CountedPage } from './counted-pages.ts'
import { Counts, rowKey } from './counts.ts'
import { deviceOf } from './device-of.ts'
import { KnownNames } from './known-names.ts'
import { type CountedSender, isMachineMade, PeopleLimits } from './people-limits.ts'
import { type EventNames, readEventBatch, rowOf, type SentBy } from './read-events.ts'

/** A page of this site, as an address leads to it. */
export type AddressedPage = CountedPage & { readonly language: 'nl' | 'en' }

export interface StatisticsOptions {
  /** The page at an absolute address; null: it is none of this site. @param cookie of who asks */
  readonly pageAt: (url: string, cookie: string | undefined) => AddressedPage | null
  readonly hasDocument: (id: string) => boolean
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

/**
 * Visitor statistics: events are counted in memory as aggregates, and stored at intervals. No count can
 * be traced to a visitor.
 */
export class Statistics {
  readonly #options: StatisticsOptions
  readonly #counts = new Counts()
  readonly #sources = new KnownNames()
  readonly #campaigns = new KnownNames()
  readonly #files = new KnownNames()
  readonly #people: PeopleLimits

  constructor(options: StatisticsOptions) {
    this.#options = options
    this.#people = new PeopleLimits(options)
  }

  /** Counts the events of a body of JSON; those that do not count are counted as dropped. Never throws. */
  take(body: string, { userAgent, cookie, isTooMuch, sender }: SentBatch): void {
    const now = this.#options.now()
    const read = readEventBatch(body, now)
    if (!read) {
      // An unreadable body counts as one dropped event.
      this.drop('invalid', 1)
      return
    }
    const { events, visitor } = read
    if (isTooMuch) this.drop('limit', events.length)
    else if (userAgent === '' || isbot(userAgent) || isMachineMade(events))
      this.drop('bot', events.length)
    else if (visitor === null) this.drop('invalid', events.length)
    else {
      const sentBy = { now, device: deviceOf(userAgent), visitor, sender }
      this.#count(events, sentBy, this.#names(cookie))
    }
  }

  /** Counts each event of a batch once, as far as people can have done it. */
  #count(
    events: readonly unknown[],
    { sender, ...sentBy }: SentBy & Pick<SentBatch, 'sender'>,
    names: EventNames,
  ): void {
    const seen = new Set<string>()
    for (const event of events) {
      const row = rowOf(event, sentBy, names)
      if (typeof row === 'string') {
        this.drop(row, 1)
        continue
      }
      const key = rowKey(row)
      if (seen.has(key)) this.drop('repeated', 1)
      else if (this.#people.take(sender, row)) this.#counts.add(row)
      else this.#counts.drop('limit', row.minute, 1, row.document)
      seen.add(key)
    }
  }

  /** Counts that somebody followed a short link, who sends nothing themselves. */
  countShortLink(code: string, language: 'nl' | 'en', userAgent: string): void {
    const minute = quarterOf(this.#options.now())
    this.#counts.add({
      minute,
      event: 'marketing',
      detail: 'short-link',
      route: 'l-id',
      document: '',
      language,
      device: deviceOf(userAgent),
      source: 'short-link',
      campaign: this.#campaigns.of(code, dayOfMinute(minute)),
      visitor: '',
    })
  }

  drop(reason: Parameters<Counts['drop']>[0], events: number): void {
    this.#counts.drop(reason, quarterOf(this.#options.now()), events)
  }

  /** Stores what was counted since the last time, and sends what waits. Never rejects. */
  flush(): Promise<void> {
    return this.#options.store(this.#counts.take())
  }

  #names(cookie: string | undefined): EventNames {
    const { pageAt, hasDocument } = this.#options
    return {
      page: (url) => pageAt(url, cookie),
      hasDocument,
      source: (name, day) => this.#sources.of(name, day),
      campaign: (name, day) => this.#campaigns.of(name, day),
      file: (name, day) => this.#files.of(name, day),
    }
  }
}
