import { daysEarlier, monthsLater } from '@beursvloer/contract/durations'
import { ASKED_DAYS } from '@beursvloer/contract/leads/terms'
import type { Core } from '@strapi/strapi'
import { standSettings } from '../fair/stand-settings'

/** Leads whose term has ended, and unanswered questions. */
export const expiredLeads = async (strapi: Core.Strapi, now: Date): Promise<object> => ({
  $or: [
    { scannedAt: { $lt: monthsLater(now, -(await standSettings(strapi)).leadMonths) } },
    { state: 'asked', scannedAt: { $lt: daysEarlier(now, ASKED_DAYS) } },
  ],
})
