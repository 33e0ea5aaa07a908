import type { Core } from '@strapi/strapi'
import type { Selection } from '../../panel-api/lists'
import {
  matchAll,
  oneOf,
  type Query,
  readPeriod,
  readSearch,
  type Sortable,
  withinPeriod,
  withSearchTerms,
} from '../../panel-api/query'
import { PROFILE, USER } from '../accounts/account'
import { VISITOR_STATES, type VisitorState } from './state'

export const VISITORS: Sortable = {
  date: 'registeredAt',
  sortable: ['registeredAt', 'lastName', 'organisation', 'organisationType', 'language'],
}

/** Attributes whose words are searched, besides the address of the account. */
const SEARCHED = ['firstName', 'infix', 'lastName', 'organisation']

/** The filter of visitors; the period is that of registration. */
type VisitorFilter = ReturnType<typeof readVisitorFilter>

const oneLine = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? value : null

/** The filter in the address of the list; an invalid filter is ignored. */
const readVisitorFilter = (query: Query) => ({
  search: readSearch(query),
  state: oneOf(VISITOR_STATES, query.state),
  // Code of a kind of organisation.
  organisationType: oneLine(query.type),
  // `2027-03-17`
  day: oneLine(query.day),
  // Slug of a theme.
  interest: oneLine(query.interest),
  language: oneOf(['nl', 'en'], query.language),
  ...readPeriod(query),
})

const ACCOUNT: Readonly<Record<VisitorState, object>> = {
  blocked: { blocked: true },
  confirmed: { blocked: { $ne: true }, confirmed: true },
  pending: { blocked: { $ne: true }, confirmed: { $ne: true } },
}

/**
 * The visitors whose accounts match, by a subquery: a condition on the relation joins the accounts
 * once for each word, and sorts whole rows to make them distinct.
 */
const withAccount = ({ db }: Core.Strapi, where: object): object => ({
  id: {
    $in: db
      .connection('visitor_profiles_user_lnk')
      .select('visitor_profile_id')
      .whereIn('user_id', db.queryBuilder(USER).select('id').where(where).getKnexQuery()),
  },
})

/** Finds a value in a list stored as JSON: with its quotes, so that no longer value matches. */
const inList = (attribute: string, value: string): object => ({
  [attribute]: { $containsi: JSON.stringify(value) },
})

/** A filter as a condition of the database. */
function visitorsWhere(strapi: Core.Strapi, filter: VisitorFilter): object {
  const { search, state, organisationType, day, interest, language, ...period } = filter
  return matchAll([
    ...(state ? [withAccount(strapi, ACCOUNT[state])] : []),
    ...(organisationType ? [{ organisationType }] : []),
    ...(day ? [inList('days', day)] : []),
    ...(interest ? [inList('interests', interest)] : []),
    ...(language ? [{ language }] : []),
    ...withinPeriod(VISITORS.date, period),
    ...withSearchTerms(search, SEARCHED, (contains) => withAccount(strapi, { email: contains })),
  ])
}

/** The account fields that the panel may read. Passwords and tokens are never read. */
export const ACCOUNT_FIELDS = ['email', 'provider', 'confirmed', 'blocked'] as const

/** The visitors that an address asks for. */
export const visitorsIn = (strapi: Core.Strapi, query: Query): Selection => ({
  uid: PROFILE,
  where: visitorsWhere(strapi, readVisitorFilter(query)),
  populate: { user: { select: [...ACCOUNT_FIELDS] } },
})
