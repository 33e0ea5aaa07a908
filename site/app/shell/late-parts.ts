import { type LocaleCode, localeCookie } from '~/i18n/locales.ts'
import type { learnWords } from '~/ui/hyphenation/page-words.ts'
import { loadUser, showUser } from './account-state.ts'
import { noteNewerBuild } from './build-check.ts'
import { hasSession } from './early-script.ts'
import { keepFocus } from './kept-focus.ts'
import { followLive } from './live/follow-live.ts'
import { showLiveNotice } from './live/live-notice.ts'
import { showLivePlaces } from './live/live-places.ts'
import type { PageHandle } from './page-handle.ts'
import { prefetchRoutes } from './preload.ts'
import { followPush } from './push/follow-push.ts'
import { showSaveMarks } from './save-marks.ts'
import { showSavedCounts } from './saved-count.ts'
import { changeSaved, entryOf } from './saved-store.ts'
import type { ShellData } from './shell-data.ts'
import { countShown, type Matches } from './statistics/count-visit.ts'
import { useShell } from './store.ts'
import { whenIdle } from './when-idle.ts'
import { workOffline } from './work-offline.ts'

/** Storage key of an earlier version of the site, for ids of programme items. */
const EARLIER_KEY = 'programma-bewaard'

/** Takes over the entries that an earlier version of the site saved in this browser, once. */
export function migrateSavedItems(): void {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(EARLIER_KEY) ?? '[]')
    for (const id of Array.isArray(ids) ? ids : []) {
      if (typeof id === 'string' && !entryOf('session', id))
        changeSaved('session', id, { saved: true })
    }
    localStorage.removeItem(EARLIER_KEY)
  } catch {
    // A closed storage, or something else in it.
  }
}

/**
 * Syncs this device's saved entries with the current user's account, as long as somebody is signed
 * in.
 */
function startSavedSync(): void {
  migrateSavedItems()
  let account: number | null = null
  let end: (() => void) | undefined
  const follow = () => {
    const id = useShell.getState().strapiUser?.id ?? null
    if (id === account) return
    account = id
    end?.()
    end = undefined
    if (id === null) return
    void import('./sync-saved.ts')
      .then(({ syncSaved }) => {
        if (id === account) end = syncSaved(id)
      })
      // No connection: the next page or the next sign-in tries again.
      .catch(() => {
        if (id === account) account = null
      })
  }
  useShell.subscribe(follow)
  follow()
}

let isPersonal = false

/** Notes whether the page that is shown belongs to one visitor. */
function notePage(matches: Matches): void {
  const handle = matches.at(-1)?.handle as PageHandle | undefined
  isPersonal = handle?.audience === 'personal'
}

/**
 * Asks for the current user when the visitor comes back to the page: meanwhile another tab may have
 * signed in or out. A page of somebody who is not signed in any more is loaded anew, which leads to
 * the form for signing in.
 */
function followOtherTabs(): void {
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState !== 'visible') return
    const before = useShell.getState().strapiUser
    if (hasSession()) await loadUser()
    else showUser(null)
    const isGone = before && before.id !== useShell.getState().strapiUser?.id
    if (isGone && isPersonal) window.location.reload()
  })
}

/** How often the site asks for the latest build, in ms (requirements 6.5). */
const BUILD_CHECK_MS = 60 * 60 * 1000

/** Asks `builds/latest.json` now and then whether another build than `buildId` is out. */
function watchBuilds(buildId: string): void {
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

/**
 * How long new content may push the focused element out of sight again, in ms: messages of the
 * field before.
 */
const SETTLING_MS = 500

let observer: ResizeObserver | null = null

/**
 * Brings the element focused by keyboard wholly into sight; browsers are content with a visible
 * part. A drawing that zooms moves itself.
 */
function showFocus({ target }: FocusEvent): void {
  observer?.disconnect()
  if (!(target instanceof Element) || target.closest('[data-live]')) return
  if (!target.matches(':focus-visible')) return
  // A link that covers a cell is as large as the cell.
  const cell = target.matches('.link-cover') && target instanceof HTMLElement && target.offsetParent
  const seen = cell || target
  const show = () => seen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  show()
  const watching = new ResizeObserver(show)
  watching.observe(document.body)
  setTimeout(() => watching.disconnect(), SETTLING_MS)
  observer = watching
}

/** Takes in words; of the first page, which has it anyway. */
type LearnWords = typeof learnWords

/** Milliseconds after which words of other pages are fetched; selecting does so before. */
const WORDS_AFTER = 3000

/**
 * Loads the hyphenation of the next pages' words, and removes soft hyphens when text is copied.
 * @param prefix path prefix of the language, `''` or `/en`
 */
function learnOtherWords(prefix: string, learnWords: LearnWords): void {
  const learn = () => {
    clearTimeout(timer)
    document.removeEventListener('selectstart', learn)
    // Without a connection words break as they did.
    import('~/ui/hyphenation/fetch-words.ts').then(
      ({ fetchWords }) => fetchWords(prefix, learnWords),
      () => undefined,
    )
  }
  const timer = setTimeout(learn, WORDS_AFTER)
  // A selection is probably about to be copied.
  document.addEventListener('selectstart', learn)
}

export { keepPageOffline } from './keep-page-offline.ts'

let hasStarted = false

/** Remembers the language of the page for the next visit. */
function rememberLocale(locale: LocaleCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = localeCookie(locale, window.location.protocol === 'https:')
}

/**
 * Starts the late parts of pages, one at a time: no page waits for them, and a tap meanwhile is
 * handled first.
 */
async function start(shell: ShellData | undefined, learnWords: LearnWords): Promise<void> {
  hasStarted = true
  document.addEventListener('focusin', showFocus)
  keepFocus()
  followOtherTabs()
  if (shell) {
    rememberLocale(shell.locale)
    watchBuilds(shell.buildId)
    learnOtherWords(new URL(shell.bases[shell.locale]).pathname.replace(/\/$/, ''), learnWords)
  }
  for (const begin of [
    startSavedSync,
    showSaveMarks,
    showSavedCounts,
    showLivePlaces,
    showLiveNotice,
    followLive,
    workOffline,
    followPush,
    () => shell && prefetchRoutes(shell.buildId),
  ]) {
    begin()
    await whenIdle()
  }
}

/** Called after each navigation; the first call starts the deferred features. */
export function showPage(matches: Matches, learnWords: LearnWords): void {
  if (!hasStarted) void start(matches[0]?.loaderData as ShellData | undefined, learnWords)
  notePage(matches)
  countShown(matches)
}
