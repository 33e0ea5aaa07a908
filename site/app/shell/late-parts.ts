import { keepSavedAlike } from './follow-account.ts'
import { type LearnWords, learnOtherWords } from './learn-other-words.ts'
import { followLive } from './live/follow-live.ts'
import { followPush } from './push/follow-push.ts'
import { showSaveMarks } from './save-marks.ts'
import type { ShellData } from './shell-data.ts'
import { countShown, type Matches } from './statistics/count-visit.ts'
import { showFocus } from './visible-focus.ts'
import { workOffline } from './work-offline.ts'

export { keepPageOffline } from './keep-page-offline.ts'

let hasStarted = false

/** Begins what pages need some time after their start, fetched then: no page waits for it. */
function start(shell: ShellData | undefined, learnWords: LearnWords): void {
  hasStarted = true
  document.addEventListener('focusin', showFocus)
  keepSavedAlike()
  showSaveMarks()
  followLive()
  workOffline()
  followPush()
  if (shell)
    learnOtherWords(new URL(shell.bases[shell.locale]).pathname.replace(/\/$/, ''), learnWords)
}

/** Hears of each page that is shown; the first one begins everything. */
export function showPage(matches: Matches, learnWords: LearnWords): void {
  if (!hasStarted) start(matches[0]?.loaderData as ShellData | undefined, learnWords)
  countShown(matches)
}
