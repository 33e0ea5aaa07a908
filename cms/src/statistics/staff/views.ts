/** What the panel is told of visits; texts are Dutch, days `2027-03-17` in the fair's time. */

export const PERIOD_KINDS = ['today', 'day', 'week', 'run'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

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
  readonly count: number
  readonly before: number | null
}

/** How often each value occurred: the most first, what is rare together as the last. */
export interface Ranked {
  readonly key: string
  readonly label: string
  readonly count: number
  /** Where it is in the panel: a path; empty for nowhere. */
  readonly to: string
}

/** The tables there are, by what they are called in addresses. */
export const TABLE_NAMES = [
  'pages',
  'items',
  'exhibitors',
  'downloads',
  'sources',
  'campaigns',
  'devices',
  'languages',
  'visitors',
  'searches',
] as const
export type TableName = (typeof TABLE_NAMES)[number]

export interface Table {
  readonly name: TableName
  readonly rows: readonly Ranked[]
  /** Of all, those without a value too. */
  readonly total: number
}

/** A step on the way to something, with how often it was taken. */
export interface FunnelStep {
  readonly label: string
  readonly count: number
}

export interface Funnel {
  readonly title: string
  readonly steps: readonly FunnelStep[]
}

export interface Overview {
  readonly period: Period
  readonly views: Amount
  readonly visits: Amount
  readonly signUps: Amount
  readonly contracts: Amount
  readonly series: readonly Point[]
  readonly dropped: Dropped
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

export interface TablesAnswer {
  readonly period: Period
  readonly tables: readonly Table[]
}

export interface FunnelsAnswer {
  readonly period: Period
  readonly funnels: readonly Funnel[]
}

/** What happens at this moment. */
export interface LiveFigures {
  /** When it was asked, ISO 8601. */
  readonly at: string
  /** Page views of the quarter of an hour that goes on. */
  readonly now: number
  /** Of that and the quarter before. */
  readonly recent: number
  readonly recentVisits: number
  readonly pages: readonly Ranked[]
}

/** The figures of one document. */
export interface DocumentFigures {
  readonly period: Period
  readonly title: string
  /** Its page in the panel. */
  readonly to: string
  readonly views: Amount
  readonly saved: Amount
  /** Sign-ups for an item, appointments with an exhibitor. */
  readonly leads: Amount
  /** More than people of one network do here, so not counted. */
  readonly tooOften: number
  readonly series: readonly Point[]
}
