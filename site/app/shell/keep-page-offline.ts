import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { asksByItself, keptAddress } from './kept-pages.ts'
import { offlineMessages } from './offline-messages.ts'
import { pageLocale } from './page-locale.ts'
import { addToast, removeToast } from './store.ts'

/** Wait before the first retry, in ms; each further one waits twice as long, up to the longest. */
export const FIRST_RETRY_MS = 1000
export const MAX_RETRY_MS = 30_000

/** Results of the loaders of a navigation, by route. */
type Results = Readonly<Record<string, { readonly type: string; readonly result: unknown }>>

interface Failed {
  readonly url: string
  /** How long to wait before the next attempt, in ms. */
  readonly wait: number
  /** The message about it. */
  readonly toast: string
}

/** The navigation that got no answer last; null while there is a connection. */
let failed: Failed | null = null
let retry = (): void => undefined

/**
 * `fetch` rejects with a TypeError when there is no answer; an error of the server is an answer.
 */
const isUnanswered = (results: Results) =>
  Object.values(results).some(({ type, result }) => type === 'error' && result instanceof TypeError)

/**
 * Resolves after a time, when there is a connection again, when the visitor asks, and when the
 * navigation is aborted.
 */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    retry = end
  })

/**
 * Whether the worker can show a page without a connection. Not another part of the one that is
 * open: the kept version of that is open already.
 */
async function isKept(url: string): Promise<boolean> {
  const { pathname } = new URL(url)
  if (!navigator.serviceWorker?.controller) return false
  if (pathname === window.location.pathname && !asksByItself(pathname)) return false
  const options = { ignoreSearch: true, ignoreVary: true }
  return (await caches.match(keptAddress(url), options)) !== undefined
}

function showMessage(): string {
  const t = offlineMessages[pageLocale()]
  return addToast({
    text: t.noConnection,
    tone: 'error',
    action: {
      label: t.retry,
      onClick() {
        // A new message is shown if it fails again.
        if (failed) removeToast(failed.toast)
        if (failed) failed = { ...failed, toast: '' }
        retry()
      },
    },
  })
}

/**
 * Middleware of all navigations: without a connection the page stays, a message says so, and the
 * navigation is tried again by itself, on going online and by a button.
 */
export const keepPageOffline: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { url, signal } = request
  if (failed?.url === url) await pause(failed.wait, signal)
  const results = await next()
  if (signal.aborted) return results
  const same = failed?.url === url ? failed : null
  if (!isUnanswered(results)) {
    if (failed) removeToast(failed.toast)
    failed = null
    return results
  }
  if (await isKept(url)) {
    window.location.assign(url)
    return new Promise(() => undefined)
  }
  failed = {
    url,
    wait: same ? Math.min(same.wait * 2, MAX_RETRY_MS) : FIRST_RETRY_MS,
    toast: failed?.toast || showMessage(),
  }
  // Back and forward have changed the address already.
  throw (window.location.href.replace(/#.*/, '') === url ? replace : redirect)(url)
}
