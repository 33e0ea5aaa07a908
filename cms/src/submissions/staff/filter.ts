import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
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
import { STATES } from '../state-flow'
import { SUBSCRIPTION_KIND_LABELS, SUBSCRIPTION_STATE_LABELS } from './subscription-labels'

/** The kinds, states and orders that a list can be filtered by. */
export interface Listed extends Sortable {
  readonly uid: 'api::submission.submission' | 'api::subscription.subscription'
  readonly kinds: readonly string[]
  readonly states: readonly string[]
  /** Attributes whose words are searched. */
  readonly searched: readonly string[]
}

export const SUBMISSIONS: Listed = {
  uid: 'api::submission.submission',
  kinds: SUBMISSION_KINDS,
  states: STATES,
  searched: ['reference', 'name', 'organisation', 'email', 'kvk'],
  date: 'receivedAt',
  sortable: ['receivedAt', 'reference', 'name', 'organisation', 'kind', 'state'],
}

export const SUBSCRIPTIONS: Listed = {
  uid: 'api::subscription.subscription',
  kinds: Object.keys(SUBSCRIPTION_KIND_LABELS),
  states: Object.keys(SUBSCRIPTION_STATE_LABELS),
  searched: ['email'],
  date: 'requestedAt',
  sortable: ['requestedAt', 'email', 'kind', 'state'],
}

/** The filter of a list; the period is that of receipt. */
export type Filter = ReturnType<typeof readFilter>

/** The filter in the address of a list; an invalid filter is ignored. */
export const readFilter = (query: Query, { kinds, states }: Listed) => ({
  kind: oneOf(kinds, query.kind),
  state: oneOf(states, query.state),
  search: readSearch(query),
  ...readPeriod(query),
})

/** A filter as a condition of the database. */
export const whereOf = (
  { kind, state, search, ...period }: Filter,
  { date, searched }: Listed,
): object =>
  matchAll([
    ...(kind ? [{ kind }] : []),
    ...(state ? [{ state }] : []),
    ...withinPeriod(date, period),
    ...withSearchTerms(search, searched),
  ])

/** The rows of a list that an address asks for. */
export const selectionOf = (query: Query, listed: Listed): Selection => ({
  uid: listed.uid,
  where: whereOf(readFilter(query, listed), listed),
})
