import { SECOND_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'
import { wakeOutbox } from '../mail/worker'
import { wakePushSender } from '../push/worker'
import { notifyChanges } from './changes'
import { markAbsent } from './door/absent'
import { notifyFavourites } from './favourites'
import { readItems } from './item'
import { pushChanges } from './pushes/changes'
import { pushSoon } from './pushes/soon'
import { refreshPlaces } from './refresh-places'
import { remindTomorrow } from './reminders'
import { itemsInStates, type SignUpRow, signUpsOf } from './rows'
import { withSignUpLock } from './transaction'

/** Interval of the jobs, in ms: every change is notified within a minute. */
const INTERVAL_MS = 10 * SECOND_MS

/** Items where something lapsed, or somebody waits. */
async function itemsDue(strapi: Core.Strapi, now: Date): Promise<readonly string[]> {
  const lapsed: Pick<SignUpRow, 'item'>[] = await signUpsOf(strapi).findMany({
    select: ['item'],
    where: { state: { $in: ['held', 'offered'] }, until: { $lte: now } },
  })
  const waiting = await itemsInStates(strapi, ['waiting'])
  return [...new Set([...lapsed.map(({ item }) => item), ...waiting])]
}

/**
 * Ends lapsed reservations and offers and offers free places, one item at a time; also the places
 * of a raised capacity.
 */
async function settleDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const item of (await readItems(strapi, await itemsDue(strapi, now))).values())
    await withSignUpLock(strapi, now, (work) => refreshPlaces(work, item))
}

/** Runs all due jobs. Each is a transaction with a lock, so several processes may run them. */
async function runSignUpJobs(strapi: Core.Strapi, now: Date): Promise<void> {
  await settleDue(strapi, now)
  await notifyChanges(strapi, now)
  await notifyFavourites(strapi, now)
  await remindTomorrow(strapi, now)
  await pushChanges(strapi, now)
  await pushSoon(strapi, now)
  await markAbsent(strapi, now)
  wakeOutbox(strapi)
  wakePushSender(strapi)
}

/** Runs the due jobs at an interval for the lifetime of this process. */
class SignUpJobs {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private isStopped = false

  constructor(private readonly strapi: Core.Strapi) {}

  start(): void {
    if (this.isStopped) return
    this.timer = setTimeout(() => {
      this.running = this.run(new Date())
        .catch((error) => {
          this.strapi.log.error(`What is due of sign-ups could not be done: ${errorName(error)}`)
        })
        .finally(() => this.start())
    }, INTERVAL_MS)
    this.timer.unref()
  }

  /** Runs the jobs due at a moment. */
  run(now: Date): Promise<void> {
    return runSignUpJobs(this.strapi, now)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }
}

const SERVICE = 'sign-up-jobs'
const jobsOf = (strapi: Core.Strapi) => strapi.get(SERVICE) as SignUpJobs

/** Makes the jobs, which do nothing until they are started. */
export function registerSignUpJobs(strapi: Core.Strapi): void {
  strapi.add(SERVICE, new SignUpJobs(strapi))
}

export const startSignUpJobs = (strapi: Core.Strapi): void => jobsOf(strapi).start()

/** Stops after the current run. */
export const stopSignUpJobs = (strapi: Core.Strapi): Promise<void> => jobsOf(strapi).stop()
