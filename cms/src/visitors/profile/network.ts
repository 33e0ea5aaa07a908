import {
  MAX_NETWORK_SEARCH_LENGTH,
  NETWORK_PAGE_SIZE,
  type NetworkPage,
  type NetworkVisitor,
} from '@beursvloer/contract/accounts/network'
import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { foldText, searchWords } from '@beursvloer/contract/text-match'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../../http/http-error'
import { PROFILE, profilesOf, USER } from '../accounts/account'
import type { VisitorKey } from './visitor'

/** The only columns that are read of other visitors, so that no other can leak. */
const COLUMNS = {
  firstName: 'p.first_name',
  infix: 'p.infix',
  lastName: 'p.last_name',
  jobTitle: 'p.job_title',
  organisation: 'p.organisation',
  organisationType: 'p.organisation_type',
} as const

type ListedRow = Readonly<Record<keyof typeof COLUMNS, string | null>>

type NetworkQuery = ReturnType<typeof readNetworkQuery>

/**
 * The search and page of a request for the list.
 * @throws HttpError 400 when they are invalid
 */
export function readNetworkQuery(query: Readonly<Record<string, unknown>>) {
  const { q = '', page = '1' } = query
  const number = Number(page)
  const isRight =
    typeof q === 'string' &&
    q.length <= MAX_NETWORK_SEARCH_LENGTH &&
    typeof page === 'string' &&
    Number.isSafeInteger(number) &&
    number > 0
  if (!isRight) throw new HttpError(400, 'This is no search or no page')
  return {
    search: q, // From 1.
    page: number,
  }
}

const toVisitor = (row: ListedRow): NetworkVisitor => ({
  name: visitorName(row),
  jobTitle: row.jobTitle ?? '',
  organisation: row.organisation ?? '',
  organisationType: row.organisationType ?? '',
})

/** Longest text of a visitor in the list, in characters: an index of PostgreSQL takes no more. */
const MAX_LISTING_LENGTH = 600

interface Listed extends ListedRow {
  readonly id: number
  readonly listed: boolean | null
  readonly listing: string | null
}

/**
 * The key by which a visitor is sorted and found in the list; null for a visitor who is not in it.
 */
function listingOf({ listed, lastName, firstName, infix, jobTitle, organisation }: Listed) {
  const text = [lastName, firstName, infix, jobTitle, organisation].filter(Boolean).join(' ')
  return listed ? foldText(text).slice(0, MAX_LISTING_LENGTH) : null
}

async function storeListing(strapi: Core.Strapi, row: Listed): Promise<void> {
  const listing = listingOf(row)
  if (listing !== (row.listing ?? null))
    await profilesOf(strapi).updateMany({ where: { id: row.id }, data: { listing } })
}

/** Keeps the list up to date with every change of a profile. */
export function keepListings(strapi: Core.Strapi): void {
  const store = ({ result }: { result?: unknown }) => storeListing(strapi, result as Listed)
  strapi.db.lifecycles.subscribe({ models: [PROFILE], afterCreate: store, afterUpdate: store })
}

/** Rows that are put into the list in one statement. */
const PORTION = 1000

async function storeListings({ db }: Core.Strapi, rows: readonly Listed[]): Promise<void> {
  const cases = rows.map(() => 'when ? then ?').join(' ')
  const values = rows.flatMap((row) => [row.id, listingOf(row)])
  await db
    .connection(db.metadata.get(PROFILE).tableName)
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .update({ listing: db.connection.raw(`case id ${cases} end`, values) })
}

/** Puts visitors into the list who were stored by a version without this column. */
export async function fillListings(strapi: Core.Strapi): Promise<void> {
  let rows: Listed[]
  do {
    const where = { listed: true, listing: { $null: true } }
    rows = await profilesOf(strapi).findMany({ where, limit: PORTION })
    if (rows.length > 0) await storeListings(strapi, rows)
  } while (rows.length === PORTION)
}

/** The visitors in the list who can sign in, and who match all words. */
function listedWith({ db }: Core.Strapi, search: string) {
  const user = db
    .connection({ l: 'visitor_profiles_user_lnk' })
    .join({ u: db.metadata.get(USER).tableName }, 'u.id', 'l.user_id')
    .whereRaw('l.visitor_profile_id = p.id')
    .andWhere('u.confirmed', true)
    .andWhereRaw('u.blocked is not true')
  const query = db
    .connection({ p: db.metadata.get(PROFILE).tableName })
    // Not null, in a way for which SQLite takes the index.
    .where('p.listing', '>=', '')
    .whereExists(user.select('u.id'))
  for (const word of searchWords(search))
    query.andWhereRaw("p.listing like ? escape '!'", [`%${word.replace(/[!%_]/g, '!$&')}%`])
  return query
}

/**
 * A page of the visitors who chose to be shown to others. Searched and sorted by a folded text: SQLite
 * and PostgreSQL disagree on letters with accents, and in capitals.
 */
export async function networkPage(
  strapi: Core.Strapi,
  visitor: VisitorKey,
  { search, page }: NetworkQuery,
): Promise<NetworkPage> {
  const { tableName } = strapi.db.metadata.get(PROFILE)
  const [rows, count, own] = await Promise.all([
    listedWith(strapi, search)
      .select(COLUMNS)
      .orderBy(['p.listing', 'p.id'])
      .limit(NETWORK_PAGE_SIZE)
      .offset((page - 1) * NETWORK_PAGE_SIZE),
    listedWith(strapi, search).count({ total: '*' }).first(),
    strapi.db
      .connection({ l: 'visitor_profiles_user_lnk' })
      .join({ p: tableName }, 'p.id', 'l.visitor_profile_id')
      .where({ 'l.user_id': visitor.id, 'p.listed': true })
      .first('p.id'),
  ])
  const total = Number(count?.total)
  return {
    listed: own !== undefined,
    visitors: rows.map(toVisitor),
    total,
    pageCount: Math.max(1, Math.ceil(total / NETWORK_PAGE_SIZE)),
  }
}
