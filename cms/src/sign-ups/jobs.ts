import { SECOND_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'
import { wakeOutbox } from '../mail/worker'
import { wakePushSender } from '../push/worker'
import { tellChanges } from './changes'
import { markAbsent } from './door/absent'
import { readItems } from './item'
import { pushChanges } from './pushes/changes'
import { pushSoon } from './pushes/soon'
import { refreshPlaces } from './refresh-places'
import { remindTomorrow } from './reminders'
import { itemsInStates, type SignUpRow, signUpsOf } from './rows'
import { notifySavers } from './savers'
import { withSignUpLock } from './transaction'

/** How often what is due is looked for, in ms: everybody hears of a change within a minute. */
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

/** Ends what lapsed and offers what is free, an item at a time; also what a higher capacity made free. */
async function settleDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const item of (await readItems(strapi, await itemsDue(strapi, now))).values())
    await withSignUpLock(strapi, now, (work) => refreshPlaces(work, item))
}

/** Does what is due at a moment. Each part is a transaction with a lock: several processes may do it. */
async function runSignUpJobs(strapi: Core.Strapi, now: Date): Promise<void> {
  await settleDue(strapi, now)
  await tellChanges(strapi, now)
  await notifySavers(strapi, now)
  await remindTomorrow(strapi, now)
  await pushChanges(strapi, now)
  await pushSoon(strapi, now)
  await markAbsent(strapi, now)
  wakeOutbox(strapi)
  wakePushSender(strapi)
}

/** Does what is due, again and again, for as long as this process runs. */
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

  /** Does what is due at a moment. */
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

/** Stops, after what is being done. */
export const stopSignUpJobs = (strapi: Core.Strapi): Promise<void> => jobsOf(strapi).stop()
