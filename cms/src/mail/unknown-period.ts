import type { Core } from '@strapi/strapi'

/** From a backup until its restore (`scripts/backup/after-restore.ts`), both ISO 8601. */
interface UnknownPeriod {
  readonly from: string
  readonly until: string
}

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'unknown-period' })

/** Whether a mail due at that time may have been sent in a period that a restore lost. */
export async function mayHaveBeenSent(strapi: Core.Strapi, due: Date): Promise<boolean> {
  const period = (await store(strapi).get({})) as UnknownPeriod | null
  return !!period && new Date(period.from) <= due && due <= new Date(period.until)
}
