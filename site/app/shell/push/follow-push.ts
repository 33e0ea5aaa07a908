import { MESSAGING_TOKEN } from '@beursvloer/contract/push/terms'
import { onSavedChange } from '../saved-store.ts'
import { useShell } from '../store.ts'

/** Rest after a change before it is sent, in ms: three saves in a row are sent once. */
const REST_MS = 2000

/** Keeps push messages on where they are; nothing is fetched where they are not. */
export function followPush(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOn = () => {
    try {
      return localStorage.getItem(MESSAGING_TOKEN) !== null
    } catch {
      return false
    }
  }
  const later = () => {
    if (!isOn()) return
    clearTimeout(timer)
    timer = setTimeout(() => void look().catch(() => undefined), REST_MS)
  }
  // Without a connection, or refused: the next page or change tries again.
  const look = async () => {
    const [{ keepOn }, { isTokenDue, readMessagingToken }] = await Promise.all([
      import('./push-device.ts'),
      import('./messaging-token.ts'),
    ])
    const kept = readMessagingToken()
    await keepOn(kept !== null && isTokenDue(kept, Date.now()))
  }
  onSavedChange(later)
  useShell.subscribe(({ strapiUser }, before) => {
    if (strapiUser !== before.strapiUser) later()
  })
  window.addEventListener('online', later)
  later()
}
