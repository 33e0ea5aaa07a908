import type { Core } from '@strapi/strapi'

/** From a backup until it was put back (`scripts/backup/after-restore.ts`), both ISO 8601. */
interface UnknownPeriod {
  readonly from: string
  readonly until: string
}

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'unknown-period' })

/** Whether what was due at a moment may have been sent already, and a restore has lost that. */
export async function mayHaveBeenSent(strapi: Core.Strapi, due: Date): Promise<boolean> {
  const period = (await store(strapi).get({})) as UnknownPeriod | null
  return !!period && new Date(period.from) <= due && due <= new Date(period.until)
}
