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

/** `PUT` with `?kind={kind}&version={version of the entry}` saves an entry. */
export const proposalEntryPath = (exhibitor: string, entry: string) =>
  `${proposalPath(exhibitor)}/entries/${entry}` as const
/** A proposed file: `logo`, or `{entry}.{field}`. */
export const proposalFilePath = (exhibitor: string, file: string) =>
  `${proposalPath(exhibitor)}/files/${file}` as const

/** What a proposal carries besides the presentation: entries of these kinds, new or changed. */
export const ENTRY_KINDS = ['concept', 'vacancy', 'picture', 'session'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Name of the proposed change of an entry that takes it off the site. */
export const REMOVED = 'removed'

/** Most entries that one proposal carries. */
export const MAX_ENTRIES = 20
/** Most pictures of an exhibitor's stand. */
export const MAX_STAND_PICTURES = 6

/** The choices that make one product-market combination, as the value of a checkbox. */
export const marketOf = (dwellingType: string, rentClass: string): string =>
  `${dwellingType}/${rentClass}`

/** The choices of such a value. */
export function marketParts(market: string) {
  const [dwellingType, rentClass] = market.split('/')
  return { dwellingType, rentClass }
}

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

/** Code of the 409 for a proposal that was changed since it was read. */
export const PROPOSAL_CHANGED = 'proposal-changed'

/** Code of the 409 for a new picture without its file. */
export const PICTURE_MISSING = 'picture-missing'

/** Code of the 409 for one entry, or one picture of the stand, too many. */
export const TOO_MANY_ENTRIES = 'too-many-entries'

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
