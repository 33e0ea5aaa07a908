import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from '../../scripts/running/child.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { completeSettings, type Settings } from '../../scripts/running/settings.ts'
import { createProcessGroup, type ProcessGroup, startSite } from '../../scripts/running/stack.ts'
import { inWords, type Part } from '../harness.ts'
import { noNginx, startProxy } from '../nginx.ts'

const RESTARTS = 20
/** People who look at one page after the other. */
const READERS = 15
const PATHS = ['/faq', '/', '/programma', '/standhouders', '/en/faq', '/sprekers']
/** Before who was refused asks again, in ms. */
const PAUSE_MS = 20

/** A process of the site beside the others of an installation, on a port of its own. */
const siteBeside = async ({ environment, siteUrl }: Settings): Promise<Settings> =>
  completeSettings({
    ...environment,
    SITE_URL: siteUrl,
    PORT: String(await findFreePort()),
    // The default: the throw-away installations of tests have no delay.
    SHUTDOWN_DELAY: '1',
  })

/** People who ask until they are stopped, which gives how often they met with a status or an error. */
function letVisitorsIn(address: string): () => Promise<string> {
  const tally = new Map<string, number>()
  let isOver = false
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let at = reader; !isOver; at += 1) {
      const outcome = await fetch(address + PATHS[at % PATHS.length]).then(
        async (response) => {
          await response.arrayBuffer()
          return `${response.status}`
        },
        ({ cause }) => `${cause?.code ?? cause}`,
      )
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
      if (outcome === 'ECONNREFUSED') await wait(PAUSE_MS)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(readers)
    return [...tally].map(([outcome, times]) => `${outcome}: ${inWords(times)}`).join(', ')
  }
}

/** Stops and starts each process in turn, under load, and tells what the visitors met. */
async function restartInTurn(
  processes: ProcessGroup,
  sites: readonly Settings[],
  address: string,
): Promise<string> {
  const start = (site: Settings) =>
    startSite(processes, site, 'production', undefined, { logName: `site-${site.port}` })
  const running = new Map<Settings, Child>()
  for (const site of sites) running.set(site, await start(site))
  const visitorsLeave = letVisitorsIn(address)
  for (let round = 0; round < RESTARTS; round += 1) {
    for (const [site, child] of running) {
      await child.stop()
      running.set(site, await start(site))
    }
  }
  const met = await visitorsLeave()
  for (const child of running.values()) await child.stop()
  return met
}

/** Restarts under load: what is under way ends well, and what comes is served or refused. */
const part: Part = {
  title: 'Restarts under load',
  budget:
    'one process: 0 resets and 0 × 503, only refused connections while it starts; two behind nginx: 0 failures',
  async run(site) {
    if (noNginx) return noNginx
    const { settings } = await site()
    const processes = createProcessGroup()
    try {
      const alone = await siteBeside(settings)
      const single = await restartInTurn(processes, [alone], `http://127.0.0.1:${alone.port}`)
      const pair = [await siteBeside(settings), await siteBeside(settings)]
      const proxy = await startProxy(pair.map(({ port }) => port))
      const both = await restartInTurn(processes, pair, proxy.address)
      await proxy.stop()
      return {
        columns: ['', 'pages'],
        rows: [
          ['one process', single],
          ['two behind nginx, in turn', both],
        ],
        notes: [
          `${RESTARTS} restarts of each process with SIGTERM, ${READERS} people who look at pages. What stands before the colon is the status, or the error of the connection.`,
        ],
      }
    } finally {
      await processes.stop()
    }
  },
}

export default part
