import { PROFILE_PATH } from './own-profile.ts'

/**
 * The visitors in the networking list; bearer. `?q=` are words of name, job title and organisation,
 * `?page=` counts from 1.
 */
export const NETWORK_PATH = `${PROFILE_PATH}/network`

/** How many visitors a page of the list has. */
export const NETWORK_PAGE_SIZE = 50

/** Longest search, in characters; a longer one is a 400. */
export const MAX_NETWORK_SEARCH_LENGTH = 100

/** All fields of a visitor that other visitors see; '' for those not filled in. */
export interface NetworkVisitor {
  /** In reading order: "Ilse van Werkhoven". */
  readonly name: string
  readonly jobTitle: string
  readonly organisation: string
  /** Value of the choice in the forms. */
  readonly organisationType: string
}

/** Answer to a request for the network list. */
export interface NetworkPage {
  /** Whether the visitor is in the list themselves. */
  readonly listed: boolean
  /** By last name without infix. */
  readonly visitors: readonly NetworkVisitor[]
  /** How many there are on all pages together. */
  readonly total: number
  /** At least 1. */
  readonly pageCount: number
}
