import { noteNewerBuild } from './build-check.ts'

/** How often the site asks for the latest build, in ms (requirements 6.5). */
const BUILD_CHECK_MS = 60 * 60 * 1000

/** Asks `builds/latest.json` now and then whether another build than `buildId` is out. */
export function watchBuilds(buildId: string): void {
  const timer = window.setInterval(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`)
      const latest = (await response.json()) as { id?: string }
      if (!latest.id || latest.id === buildId) return
      window.clearInterval(timer)
      noteNewerBuild()
    } catch {
      // Offline or restarting: the next round asks again.
    }
  }, BUILD_CHECK_MS)
}
