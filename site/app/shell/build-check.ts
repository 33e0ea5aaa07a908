/** Notices a newer build of the site and reloads on the next navigation (requirements 6.5). */

/** How often the site asks for the latest build, in ms. */
const BUILD_CHECK_MS = 60 * 60 * 1000
/** No second reload of one path within 10 s (requirements 13.2). */
export const RELOAD_GUARD_MS = 10_000

const markerKey = (path: string) => `reload:${path}`

/**
 * Whether a reload of `path` may happen now, and if so remembers it for 10 s, so that a build that
 * never arrives cannot make the page reload for ever.
 */
export function claimReload(
  path: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
): boolean {
  const last = Number(storage.getItem(markerKey(path)) ?? Number.NEGATIVE_INFINITY)
  if (now - last < RELOAD_GUARD_MS) return false
  storage.setItem(markerKey(path), String(now))
  return true
}

/** Loads `url` anew from the server unless that was done less than 10 s ago. */
export function reloadTo(url: string): boolean {
  const { pathname } = new URL(url, window.location.href)
  try {
    if (!claimReload(pathname, window.sessionStorage, Date.now())) return false
  } catch {
    // Storage refused (private mode, quota): without a guard a reload could loop.
    return false
  }
  window.location.assign(url)
  return true
}

/**
 * Asks `builds/latest.json` now and then whether another build than `buildId` is out.
 *
 * @param onNewer called once, at the first newer build
 * @returns stops asking
 */
export function watchBuilds(buildId: string, onNewer: () => void): () => void {
  const timer = window.setInterval(async () => {
    if (document.visibilityState === 'hidden') return
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`)
      const latest = (await response.json()) as { id?: string }
      if (!latest.id || latest.id === buildId) return
      window.clearInterval(timer)
      onNewer()
    } catch {
      // Offline or restarting: the next round asks again.
    }
  }, BUILD_CHECK_MS)
  return () => window.clearInterval(timer)
}
