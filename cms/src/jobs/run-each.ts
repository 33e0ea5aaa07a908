import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'

/** Does its work when that is due; under a lock, so several processes may. */
export type Job = (strapi: Core.Strapi, now: Date) => Promise<void>

/**
 * Runs jobs one after the other; one that fails is logged and holds up no other.
 * @returns whether none failed
 */
export async function runEach(
  strapi: Core.Strapi,
  jobs: readonly Job[],
  now: Date,
): Promise<boolean> {
  let isWell = true
  for (const job of jobs)
    await job(strapi, now).catch((error) => {
      isWell = false
      strapi.log.error(`${job.name} failed: ${errorName(error)}`)
    })
  return isWell
}
