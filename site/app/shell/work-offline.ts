import { languageTags } from '@beursvloer/contract/language-tags'
import { SIGN_OUT_PAGE, WITHOUT_INTERNET_PAGE } from '@beursvloer/contract/page-addresses'
import { clearPersonalData } from './clear-personal-data.ts'
import { isConnectionTold } from './connection-told.ts'
import { hasSession } from './early-script.ts'
import { CACHES, filtersIn } from './kept-pages.ts'
import { keptSince } from './kept-since.ts'
import { offlineMessages } from './offline-messages.ts'
import { pageLocale } from './page-locale.ts'
import { onSavedChange, readSaved } from './saved-store.ts'
import { addToast, removeToast, useShell } from './store.ts'
import { whenIdle } from './when-idle.ts'

/** Where a device remembers that its session has yet to end at the server. */
const STORAGE_KEY = 'uitloggen'

/**
 * Ends the session as far as this device can by itself: without its mark no page asks for the
 * current user.
 */
export function noteSignOut(): void {
  try {
    localStorage.setItem(STORAGE_KEY, '1')
  } catch {
    // The server ends it now, or the page reports a failure.
    return
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = 'signed-in=; Path=/; Max-Age=0'
}

/**
 * Ends the session at the server where that was asked without a connection. Not one that somebody has begun
 * since: it has its mark.
 */
export async function finishSignOut(): Promise<void> {
  try {
    if (!localStorage.getItem(STORAGE_KEY)) return
    if (!hasSession()) await fetch(SIGN_OUT_PAGE, { method: 'POST', redirect: 'manual' })
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Still no connection: the next page tries again.
  }
}

/** How long after the first thing is saved the fair is offered, in ms. */
const OFFER_MS = 5000

const messages = () => offlineMessages[pageLocale()]

/** "om 10:32"; on another day "op 17 maart om 10:32". */
function inWords(ms: number): string {
  const t = messages()
  const at = new Date(ms)
  const language = languageTags[pageLocale()]
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return at.toDateString() === new Date().toDateString()
    ? t.today(at.toLocaleTimeString(language, time))
    : t.earlier(at.toLocaleString(language, { ...time, day: 'numeric', month: 'long' }))
}

/** Says when a page is a kept one, and when there is no connection. */
function tellConnection(): void {
  const t = messages()
  let shown = ''
  const say = (text: string, action?: { label: string; onClick: () => void }) => {
    removeToast(shown)
    shown = addToast({ text, tone: 'info', stays: true, ...(action && { action }) })
  }
  const reload = { label: t.refresh, onClick: () => window.location.reload() }
  const since = keptSince()
  if (since !== null) say(t.kept(inWords(since)), reload)
  else
    window.addEventListener('offline', () => {
      if (!isConnectionTold()) say(t.offline)
    })
  window.addEventListener('online', () => {
    if (since === null) removeToast(shown)
    else say(t.online, reload)
  })
}

/** Tells the service worker which files the page uses: they were fetched before it saw requests. */
async function keepThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ used: [...used, window.location.href.replace(/#.*/, '')] })
}

/** Whether something is being typed or chosen. */
const isFilledIn = () => document.activeElement?.matches('input, select, textarea') ?? false

/** Whether a form signs out: that of the menu, or that of the page. */
const signsOut = ({ target }: Event) =>
  target instanceof HTMLFormElement && /\/uitloggen$/.test(new URL(target.action).pathname)

/** Deletes cached personal data on sign-out, also offline, and when the session has ended. */
function forgetPersonal(): void {
  const look = () => {
    if (!hasSession()) caches.delete(CACHES.personal).catch(() => undefined)
  }
  document.addEventListener('submit', (event) => {
    if (!signsOut(event)) return
    clearPersonalData()
    noteSignOut()
  })
  window.addEventListener('online', () => void finishSignOut())
  void finishSignOut()
  useShell.subscribe(({ strapiUser }, before) => {
    if (before.strapiUser && !strapiUser) look()
  })
  look()
}

/** Puts the filters back that the worker had to leave out of the address. */
function restoreFilters(): void {
  const { pathname, hash } = window.location
  const filters = filtersIn(hash)
  if (!filters) return
  // The router follows the address as it does for back and forward.
  window.history.replaceState(window.history.state, '', pathname + filters)
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
}

/**
 * After the first saved entry: offers to keep the whole fair on the device. Once on a device, and
 * not where it is kept already.
 */
function offerFair(isKept: () => boolean): void {
  const anything = () => readSaved().entries.some(({ saved }) => saved)
  if (anything()) return
  const end = onSavedChange(() => {
    if (!anything()) return
    end()
    if (isKept()) return
    const t = messages()
    const address = `${pageLocale() === 'en' ? '/en' : ''}${WITHOUT_INTERNET_PAGE}`
    const action = { label: t.offerMore, onClick: () => window.location.assign(address) }
    // Not between this tap and the next.
    setTimeout(() => addToast({ text: t.offer, tone: 'info', action }), OFFER_MS)
  })
}

/**
 * Keeps pages on the device, and shows the state of the connection. Begins when the first page is
 * idle.
 */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return
  tellConnection()
  restoreFilters()
  forgetPersonal()
  const begin = async () => {
    const { controller } = navigator.serviceWorker
    if (!isFilledIn()) controller?.postMessage({ opened: true })
    await navigator.serviceWorker.register('/service-worker.js')
    if (!controller) void keepThisPage()
    const { isDue, syncFair, keptFair } = await import('./sync-fair.ts')
    offerFair(() => keptFair() !== null)
    const kept = keptFair()
    if (kept && isDue(kept, Date.now())) await syncFair(kept.locale)
  }
  // Storage that is refused or full, or no connection: the site works as it does without.
  void whenIdle()
    .then(begin)
    .catch(() => undefined)
}
