import { z } from 'zod'
import { ENTRY_KINDS, PROPOSAL_STATES } from './terms.ts'

/**
 * Body of `POST /my-stands/{exhibitor}/proposal/state`; `version`: of the proposal on the screen;
 * `entry`: discards this one only, or proposes to take it off the site (`remove`).
 */
export const proposalChange = z.strictObject({
  change: z.enum(['submit', 'withdraw', 'discard', 'remove']),
  version: z.int().min(0),
  entry: z.string().max(40).optional(),
})
export type ProposalChange = z.infer<typeof proposalChange>

/** The value of each field of the form `stand-presentation`, but for the logo. */
export const presentationValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type PresentationValues = z.infer<typeof presentationValues>

/** A concept, vacancy or picture of an exhibitor as it would be, or a proposed session. */
const entryView = z.object({
  /** Document id, or the id that the site gave a new one. */
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  isNew: z.boolean(),
  /** Rises with every save; 0 before the first. */
  version: z.int(),
  values: presentationValues,
  /** Names of the proposed fields, files among them; empty: as it is on the site. */
  changed: z.array(z.string()),
  /** Names of proposed files, by field. */
  files: z.record(z.string(), z.string()),
})
export type EntryView = z.infer<typeof entryView>

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
  entries: z.array(entryView),
  /** What staff wrote when they sent it back. */
  message: z.string().nullable(),
  /** Who saved it last, and when (ISO 8601). */
  savedBy: z.string().nullable(),
  savedAt: z.string().nullable(),
})
export type ProposalView = z.infer<typeof proposalView>
