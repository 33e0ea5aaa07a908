import type { Child } from '../../scripts/running/child.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { completeSettings, type Settings } from '../../scripts/running/settings.ts'
import { createProcessGroup, type ProcessGroup, startSite } from '../../scripts/running/stack.ts'
import { hasNginx, startProxy } from '../nginx.ts'
import type { Part } from '../part.ts'
import { letVisitorsIn, type Tally } from '../restart-load.ts'

const RESTARTS = 20

/** A process of the site beside the others of an installation, on a port of its own. */
const siteBeside = async ({ environment, siteUrl }: Settings): Promise<Settings> =>
  completeSettings({
    ...environment,
    SITE_URL: siteUrl,
    PORT: String(await findFreePort()),
    // The default: the throw-away installations of tests have no delay.
    SHUTDOWN_DELAY: '1',
  })

const start = (processes: ProcessGroup, settings: Settings) =>
  startSite(processes, settings, 'production', undefined, { logName: `site-${settings.port}` })

/** Stops and starts each process in turn, under load, and tells what the visitors met. */
async function restart(
  processes: ProcessGroup,
  installation: Settings,
  sites: readonly Settings[],
  address: string,
): Promise<{ pages: Tally; forms: Tally }> {
  const running: Child[] = []
  for (const site of sites) running.push(await start(processes, site))
  const { FORM_SECRET = '' } = installation.environment
  const visitors = letVisitorsIn(address, installation.siteUrl, FORM_SECRET)
  for (let round = 0; round < RESTARTS; round += 1) {
    for (const [at, site] of sites.entries()) {
      await running[at]?.stop()
      running[at] = await start(processes, site)
    }
  }
  await visitors.stop()
  for (const child of running) await child.stop()
  return visitors
}

const inWords = (tally: Tally): string =>
  [...tally].map(([what, times]) => `${what}: ${times.toLocaleString('en')}`).join(', ')

/** Restarts under load: what is under way ends well, and what comes is served or refused. */
const part: Part = {
  title: 'Restarts under load',
  budget:
    'one process: 0 resets and 0 × 503, only refused connections while it starts; two behind nginx: 0 failures',
  async run(context) {
    const { settings } = await context.site()
    const processes = createProcessGroup()
    const rows: string[][] = []
    try {
      const alone = await siteBeside(settings)
      const address = `http://127.0.0.1:${alone.port}`
      const one = await restart(processes, settings, [alone], address)
      rows.push(['one process', inWords(one.pages), inWords(one.forms)])
      if (hasNginx()) {
        const pair = [await siteBeside(settings), await siteBeside(settings)]
        const proxy = await startProxy(pair.map(({ port }) => port))
        const two = await restart(processes, settings, pair, proxy.address)
        rows.push(['two behind nginx, in turn', inWords(two.pages), inWords(two.forms)])
        await proxy.stop()
      }
    } finally {
      await processes.stop()
    }
    return {
      table: { columns: ['', 'pages', 'forms'], rows },
      notes: [
        `${RESTARTS} restarts of each process with SIGTERM, 15 connections that ask for pages and a form every tenth of a second. What stands before the colon is the status, or the error of the connection.`,
      ],
    }
  },
}

export default part
