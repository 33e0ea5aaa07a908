/** The thread in which the site renders its pages; `../main.ts` starts it. */

import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { loadBuiltSite } from '../load-site.ts'
import { createLog } from '../log.ts'
import { logUnhandledRejections } from '../log-unhandled-rejections.ts'
import { readSettings } from '../settings.ts'
import { answerCalls } from './answer-calls.ts'

/**
 * How much this thread steps back for others (nice, 0 to 19): where it leaves no processor free, who asks
 * for what is ready is answered first.
 */
const NICENESS = 5

if (parentPort) {
  // Of a thread; elsewhere than on Linux it would be that of the process.
  if (process.platform === 'linux') setPriority(NICENESS)
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  logUnhandledRejections(log)
  answerCalls(parentPort, async (host) =>
    (await loadBuiltSite()).createSite(settings, { ...host, log }),
  )
}
