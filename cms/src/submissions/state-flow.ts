import type { SubmissionKind } from '@beursvloer/contract/forms/submission'

/** All states, in the order of the work. */
export const STATES = [
  'submitted',
  'reviewing',
  'offered',
  'signed',
  'final',
  'handled',
  'rejected',
] as const
export type State = (typeof STATES)[number]

/** A kind's way of working: where each state may lead, the usual way on first. */
type Flow = Readonly<Partial<Record<State, readonly State[]>>>

const FLOWS: Readonly<Record<SubmissionKind, Flow>> = {
  contact: {
    submitted: ['handled', 'reviewing'],
    reviewing: ['handled'],
    handled: ['reviewing'],
  },
  participation: {
    submitted: ['reviewing', 'rejected'],
    reviewing: ['offered', 'rejected'],
    offered: ['handled', 'reviewing', 'rejected'],
    handled: ['reviewing'],
    rejected: ['reviewing'],
  },
  'waiting-list': {
    submitted: ['offered', 'handled', 'rejected'],
    reviewing: ['offered', 'handled', 'rejected'],
    offered: ['handled', 'rejected'],
    handled: ['reviewing'],
    rejected: ['reviewing'],
  },
  // The order of requirements 8.5.
  contract: {
    submitted: ['reviewing', 'rejected'],
    reviewing: ['offered', 'rejected'],
    offered: ['signed', 'reviewing', 'rejected'],
    signed: ['final', 'rejected'],
    final: [],
    rejected: ['reviewing'],
  },
  advertising: {
    submitted: ['reviewing', 'rejected'],
    reviewing: ['final', 'rejected'],
    final: [],
    rejected: ['reviewing'],
  },
  'photo-removal': {
    submitted: ['handled', 'reviewing', 'rejected'],
    reviewing: ['handled', 'rejected'],
    handled: ['reviewing'],
    rejected: ['reviewing'],
  },
  vacancy: {
    submitted: ['handled', 'reviewing', 'rejected'],
    reviewing: ['handled', 'rejected'],
    handled: [],
    rejected: ['reviewing'],
  },
  accreditation: {
    submitted: ['handled', 'reviewing', 'rejected'],
    reviewing: ['handled', 'rejected'],
    handled: ['reviewing'],
    rejected: ['reviewing'],
  },
  // Only the sender's confirmation sets `handled`.
  'group-registration': {
    submitted: ['rejected'],
    handled: [],
    rejected: [],
  },
}

/** The state that a kind gets only by acceptance, together with the content made from it. */
export const ACCEPTED = { contract: 'final', vacancy: 'handled' } as const satisfies Partial<
  Record<SubmissionKind, State>
>
export type AcceptedKind = keyof typeof ACCEPTED

/** The kind, if a submission of it gets this state by being accepted. */
export const acceptedKind = (kind: SubmissionKind, to: State): AcceptedKind | null =>
  (kind === 'contract' || kind === 'vacancy') && ACCEPTED[kind] === to ? kind : null

/** The state that a kind gets only when its sender confirms it by a link. */
export const CONFIRMED = { 'group-registration': 'handled' } as const satisfies Partial<
  Record<SubmissionKind, State>
>

/**
 * The states that the sender gets a mail about. A person answers a question, in their own words.
 */
const MAILED_STATES: Readonly<Record<SubmissionKind, readonly State[]>> = {
  contact: [],
  participation: ['reviewing', 'offered', 'rejected'],
  'waiting-list': ['offered', 'rejected'],
  contract: ['reviewing', 'offered', 'final', 'rejected'],
  advertising: ['reviewing', 'final', 'rejected'],
  'photo-removal': ['handled', 'rejected'],
  vacancy: ['handled', 'rejected'],
  accreditation: ['handled', 'rejected'],
  'group-registration': [],
}

/** States in which staff may send a new quotation for a contract, which offers it again. */
const REQUOTED: readonly State[] = ['reviewing', 'offered', 'signed']

/** Whether staff may send a new quotation. */
export const mayBeRequoted = (kind: SubmissionKind, state: State): boolean =>
  kind === 'contract' && REQUOTED.includes(state)

/** The states that may follow, the usual one first; none after a final state. */
export const nextStates = (kind: SubmissionKind, state: State): readonly State[] =>
  FLOWS[kind][state] ?? []

/** Whether a submission of this kind may go from one state to another. */
export const mayBecome = (kind: SubmissionKind, from: State, to: State): boolean =>
  nextStates(kind, from).includes(to)

/** Whether there is a mail to the sender about this state. */
export const hasStateMail = (kind: SubmissionKind, state: State): boolean =>
  MAILED_STATES[kind].includes(state)

/** The states that submissions of this kind have, in the order of the work. */
export const statesOf = (kind: SubmissionKind): readonly State[] =>
  STATES.filter((state) => state in FLOWS[kind])

/** Final states. */
export const DONE: readonly State[] = ['final', 'handled', 'rejected']
