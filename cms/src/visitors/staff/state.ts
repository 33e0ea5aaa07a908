/** What an account can be. */
export const VISITOR_STATES = ['confirmed', 'pending', 'blocked'] as const
export type VisitorState = (typeof VISITOR_STATES)[number]

/** The account of a visitor as the CMS keeps it, as far as it says what state it is in. */
export interface AccountFlags {
  readonly confirmed: boolean | null
  readonly blocked: boolean | null
}

/** The state of an account; blocked comes before everything. */
export const stateOf = ({ confirmed, blocked }: AccountFlags): VisitorState =>
  blocked ? 'blocked' : confirmed ? 'confirmed' : 'pending'
