/** The thread in which the site renders its pages; `../main.ts` starts it. */

import { parentPort } from 'node:worker_threads'
import { loadBuiltSite } from '../load-site.ts'
import { createLog } from '../log.ts'
import { logUnhandledRejections } from '../log-unhandled-rejections.ts'
import { readSettings } from '../settings.ts'
import { answerCalls } from './answer-calls.ts'

if (parentPort) {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel, settings.sentryDsn)
  logUnhandledRejections(log)
  answerCalls(
    parentPort,
    async (host) => (await loadBuiltSite()).createSite(settings, { ...host, log }),
    settings.cmsInternalUrls,
  )
}
