import { createThrowAway, type ThrowAway } from '../scripts/running/throw-away.ts'
import { type Family, startCms, startSite } from '../scripts/running/whole.ts'
import type { RunningSite } from './part.ts'

/** A throw-away installation that starts when it is first asked for. */
export function lazySite(family: Family): {
  site: () => Promise<RunningSite>
  remove: () => Promise<void>
} {
  let made: ThrowAway | undefined
  let started: Promise<RunningSite> | undefined
  const start = async (): Promise<RunningSite> => {
    made = await createThrowAway(family, { environment: { RATE_LIMITS: 'off' } })
    await startCms(family, made.settings, 'production')
    await startSite(family, made.settings, 'production')
    return { address: `http://127.0.0.1:${made.settings.port}`, settings: made.settings }
  }
  return {
    site() {
      started ??= start()
      return started
    },
    async remove() {
      await family.stop()
      made?.remove()
    },
  }
}
