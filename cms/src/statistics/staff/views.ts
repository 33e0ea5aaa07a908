import type { EventType } from '@beursvloer/contract/statistics/events'
import type { Dimension } from '@beursvloer/contract/statistics/rows'

/**
 * The statistics as the panel gets them, and the names that both use; days are `2027-03-17` in the
 * fair's time.
 */

/** How often each value occurred, the most first. */
export type Counts = ReadonlyMap<string, number>

/** The dimension of a table; `event`: none. */
export type By = Dimension | 'day'

export const PERIODS = {
  today: 'Vandaag',
  day: 'Dag',
  week: 'Week',
  run: 'Hele aanloop',
} as const
export type PeriodKind = keyof typeof PERIODS

/** Days from the first to the last, both included. */
export interface Days {
  readonly from: string
  readonly until: string
}

export interface Period extends Days {
  readonly kind: PeriodKind
  /** The same distance to the edition before; null where there was none. */
  readonly before: Days | null
  /** Name of that edition; empty where there was none. */
  readonly beforeName: string
  /** Days from the last day of the period to the first day of the fair; null without an edition. */
  readonly daysLeft: number | null
}

/** What a bar or a dot of a chart stands for: an hour, a day or a week. */
export interface Point {
  /** "09:00", or the first day. */
  readonly at: string
  /** The last day of a week; else the same. */
  readonly until: string
  readonly views: number
  readonly visits: number
  /** Of the edition before; null where nothing is known of it. */
  readonly viewsBefore: number | null
}

/** How often something was, and in the edition before. */
export interface Amount {
  readonly name: string
  readonly count: number
  /** Null where there is nothing to compare with. */
  readonly before: number | null
}

/** Types whose documents have figures of their own, with the column that names them. */
export const DOCUMENTS = {
  items: { uid: 'api::programme-item.programme-item', table: 'programme_items', name: 'title' },
  exhibitors: { uid: 'api::exhibitor.exhibitor', table: 'exhibitors', name: 'name' },
} as const

interface TableKind {
  readonly title: string
  /** What its lines are. */
  readonly what: string
  readonly event: EventType
  readonly by: Exclude<By, 'event' | 'day'>
  /** Type of the documents that it is about, whose lines lead to their own figures. */
  readonly documents?: keyof typeof DOCUMENTS
  /** Line of what has no value; absent: it is in the total alone. */
  readonly rest?: string
}

const tables = {
  pages: { title: 'Pagina’s', what: 'Pagina', event: 'pageview', by: 'route' },
  items: {
    title: 'Programmaonderdelen',
    what: 'Onderdeel',
    event: 'pageview',
    by: 'document',
    documents: 'items',
  },
  exhibitors: {
    title: 'Standhouders',
    what: 'Standhouder',
    event: 'pageview',
    by: 'document',
    documents: 'exhibitors',
  },
  downloads: { title: 'Downloads', what: 'Bestand', event: 'download', by: 'detail' },
  sources: {
    title: 'Herkomst van bezoeken',
    what: 'Herkomst',
    event: 'session-start',
    by: 'source',
    rest: 'Rechtstreeks of onbekend',
  },
  campaigns: { title: 'Campagnes', what: 'Campagne', event: 'session-start', by: 'campaign' },
  devices: { title: 'Apparaten', what: 'Apparaat', event: 'session-start', by: 'device' },
  languages: { title: 'Talen', what: 'Taal', event: 'pageview', by: 'language' },
  visitors: { title: 'Nieuw of terug', what: 'Bezoek', event: 'session-start', by: 'visitor' },
  searches: { title: 'Zoeken', what: 'Uitkomst', event: 'search', by: 'detail' },
} as const satisfies Record<string, TableKind>
export type TableName = keyof typeof tables

/** The tables there are, by what they are called in addresses. */
export const TABLES: Readonly<Record<TableName, TableKind>> = tables

/** A line of a table: a value with how often it occurred. */
export interface Ranked {
  readonly key: string
  readonly label: string
  readonly count: number
}

export interface Table {
  readonly name: TableName
  /** The most first, what is rare together as the last. */
  readonly rows: readonly Ranked[]
  /** Of all, those without a value too. */
  readonly total: number
}

/** The steps on the way to something, with how often each was taken. */
export interface Funnel {
  readonly title: string
  readonly steps: readonly Omit<Ranked, 'key'>[]
}

/** What was sent and not counted. */
export interface Dropped {
  /** Of robots. */
  readonly robots: number
  /** More than people of one network do, and the same again. */
  readonly tooOften: number
  /** What made no sense. */
  readonly other: number
}

/** The figures of all pages, or of those of one document. */
export interface Figures {
  readonly period: Period
  readonly amounts: readonly Amount[]
  readonly series: readonly Point[]
  readonly dropped: Dropped
}

/** What happens at this moment. */
export interface LiveFigures {
  /** Page views of the present quarter of an hour. */
  readonly now: number
  /** Of that and the quarter before. */
  readonly recent: number
  readonly recentVisits: number
  readonly pages: readonly Ranked[]
}

/** The figures of one document. */
export interface DocumentFigures extends Figures {
  readonly title: string
  /** Its page in the panel. */
  readonly to: string
}
