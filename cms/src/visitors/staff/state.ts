/** The states of an account. */
export const VISITOR_STATES = ['confirmed', 'pending', 'blocked'] as const
export type VisitorState = (typeof VISITOR_STATES)[number]

/** The account fields from which its state follows. */
export interface AccountFlags {
  readonly confirmed: boolean | null
  readonly blocked: boolean | null
}

/** The state of an account; blocked takes precedence. */
export const stateOf = ({ confirmed, blocked }: AccountFlags): VisitorState =>
  blocked ? 'blocked' : confirmed ? 'confirmed' : 'pending'
