import { daysEarlier, monthsLater } from '@beursvloer/contract/durations'
import { ASKED_DAYS, LEAD_MONTHS } from '@beursvloer/contract/leads'
import type { Core } from '@strapi/strapi'

/** How long leads are kept after the last scan, in months. */
async function leadMonths(strapi: Core.Strapi): Promise<number> {
  const settings = await strapi.db.query('api::form-settings.form-settings').findOne({})
  return settings?.leadMonths ?? LEAD_MONTHS
}

/** Leads whose term ended, and questions that nobody answered. */
export const expiredLeads = async (strapi: Core.Strapi, now: Date): Promise<object> => ({
  $or: [
    { scannedAt: { $lt: monthsLater(now, -(await leadMonths(strapi))) } },
    { state: 'asked', scannedAt: { $lt: daysEarlier(now, ASKED_DAYS) } },
  ],
})
