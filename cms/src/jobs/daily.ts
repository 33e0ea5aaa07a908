import { MINUTE_MS } from '@beursvloer/contract/durations'
import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import type { Core } from '@strapi/strapi'
import { type Job, runEach } from './run-each'

/** Until a daily job that failed is tried again, in ms. */
const RETRY_MS = 10 * MINUTE_MS

/**
 * Runs a job every day at a time of the fair's day, and again some time after a failure, for the lifetime
 * of this process.
 * @param rule the time, as cron writes it, with seconds
 * @returns a function that runs it after the run at hand
 */
export function runDaily(
  strapi: Core.Strapi,
  rule: string,
  job: Job,
): (now: Date) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  const run = (now: Date): Promise<void> => {
    last = last.then(async () => {
      clearTimeout(retry)
      if (await runEach(strapi, [job], now)) return
      retry = setTimeout(() => run(new Date()), RETRY_MS)
      retry.unref()
    })
    return last
  }
  const options = { rule, tz: FAIR_TIME_ZONE }
  strapi.cron.add({ [job.name]: { task: () => run(new Date()), options } })
  return run
}
