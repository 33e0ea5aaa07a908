import { openShown } from './shown-database.ts'

/**
 * The reason why a device gets no push messages (requirements 24.6). `ios`: only once the site is
 * on the home screen; `storage`: no IndexedDB; `dismissed`: asked, and not answered; `worker`,
 * `subscription`, `token`: one of the three steps failed; `service`: a push service that the
 * organiser does not send to.
 */
export type PushProblem =
  | 'unsupported'
  | 'ios'
  | 'storage'
  | 'blocked'
  | 'dismissed'
  | 'worker'
  | 'subscription'
  | 'service'
  | 'token'
  | 'full'
  | 'offline'

export class PushFailure extends Error {
  readonly problem: PushProblem

  constructor(problem: PushProblem) {
    super(`No push messages: ${problem}`)
    this.problem = problem
  }
}

/** Safari on a phone or tablet gives push messages to sites on the home screen alone. */
const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

/**
 * The reason why this browser cannot get push messages, as far as known without asking; null: none.
 */
export function findPushProblem(): PushProblem | null {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return isIos() ? 'ios' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

/** Whether the service worker can store the messages it showed. */
export const hasDatabase = (): Promise<boolean> =>
  openShown().then(
    (database) => {
      database.close()
      return true
    },
    () => false,
  )
