import { daysAfter, fairInstant } from '@beursvloer/contract/fair-time'

/** The parameters of an address. */
export type Query = Readonly<Record<string, unknown>>

/** Which part of a list, in which order. */
export type Paging = ReturnType<typeof readPaging>

/** First and last day, `2027-03-17`, in the time of the fair. */
export type Period = ReturnType<typeof readPeriod>

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
const MAX_SEARCH_LENGTH = 200

/** The value, if it is one of these. */
export const oneOf = <Value extends string>(
  allowed: readonly Value[],
  value: unknown,
): Value | null => allowed.find((candidate) => candidate === value) ?? null

const day = (value: unknown): string | null =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    ? value
    : null

/** The words that are searched for; empty when there are none. */
export const readSearch = ({ _q }: Query): string =>
  typeof _q === 'string' ? _q.trim().slice(0, MAX_SEARCH_LENGTH) : ''

export const readPeriod = ({ from, until }: Query) => ({
  from: day(from),
  until: day(until),
})

const count = (value: unknown, fallback: number, most: number): number => {
  const number = typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : fallback
}

/** The sort fields of a list, and the date by which it is sorted, newest first, by default. */
export interface Sortable {
  readonly date: string
  readonly sortable: readonly string[]
}

/** The order and page in the address of a list; by default the newest first. */
export function readPaging(query: Query, { date, sortable }: Sortable) {
  const [name, order] = typeof query.sort === 'string' ? query.sort.split(':') : []
  const sort = oneOf(sortable, name)
  return {
    sort: sort ?? date,
    order: sort && order === 'ASC' ? 'asc' : 'desc',
    page: count(query.page, 1, 1_000_000),
    pageSize: count(query.pageSize, PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

/** When a day begins at the fair. */
const startOf = (date: string): Date => new Date(fairInstant(date, '00:00'))

/** The conditions for a date within a period. */
export const withinPeriod = (date: string, { from, until }: Period): object[] => [
  ...(from ? [{ [date]: { $gte: startOf(from) } }] : []),
  ...(until ? [{ [date]: { $lt: startOf(daysAfter(until, 1)) } }] : []),
]

/**
 * The conditions that every word occurs in one of these attributes, wherever it stands: "jansen bouw"
 * finds Jansen of Bouwbedrijf De Vries.
 * @param elsewhere where else a word may occur, as a condition
 */
export const withSearchTerms = (
  search: string,
  attributes: readonly string[],
  elsewhere?: (contains: object) => object,
): object[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const contains = { $containsi: word }
      const here = attributes.map((name) => ({ [name]: contains }))
      return { $or: elsewhere ? [...here, elsewhere(contains)] : here }
    })

/** All of these conditions; everything when there are none. */
export const matchAll = (conditions: readonly object[]): object =>
  conditions.length > 0 ? { $and: conditions } : {}
