import type { FormId } from '@beursvloer/contract/forms/definition'

/** Kinds of submissions that staff handle one by one; the other forms end as subscriptions. */
export const KINDS = [
  'contact',
  'participation',
  'contract',
  'advertising',
  'photo-removal',
] as const satisfies readonly FormId[]
export type Kind = (typeof KINDS)[number]

/** All statuses, in the order of the work. */
export const STATUSES = [
  'submitted',
  'review',
  'offered',
  'signed',
  'final',
  'handled',
  'rejected',
] as const
export type Status = (typeof STATUSES)[number]

/** A kind's way of working: where each status may lead, the usual way on first. */
type Flow = Readonly<Partial<Record<Status, readonly Status[]>>>

const FLOWS: Readonly<Record<Kind, Flow>> = {
  contact: {
    submitted: ['handled', 'review'],
    review: ['handled'],
    handled: ['review'],
  },
  participation: {
    submitted: ['review', 'rejected'],
    review: ['offered', 'rejected'],
    offered: ['handled', 'review', 'rejected'],
    handled: ['review'],
    rejected: ['review'],
  },
  // domain.md §3: ingediend → beoordeling → aangeboden → getekend → definitief/afgewezen.
  contract: {
    submitted: ['review', 'rejected'],
    review: ['offered', 'rejected'],
    offered: ['signed', 'review', 'rejected'],
    signed: ['final', 'rejected'],
    final: [],
    rejected: ['review'],
  },
  advertising: {
    submitted: ['review', 'rejected'],
    review: ['final', 'rejected'],
    final: [],
    rejected: ['review'],
  },
  'photo-removal': {
    submitted: ['handled', 'review', 'rejected'],
    review: ['handled', 'rejected'],
    handled: ['review'],
    rejected: ['review'],
  },
}

/** What the sender can be told by mail. A question is answered by a person, in their own words. */
const TOLD: Readonly<Record<Kind, readonly Status[]>> = {
  contact: [],
  participation: ['review', 'offered', 'rejected'],
  contract: ['review', 'offered', 'final', 'rejected'],
  advertising: ['review', 'final', 'rejected'],
  'photo-removal': ['handled', 'rejected'],
}

/** The statuses that a submission may get next, the usual one first; none when it is done for good. */
export const nextStatuses = (kind: Kind, status: Status): readonly Status[] =>
  FLOWS[kind][status] ?? []

/** Whether a submission of this kind may go from one status to another. */
export const mayBecome = (kind: Kind, from: Status, to: Status): boolean =>
  nextStatuses(kind, from).includes(to)

/** Whether the sender can be told by mail that a submission has got this status. */
export const isTold = (kind: Kind, status: Status): boolean => TOLD[kind].includes(status)

/** The statuses that submissions of this kind have, in the order of the work. */
export const statusesOf = (kind: Kind): readonly Status[] =>
  STATUSES.filter((status) => status in FLOWS[kind])

/** Statuses in which nobody has anything left to do. */
export const DONE: readonly Status[] = ['final', 'handled', 'rejected']
