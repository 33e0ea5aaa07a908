import { createThrowAway, type ThrowAway } from '../scripts/running/throw-away.ts'
import { type Family, startCms, startSite } from '../scripts/running/whole.ts'
import type { RunningSite } from './part.ts'

/** Throw-away installations, one per size of the fair, each started when it is first asked for. */
export function lazySites(family: Family): {
  site: (scale?: number) => Promise<RunningSite>
  remove: () => Promise<void>
} {
  const made: ThrowAway[] = []
  const started = new Map<number, Promise<RunningSite>>()
  const start = async (scale: number): Promise<RunningSite> => {
    const { settings, remove } = await createThrowAway(family, {
      scale,
      environment: { RATE_LIMITS: 'off' },
    })
    made.push({ settings, remove })
    await startCms(family, settings, 'production')
    const { pid } = await startSite(family, settings, 'production')
    return { address: `http://127.0.0.1:${settings.port}`, settings, pid }
  }
  return {
    site(scale = 1) {
      const running = started.get(scale) ?? start(scale)
      started.set(scale, running)
      return running
    },
    async remove() {
      await family.stop()
      for (const { remove } of made) remove()
    },
  }
}
