import { keepSavedAlike } from './follow-account.ts'
import { type LearnWords, learnOtherWords } from './learn-other-words.ts'
import { followLive } from './live/follow-live.ts'
import { showLiveNotice } from './live/live-notice.ts'
import { showLivePlaces } from './live/live-places.ts'
import { followPush } from './push/follow-push.ts'
import { showSaveMarks } from './save-marks.ts'
import type { ShellData } from './shell-data.ts'
import { countShown, type Matches } from './statistics/count-visit.ts'
import { showFocus } from './visible-focus.ts'
import { whenIdle } from './when-idle.ts'
import { workOffline } from './work-offline.ts'

export { keepPageOffline } from './keep-page-offline.ts'

let hasStarted = false

/**
 * Begins what pages need some time after their start, one thing at a time: no page waits for it, and who
 * taps meanwhile is answered first.
 */
async function start(shell: ShellData | undefined, learnWords: LearnWords): Promise<void> {
  hasStarted = true
  document.addEventListener('focusin', showFocus)
  if (shell)
    learnOtherWords(new URL(shell.bases[shell.locale]).pathname.replace(/\/$/, ''), learnWords)
  for (const begin of [
    keepSavedAlike,
    showSaveMarks,
    showLivePlaces,
    showLiveNotice,
    followLive,
    workOffline,
    followPush,
  ]) {
    begin()
    await whenIdle()
  }
}

/** Hears of each page that is shown; the first one begins everything. */
export function showPage(matches: Matches, learnWords: LearnWords): void {
  if (!hasStarted) void start(matches[0]?.loaderData as ShellData | undefined, learnWords)
  countShown(matches)
}
