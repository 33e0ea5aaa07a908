import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'

/** Does its work when that is due; under a lock, so several processes may. */
export type Job = (strapi: Core.Strapi, now: Date) => Promise<void>

interface Runs {
  /** When it last ran without a failure, or first began. */
  wellAt: number
  failures: number
}

const runs = new Map<string, Runs>()
/** The jobs that this process has begun, by their names. */
export const jobRuns: ReadonlyMap<string, Readonly<Runs>> = runs

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
  for (const job of jobs) {
    const run = runs.get(job.name) ?? { wellAt: Date.now(), failures: 0 }
    runs.set(job.name, run)
    try {
      await job(strapi, now)
      run.wellAt = Date.now()
    } catch (error) {
      isWell = false
      run.failures += 1
      strapi.log.error(`${job.name} failed: ${errorName(error)}`)
    }
  }
  return isWell
}
