/** Loads the next page from the server once a newer build of the site is out (requirements 6.5). */

/** No second reload of one path within 10 s (requirements 13.2). */
export const RELOAD_GUARD_MS = 10_000

let isNewer = false

/** Whether a newer build than that of the page was noticed. */
export const isNewerBuildOut = () => isNewer

export function noteNewerBuild(): void {
  isNewer = true
}

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
  // Also where the clock was set back.
  if (Math.abs(now - last) < RELOAD_GUARD_MS) return false
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
