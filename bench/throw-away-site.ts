import { findFreePort } from '../scripts/running/ports.ts'
import { buildWhatChanged } from '../scripts/running/prepare.ts'
import type { Settings } from '../scripts/running/settings.ts'
import { leanSite, type ProcessGroup, startCms, startSite } from '../scripts/running/stack.ts'
import { createThrowAway, type ThrowAway } from '../scripts/running/throw-away.ts'
import type { PartContext, RunningSite, SiteOptions } from './part.ts'

/** Throw-away installations, one per size of the fair, each started when it is first asked for. */
export function lazySites(processes: ProcessGroup): {
  site: PartContext['site']
  remove: () => Promise<void>
} {
  const made: ThrowAway[] = []
  const started = new Map<string, Promise<RunningSite>>()
  const start = async (scale: number, options: SiteOptions): Promise<RunningSite> => {
    const { inspected, environment } = options
    const { settings, remove } = await createThrowAway(processes, {
      scale,
      environment: { RATE_LIMITS: 'off', ...environment },
    })
    made.push({ settings, remove })
    const inspectors = inspected
      ? { cms: await findFreePort(), site: await findFreePort() }
      : undefined
    await buildWhatChanged(processes, settings, ['cms', 'site'])
    await startCms(processes, withInspector(settings, '', inspectors?.cms), 'production')
    const own = withInspector(settings, leanSite.NODE_OPTIONS, inspectors?.site)
    const { pid } = await startSite(processes, own, 'production')
    const address = `http://127.0.0.1:${settings.port}`
    return { address, settings, pid, ...(inspectors ? { inspectors } : {}) }
  }
  return {
    site(scale = 1, options = {}) {
      const name = JSON.stringify([scale, options])
      const running = started.get(name) ?? start(scale, options)
      started.set(name, running)
      return running
    },
    async remove() {
      await processes.stop()
      for (const { remove } of made) remove()
    },
  }
}

/** The settings of a process that is inspected on a port. */
function withInspector(settings: Settings, options: string, port: number | undefined): Settings {
  if (port === undefined) return settings
  const NODE_OPTIONS = `${options} --inspect=127.0.0.1:${port}`.trim()
  return { ...settings, environment: { ...settings.environment, NODE_OPTIONS } }
}
