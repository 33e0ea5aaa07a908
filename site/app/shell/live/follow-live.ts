import { connectLive } from './connect-live.ts'
import { liveVersion, takeLive } from './live-store.ts'

/**
 * Follows live facts while the page is visible: of a browser with many tabs only the visible one
 * has a stream, and a tab that is shown again asks for the changes since.
 */
export function followLive(): void {
  let end: (() => void) | null = null
  const follow = () => {
    end?.()
    end =
      document.visibilityState === 'visible'
        ? connectLive({ take: takeLive, version: liveVersion })
        : null
  }
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', follow)
  // A page that is kept for going back has no open connection.
  window.addEventListener('pagehide', () => end?.())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
  follow()
}
