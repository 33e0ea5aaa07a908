import {
  MAX_NETWORK_SEARCH_LENGTH,
  NETWORK_PAGE_SIZE,
  type NetworkPage,
  type NetworkVisitor,
} from '@beursvloer/contract/accounts/network'
import { textMatcher } from '@beursvloer/contract/text-match'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { profilesOf } from '../accounts/account'
import type { VisitorKey } from './visitor'

/** The only columns that are read of other visitors, so that no other can leak. */
const COLUMNS = [
  'firstName',
  'infix',
  'lastName',
  'jobTitle',
  'organisation',
  'organisationType',
] as const

type ListedRow = Readonly<Record<(typeof COLUMNS)[number], string | null>>

interface NetworkQuery {
  readonly search: string
  /** From 1. */
  readonly page: number
}

/**
 * The search and page of a request for the list.
 * @throws HttpError 400 when they are invalid
 */
export function readNetworkQuery(query: Readonly<Record<string, unknown>>): NetworkQuery {
  const { q = '', page = '1' } = query
  const number = Number(page)
  const isRight =
    typeof q === 'string' &&
    q.length <= MAX_NETWORK_SEARCH_LENGTH &&
    typeof page === 'string' &&
    Number.isSafeInteger(number) &&
    number > 0
  if (!isRight) throw new HttpError(400, 'This is no search or no page')
  return { search: q, page: number }
}

/** Dutch order; case and accents only decide between equals. */
const { compare } = new Intl.Collator('nl')

const byLastName = (a: ListedRow, b: ListedRow): number =>
  compare(a.lastName ?? '', b.lastName ?? '') || compare(a.firstName ?? '', b.firstName ?? '')

const toVisitor = (row: ListedRow): NetworkVisitor => ({
  name: [row.firstName, row.infix, row.lastName].filter(Boolean).join(' '),
  jobTitle: row.jobTitle ?? '',
  organisation: row.organisation ?? '',
  organisationType: row.organisationType ?? '',
})

const isFound = (search: string): ((visitor: NetworkVisitor) => boolean) => {
  const matches = textMatcher(search)
  return ({ name, jobTitle, organisation }) => matches(`${name} ${jobTitle} ${organisation}`)
}

/** Everybody who chose to be in the list and can sign in; the order of equals is always the same. */
const listedRows = (strapi: Core.Strapi): Promise<ListedRow[]> =>
  profilesOf(strapi).findMany({
    select: [...COLUMNS],
    where: { listed: true, user: { confirmed: true, blocked: { $ne: true } } },
    orderBy: { id: 'asc' },
  })

/**
 * A page of the visitors who chose to be shown to others. Searched and sorted here: SQLite and
 * PostgreSQL disagree on letters with accents, and in capitals.
 */
export async function networkPage(
  strapi: Core.Strapi,
  visitor: VisitorKey,
  { search, page }: NetworkQuery,
): Promise<NetworkPage> {
  const own = { user: { id: visitor.id }, listed: true }
  const [rows, ownCount] = await Promise.all([
    listedRows(strapi),
    profilesOf(strapi).count({ where: own }),
  ])
  const found = rows.sort(byLastName).map(toVisitor).filter(isFound(search))
  const from = (page - 1) * NETWORK_PAGE_SIZE
  return {
    listed: ownCount > 0,
    visitors: found.slice(from, from + NETWORK_PAGE_SIZE),
    total: found.length,
    pageCount: Math.max(1, Math.ceil(found.length / NETWORK_PAGE_SIZE)),
  }
}
