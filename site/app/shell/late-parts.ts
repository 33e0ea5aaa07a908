import { type LocaleCode, localeCookie } from '~/i18n/locales.ts'
import { followOtherTabs, notePage } from './follow-other-tabs.ts'
import { keepFocus } from './kept-focus.ts'
import { type LearnWords, learnOtherWords } from './learn-other-words.ts'
import { followLive } from './live/follow-live.ts'
import { showLiveNotice } from './live/live-notice.ts'
import { showLivePlaces } from './live/live-places.ts'
import { prefetchRoutes } from './preload.ts'
import { followPush } from './push/follow-push.ts'
import { showSaveMarks } from './save-marks.ts'
import { startSavedSync } from './saved-sync.ts'
import type { ShellData } from './shell-data.ts'
import { countShown, type Matches } from './statistics/count-visit.ts'
import { showFocus } from './visible-focus.ts'
import { watchBuilds } from './watch-builds.ts'
import { whenIdle } from './when-idle.ts'
import { workOffline } from './work-offline.ts'

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
