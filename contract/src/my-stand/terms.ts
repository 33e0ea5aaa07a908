/** Terms of the own area of exhibitors: roles, states, bounds and paths of calls. */

/** Roles at an exhibitor, the smallest first: each may do what the ones before it may. */
export const MEMBER_ROLES = ['staff', 'editor', 'manager'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const MEMBER_STATES = ['invited', 'active', 'withdrawn'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** Whether a role may do what another may. */
export const isRoleAtLeast = (role: MemberRole, least: MemberRole): boolean =>
  MEMBER_ROLES.indexOf(role) >= MEMBER_ROLES.indexOf(least)

/** Most members of an exhibitor. */
export const MAX_MEMBERS = 50
/** How long the link of an invitation works, in days. */
export const INVITATION_DAYS = 14

/** Paths of the calls about an exhibitor's own area, after the base of the content API. */
export const MY_STANDS_PATH = '/my-stands'
export const INVITATION_PATH = `${MY_STANDS_PATH}/invitation`
export const INVITATION_ACCEPTANCE_PATH = `${INVITATION_PATH}/accept`
/** Paths of the calls about the link of an invitation to exhibit again. */
export const RETURN_PATH = `${MY_STANDS_PATH}/return`
export const RETURN_ANSWER_PATH = `${RETURN_PATH}/answer`
/** Whether an invited exhibitor exhibits again. */
export const RETURN_ANSWERS = ['yes', 'no'] as const
export type ReturnAnswer = (typeof RETURN_ANSWERS)[number]
export const myStandPath = (exhibitor: string) => `${MY_STANDS_PATH}/${exhibitor}` as const
export const membersPath = (exhibitor: string) => `${myStandPath(exhibitor)}/members` as const

/**
 * Why members were not changed, as the code of a 409. `mail-limit`: the address got as many
 * invitations as it may.
 */
export const MEMBER_REFUSALS = [
  'last-manager',
  'already-member',
  'too-many-members',
  'mail-limit',
] as const
export type MemberRefusal = (typeof MEMBER_REFUSALS)[number]

/** How long staff can act after they asked for it, in minutes; the link that begins it included. */
export const ACTING_MINUTES = 30
/** How long exhibitors see what staff did for them, in days. */
export const ACTS_KEPT_DAYS = 365
/** How many of the latest acts an exhibitor sees. */
export const SHOWN_ACTS = 20

/** What staff can change for an exhibitor: the part of its path after the exhibitor. */
export const ACTS = ['proposal', 'tasks', 'badges', 'members', 'orders'] as const
export type Act = (typeof ACTS)[number]

/** Path of the call by which the site exchanges the code of a link for a token. */
export const ACTING_PATH = `${MY_STANDS_PATH}/acting`

/**
 * Badges that come with each 9 m² of a stand, a part of it counting as a whole one, unless the
 * organiser sets another number, and the largest of those.
 */
export const BADGES_PER_UNIT = 3
export const MAX_BADGES_PER_UNIT = 20
const BADGE_UNIT_M2 = 9
/** Most badges of an exhibitor, also where its stand gives more. */
const MAX_STAND_BADGES = 500
/** Most badges that are made at once. */
export const MAX_BADGES_AT_ONCE = 50
/** How long the names on badges are kept after the last day of the fair, in days. */
export const BADGE_KEPT_DAYS = 30

export const standBadgesPath = (exhibitor: string) => `${myStandPath(exhibitor)}/badges` as const
/** Path of the call by which the site reads the badge of a mailed link. */
export const STAND_BADGE_PATH = `${MY_STANDS_PATH}/badge`

/** How many badges a stand of an area in m² gives, with those that staff added. */
export const badgesFor = (areaM2: number, extra: number, perUnit: number): number =>
  Math.min(MAX_STAND_BADGES, Math.ceil(areaM2 / BADGE_UNIT_M2) * perUnit + extra)

/** Code of the 409 when there would be more badges than allowed. */
export const TOO_MANY_BADGES = 'too-many-badges'

/** How many of the latest messages of the organiser an exhibitor sees. */
export const SHOWN_NEWS = 10

/** How far the delivery of an ordered product is. */
export const DELIVERY_STATES = ['ordered', 'confirmed', 'delivered'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const standOrdersPath = (exhibitor: string) => `${myStandPath(exhibitor)}/orders` as const
/** A document of an order or contract, or the PDF of an invoice. */
export const standDocumentPath = (exhibitor: string, document: string) =>
  `${standOrdersPath(exhibitor)}/documents/${document}` as const

/** Answers of exhibitors to proofs. */
export const standProofsPath = (exhibitor: string) =>
  `${standOrdersPath(exhibitor)}/proofs` as const

/**
 * State of a proof: a PDF of what will be made of a product, for the exhibitor to approve. `replaced`:
 * there is a later one of the same product.
 */
export const PROOF_STATES = ['waiting', 'approved', 'returned', 'replaced'] as const
export type ProofState = (typeof PROOF_STATES)[number]
/** Longest sentence with which a proof is sent back. */
export const MAX_PROOF_TEXT = 500

/** Why an order was not changed, or a proof not answered, as the code of a 409. */
export const ORDER_REFUSALS = [
  'order-changed',
  'order-closed',
  'order-empty',
  'order-maximum',
  'proof-answered',
] as const
export type OrderRefusal = (typeof ORDER_REFUSALS)[number]

/**
 * Whether an invoice is to be paid, on a day; a credit note is never late. Dates are `2027-03-17`;
 * `paidOn`: null while it is open; `cents`: below zero for a credit note.
 */
export function invoiceState(
  { paidOn, due, cents }: { paidOn: string | null; due: string; cents: number },
  today: string,
): 'paid' | 'late' | 'open' {
  if (paidOn) return 'paid'
  return cents > 0 && due < today ? 'late' : 'open'
}

/** What a presentation lacks. */
export const LACKS = ['published', 'logo', 'body', 'english', 'website', 'contact'] as const
export type Lack = (typeof LACKS)[number]

/** Weeks of which figures are shown. */
export const FIGURE_WEEKS = 8

/** Days of which figures per day are shown. */
export const FIGURE_DAYS = 365

/**
 * What is counted of a stand: views of its page, savings, walking routes to it, files taken from its
 * page, shared details.
 */
export const FIGURE_NAMES = ['views', 'saved', 'routes', 'downloads', 'leads'] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

/** Largest area of each size of stands that are compared, in m²; the last has no bound. */
const SIZE_BOUNDS_M2 = [9, 18, 36]
/** From how many stands of a size on their median is shown, so that it tells nothing of one. */
export const MIN_COMPARED = 5

/** The size of a stand, as its place in the bounds; null for one without an area. */
export const sizeClassOf = (areaM2: number): number | null =>
  areaM2 > 0 ? SIZE_BOUNDS_M2.filter((bound) => areaM2 > bound).length : null

export const figuresPath = (exhibitor: string) => `${myStandPath(exhibitor)}/figures` as const

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

/** Code of the 409 for a proposal that was changed since it was read. */
export const PROPOSAL_CHANGED = 'proposal-changed'

/** Code of the 409 for a new picture without its file. */
export const PICTURE_MISSING = 'picture-missing'

/** Code of the 409 for one entry, or one picture of the stand, too many. */
export const TOO_MANY_ENTRIES = 'too-many-entries'

/** What a task asks: a tick, a text or a file. */
export const TASK_KINDS = ['tick', 'text', 'file'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** Days before the last day on which who did not answer gets a reminder. */
export const REMINDER_DAYS = [7, 1] as const

/** How long tasks are kept after their last day, and proposals after they were saved, in days. */
export const WORK_KEPT_DAYS = 730

export const tasksPath = (exhibitor: string) => `${myStandPath(exhibitor)}/tasks` as const
export const taskPath = (exhibitor: string, task: string) =>
  `${tasksPath(exhibitor)}/${task}` as const
