import { KINDS, STATES } from './state-flow'
import { SUBSCRIPTION_KIND_WORDS, SUBSCRIPTION_STATE_WORDS } from './subscription-words'

/** What can be asked of a list. */
export interface Listed {
  readonly uid: 'api::submission.submission' | 'api::subscription.subscription'
  readonly kinds: readonly string[]
  readonly states: readonly string[]
  /** Attributes whose words are searched. */
  readonly searched: readonly string[]
  /** When it came in; lists begin with the newest. */
  readonly date: string
  readonly sortable: readonly string[]
}

export const SUBMISSIONS: Listed = {
  uid: 'api::submission.submission',
  kinds: KINDS,
  states: STATES,
  searched: ['reference', 'name', 'organisation', 'email', 'kvk'],
  date: 'receivedAt',
  sortable: ['receivedAt', 'reference', 'name', 'organisation', 'kind', 'state'],
}

export const SUBSCRIPTIONS: Listed = {
  uid: 'api::subscription.subscription',
  kinds: Object.keys(SUBSCRIPTION_KIND_WORDS),
  states: Object.keys(SUBSCRIPTION_STATE_WORDS),
  searched: ['email'],
  date: 'requestedAt',
  sortable: ['requestedAt', 'email', 'kind', 'state'],
}

/** Which of a list are asked for. */
export interface Filter {
  readonly kind: string | null
  readonly state: string | null
  readonly search: string
  /** First and last day on which it came in, `2027-03-17`, in the time of the fair. */
  readonly from: string | null
  readonly until: string | null
}

/** Which part of them, in which order. */
export interface Paging {
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

/** The parameters of an address. */
export type Query = Readonly<Record<string, unknown>>

const PAGE_SIZE = 20
const LARGEST_PAGE = 100
const LONGEST_SEARCH = 200

const oneOf = (allowed: readonly string[], value: unknown): string | null =>
  allowed.find((candidate) => candidate === value) ?? null

const day = (value: unknown): string | null =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    ? value
    : null

/** The filter in the address of a list; what is no filter is taken as none. */
export const readFilter = (query: Query, { kinds, states }: Listed): Filter => ({
  kind: oneOf(kinds, query.kind),
  state: oneOf(states, query.state),
  search: typeof query._q === 'string' ? query._q.trim().slice(0, LONGEST_SEARCH) : '',
  from: day(query.from),
  until: day(query.until),
})

const count = (value: unknown, fallback: number, most: number): number => {
  const number = typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : fallback
}

/** The order and page in the address of a list; the newest first when it says nothing. */
export function readPaging(query: Query, { date, sortable }: Listed): Paging {
  const [name, order] = typeof query.sort === 'string' ? query.sort.split(':') : []
  const sort = oneOf(sortable, name)
  return {
    sort: sort ?? date,
    order: sort && order === 'ASC' ? 'asc' : 'desc',
    page: count(query.page, 1, 1_000_000),
    pageSize: count(query.pageSize, PAGE_SIZE, LARGEST_PAGE),
  }
}

const offsets = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Amsterdam',
  timeZoneName: 'longOffset',
})

/**
 * When a day begins in the Netherlands. The clocks change at 1:00 UTC, so at midnight UTC the offset is
 * still that of midnight there.
 */
function startOf(date: string): Date {
  const parts = offsets.formatToParts(new Date(`${date}T00:00:00Z`))
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${date}T00:00:00${zone.replace('GMT', '') || 'Z'}`)
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** A filter as a condition of the database. */
export function whereOf(
  { kind, state, search, from, until }: Filter,
  { date, searched }: Listed,
): object {
  const conditions: object[] = []
  if (kind) conditions.push({ kind })
  if (state) conditions.push({ state })
  if (from) conditions.push({ [date]: { $gte: startOf(from) } })
  if (until) conditions.push({ [date]: { $lt: startOf(dayAfter(until)) } })
  // Every word counts, wherever it stands: "jansen bouw" finds Jansen of Bouwbedrijf De Vries.
  for (const word of search.split(/\s+/).filter(Boolean))
    conditions.push({ $or: searched.map((field) => ({ [field]: { $containsi: word } })) })
  return conditions.length > 0 ? { $and: conditions } : {}
}
