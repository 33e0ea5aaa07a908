import type { LeadCard } from '@beursvloer/contract/leads/calls'
import type {
  ConsentBasis,
  LeadState,
  SharedField,
  SharingChoice,
} from '@beursvloer/contract/leads/terms'
import type { Core } from '@strapi/strapi'

export const LEAD = 'api::lead.lead'
export const PROFILE = 'api::visitor-profile.visitor-profile'

/** A step of a sharing, kept as evidence of what the visitor agreed to. */
export interface LeadStep {
  /** ISO 8601. */
  readonly at: string
  readonly to: LeadState
  readonly fields: readonly SharedField[]
  /** Null: there is no consent. */
  readonly basis: ConsentBasis | null
  /** Version of the wording. */
  readonly wording: string
}

export interface LeadNote {
  /** Id of the entry. */
  readonly key: string
  /** ISO 8601. */
  readonly at: string
  /** Document id of the member. */
  readonly by: string
  readonly text: string
}

/** A visitor, or a name card, at an exhibitor. */
export interface LeadRow {
  readonly id: number
  readonly documentId: string
  readonly subject: string
  /** Document id. */
  readonly exhibitor: string
  /** Id of the account; null for a name card and after the account was deleted. */
  readonly visitor: number | null
  readonly card: LeadCard | null
  readonly state: LeadState
  readonly basis: ConsentBasis | null
  readonly fields: readonly SharedField[] | null
  readonly scannedAt: string
  readonly scannedBy: string | null
  readonly decidedAt: string | null
  readonly history: readonly LeadStep[] | null
  readonly interest: number | null
  readonly notes: readonly LeadNote[] | null
  readonly products: readonly string[] | null
  readonly followUpBy: string | null
  readonly followUpOn: string | null
  readonly answered: boolean | null
  /** Name of a file in private storage. */
  readonly photo: string | null
}

export const leadsOf = (strapi: Core.Strapi) => strapi.db.query(LEAD)

/** Key of a visitor's lead at an exhibitor. */
export const subjectOf = (exhibitor: string, visitor: number): string => `${exhibitor}:${visitor}`

/** Everything that an exhibitor knows about a lead, emptied: only that it was there remains. */
export const NOTHING_KNOWN = {
  ...{ card: null, fields: [], interest: 0, notes: [], products: [] },
  ...{ followUpBy: null, followUpOn: null, answered: false, photo: null },
}

/** A lead before anything is known of it. */
export const NEW_LEAD: Omit<LeadRow, 'documentId' | 'exhibitor' | 'subject'> = {
  ...NOTHING_KNOWN,
  ...{ id: 0, state: 'asked', visitor: null, basis: null, history: null },
  ...{ scannedAt: '', scannedBy: null, decidedAt: null },
}

/** How many leads exhibitors have, or how many in a state. */
export async function countLeads(
  strapi: Core.Strapi,
  exhibitors: readonly string[],
  where: { readonly state?: LeadState } = {},
): Promise<Map<string, number>> {
  type Row = { readonly exhibitor: string; readonly count: number | string }
  const rows: Row[] = await strapi.db.transaction(({ trx }) =>
    trx('leads')
      .select('exhibitor')
      .count({ count: '*' })
      .whereIn('exhibitor', [...exhibitors])
      .andWhere(where)
      .groupBy('exhibitor'),
  )
  return new Map(rows.map(({ exhibitor, count }) => [exhibitor, Number(count)]))
}

/** A visitor whose badge was scanned. */
export interface VisitorRow {
  readonly badgeCode: string
  readonly firstName: string | null
  readonly infix: string | null
  readonly lastName: string | null
  readonly organisation: string | null
  readonly jobTitle: string | null
  readonly phone: string | null
  readonly language: 'nl' | 'en'
  readonly sharing: SharingChoice | null
  readonly sharedFields: readonly SharedField[] | null
  readonly user: { readonly id: number; readonly email: string }
}

/** Visitors who can sign in, by a condition on their profiles and one on their accounts. */
export const visitorsWhere = (
  strapi: Core.Strapi,
  profile: object,
  user: object = {},
): Promise<VisitorRow[]> =>
  strapi.db.query(PROFILE).findMany({
    where: { ...profile, user: { ...user, confirmed: true, blocked: { $ne: true } } },
    populate: { user: { select: ['id', 'email'] } },
  })
