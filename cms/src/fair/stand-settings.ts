import { LEAD_MONTHS } from '@beursvloer/contract/leads/terms'
import { BADGES_PER_UNIT } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'

const SETTINGS = 'api::form-settings.form-settings'

/** The organiser's choices about the exhibitors' own area. */
export interface StandSettings {
  /** How long leads are kept after the last scan, in months. */
  readonly leadMonths: number
  /** Badges for each 9 m². */
  readonly badgesPerUnit: number
  /** Whether what exhibitors show as contact, or link to, is live without a review. */
  readonly contactWithoutReview: boolean
  readonly linksWithoutReview: boolean
  /** Whether meetings are off for all exhibitors. */
  readonly meetingsClosed: boolean
}

/** The stored choices; the defaults where nothing was chosen. */
export async function standSettings(strapi: Core.Strapi): Promise<StandSettings> {
  const stored: Partial<Record<keyof StandSettings, unknown>> =
    (await strapi.db.query(SETTINGS).findOne({})) ?? {}
  return {
    leadMonths: Number(stored.leadMonths ?? LEAD_MONTHS),
    badgesPerUnit: Number(stored.badgesPerUnit ?? BADGES_PER_UNIT),
    contactWithoutReview: stored.contactWithoutReview === true,
    linksWithoutReview: stored.linksWithoutReview === true,
    meetingsClosed: stored.meetingsClosed === true,
  }
}

/** Stores the choices, through the rules of content: the site reads one of them. */
export async function saveStandSettings(strapi: Core.Strapi, data: StandSettings): Promise<void> {
  const documents = strapi.documents(SETTINGS)
  const stored = await documents.findFirst({})
  if (stored) await documents.update({ documentId: stored.documentId, data } as never)
  else await documents.create({ data } as never)
}
