import { z } from 'zod'
import { myStandPath } from './members.ts'

/**
 * A proposed presentation of an exhibitor. `draft`: being written; `submitted`: staff review it;
 * `returned`: staff ask for changes; `accepted`: nothing is proposed since.
 */
export const PROPOSAL_STATES = ['draft', 'submitted', 'returned', 'accepted'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const proposalPath = (exhibitor: string) => `${myStandPath(exhibitor)}/proposal` as const
export const proposalStatePath = (exhibitor: string) => `${proposalPath(exhibitor)}/state` as const

/** Body of `POST /my-stands/{exhibitor}/proposal/state`; `version`: of the proposal on the screen. */
export const proposalChange = z.strictObject({
  change: z.enum(['submit', 'withdraw', 'discard']),
  version: z.int().min(0),
})
export type ProposalChange = z.infer<typeof proposalChange>

/** Code of the 409 for a proposal that was changed since it was read. */
export const PROPOSAL_CHANGED = 'proposal-changed'

/** The value of each field of the form `stand-presentation`, but for the logo. */
export const presentationValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type PresentationValues = z.infer<typeof presentationValues>

/** Answer of the calls about a proposal. */
export const proposalView = z.object({
  /** Rises with every save; 0 before the first. */
  version: z.int(),
  state: z.enum(PROPOSAL_STATES).nullable(),
  /** The presentation as it would be. */
  values: presentationValues,
  /** Names of the proposed fields, `logo` among them. */
  changed: z.array(z.string()),
  /** File name of the proposed logo; null without one. */
  logo: z.string().nullable(),
  /** What staff wrote when they sent it back. */
  message: z.string().nullable(),
  /** Who saved it last, and when (ISO 8601). */
  savedBy: z.string().nullable(),
  savedAt: z.string().nullable(),
})
export type ProposalView = z.infer<typeof proposalView>
