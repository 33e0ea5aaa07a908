import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import type { Core } from '@strapi/strapi'
import { deleteOldDoors } from '../live/facts'
import { errorName } from '../logging/error-name'
import { removeOrphans } from '../private-files/storage'
import { deleteOldMisses } from '../search-misses/misses'
import { deleteFullBuckets } from '../sign-in-limits/failure-limits'
import { keepStatistics } from '../statistics/keep-statistics'
import { deleteOldLinks } from '../visitors/sign-in/sign-in-link'
import { emptyWastebasket } from '../wastebasket/items'
import { deletionSteps } from './delete-expired'

/** Every night, in the time of the fair. */
const NIGHTLY = { rule: '0 30 3 * * *', tz: FAIR_TIME_ZONE }

/** The files that submissions and profiles of visitors have. */
async function knownFiles(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const rows: { storedAs: string }[] = await strapi.db
    .query('api::submission-file.submission-file')
    .findMany({ select: ['storedAs'] })
  const profiles: { photo: string }[] = await strapi.db
    .query('api::visitor-profile.visitor-profile')
    .findMany({ select: ['photo'], where: { photo: { $notNull: true } } })
  return new Set([...rows.map(({ storedAs }) => storedAs), ...profiles.map(({ photo }) => photo)])
}

/**
 * Deletes what has been kept long enough, and files that no row names. What cannot be deleted is logged,
 * and keeps nothing else.
 */
async function runRetentionJob(strapi: Core.Strapi, now: Date): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [
    ...deletionSteps(strapi, now),
    () => deleteFullBuckets(strapi, now),
    () => deleteOldMisses(strapi, now),
    () => deleteOldLinks(strapi, now),
    () => deleteOldDoors(strapi, now),
    () => emptyWastebasket(strapi, now),
    () => keepStatistics(strapi, now),
    async () => removeOrphans(await knownFiles(strapi), now),
  ]
  for (const step of steps)
    try {
      await step()
    } catch (error) {
      strapi.log.error(`What has expired could not be deleted: ${errorName(error)}`)
    }
}

/** Runs the job now and every night. */
export async function startRetentionJob(strapi: Core.Strapi): Promise<void> {
  strapi.add('retention', { run: (now: Date) => runRetentionJob(strapi, now) })
  strapi.cron.add({
    retention: { task: () => runRetentionJob(strapi, new Date()), options: NIGHTLY },
  })
  await runRetentionJob(strapi, new Date())
}
