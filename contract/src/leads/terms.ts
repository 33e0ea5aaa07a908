/** Details that a visitor can share. A name is part of every sharing. */
export const SHARED_FIELDS = ['name', 'organisation', 'jobTitle', 'email', 'phone'] as const
export type SharedField = (typeof SHARED_FIELDS)[number]

/** What a visitor wants when an exhibitor scans their badge. */
export const SHARING_CHOICES = ['ask', 'always', 'never'] as const
export type SharingChoice = (typeof SHARING_CHOICES)[number]

/** Shared without further choice when a visitor chose `always`, until they tick others. */
export const DEFAULT_SHARED_FIELDS: readonly SharedField[] = [
  'name',
  'organisation',
  'jobTitle',
  'email',
]

/**
 * How a visitor agreed. `always`: by the choice in their profile; `own-phone`: when asked on their own
 * phone; `spoken`: aloud, ticked by the exhibitor; `card`: by handing over a name card.
 */
export const CONSENT_BASES = ['always', 'own-phone', 'spoken', 'card'] as const
export type ConsentBasis = (typeof CONSENT_BASES)[number]

/**
 * State of a lead. `asked`: the visitor has not decided; `shared`; `refused`; `withdrawn`: shared once,
 * and ended by the visitor.
 */
export const LEAD_STATES = ['asked', 'shared', 'refused', 'withdrawn'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** The wording under which visitors share, stored by its version with each sharing. */
export const SHARING_WORDING = {
  version: '2026-11',
  nl: 'De standhouder mag deze gegevens bewaren en mij erover benaderen, tot ik dit intrek of de bewaartermijn voorbij is.',
  en: 'The exhibitor may keep these details and contact me about them, until I withdraw this or the retention period ends.',
} as const

/** How long a visitor can answer, in days. */
export const ASKED_DAYS = 14
/** Retention of leads after the last scan, in months, unless the organiser sets another. */
export const LEAD_MONTHS = 6
export const LEAD_MONTHS_RANGE = { min: 1, max: 24 } as const
/** Mails to one address about name cards that exhibitors typed, in 24 hours at most. */
export const CARD_MAILS_PER_DAY = 3
/** Most mails to people whose name card one exhibitor typed, in an hour; the others wait. */
export const CARD_MAILS_PER_HOUR = 60
/** Hour of the mail with the leads of a day, in the time of the fair. */
export const LEADS_MAIL_HOUR = 18

export const MAX_LEAD_NOTE = 1000
/** Steps of interest, the smallest first; 0: not chosen. */
export const INTEREST_STEPS = [1, 2, 3] as const
/** Maximum of entries that a phone sends at once; one with more sends again. */
export const MAX_LEAD_ENTRIES = 20
/** Largest body of those, in bytes. */
export const MAX_LEAD_BODY_BYTES = 64 * 1024
/** Maximum of leads of one exhibitor. */
export const MAX_LEADS = 10_000
/** How many of the latest leads a phone gets with each answer. */
export const RECENT_LEADS = 20

/** Calls of exhibitors and of visitors, after the base of the content API. */
const LEADS_PATH = '/leads'
export const leadsPath = (exhibitor: string): string => `${LEADS_PATH}/${exhibitor}`
export const leadEntriesPath = (exhibitor: string): string => `${leadsPath(exhibitor)}/entries`
/** `PUT` keeps a photo with a lead, `GET` answers it. */
export const leadPhotoPath = (exhibitor: string, lead: string): string =>
  `${leadsPath(exhibitor)}/${lead}/photo`
export const SHARINGS_PATH = '/sharings'
export const SHARING_CHOICE_PATH = `${SHARINGS_PATH}/choice`
export const sharingPath = (lead: string): string => `${SHARINGS_PATH}/${lead}`

/** For the site, by the code of a mail about a name card: `{ code }`. */
export const NAME_CARD_PATH = '/name-cards'
export const NAME_CARD_WITHDRAWAL_PATH = `${NAME_CARD_PATH}/withdrawal`

/**
 * The outcome of an entry. `never`: the visitor shares with nobody, nothing is stored; `unknown`: no
 * such badge or lead; `full`: the exhibitor has as many leads as there may be.
 */
export const LEAD_OUTCOMES = [...LEAD_STATES, 'never', 'unknown', 'full', 'removed'] as const
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number]
