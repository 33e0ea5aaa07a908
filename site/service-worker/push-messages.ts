import { type PushPayload, readPushPayload } from '@beursvloer/contract/push/payload'
import type { PushOutcome } from '@beursvloer/contract/push/terms'
import { PUSH_ADDRESS } from '../app/shell/push/push-address.ts'
import { forgetShown, isNew } from './shown-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** The data that a notification keeps for when it is opened. */
type Kept = Pick<PushPayload, 'id' | 'path' | 'receipt'>

/** Sends the site a message, best effort: nobody waits for an answer. */
const tell = (body: object): Promise<unknown> =>
  fetch(PUSH_ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)

const report = (receipt: string, outcome: PushOutcome) => tell({ do: 'receipt', receipt, outcome })

/** Text for a message that cannot be read: browsers require a visible notification. */
const UNREADABLE = { nl: 'Er is een nieuw bericht', en: 'There is a new message' }

function payloadIn(data: PushMessageData | null): PushPayload | null {
  try {
    return readPushPayload(data?.json())
  } catch {
    return null
  }
}

/**
 * Shows a message. It replaces one with the same tag; one that was shown already stays as it is.
 */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const { registration } = self
  const payload = payloadIn(data)
  if (!payload) {
    const text = UNREADABLE[/^en\b/.test(self.navigator.language) ? 'en' : 'nl']
    return registration.showNotification(text, { tag: 'unreadable', icon: '/icon-192.png' })
  }
  const { id, tag, path, receipt, endsAt } = payload
  const isAgain = !(await isNew(id))
  const open = isAgain ? await registration.getNotifications({ tag }) : []
  const kept: Kept = { id, path, receipt }
  await registration.showNotification(payload.title, {
    tag,
    body: payload.body,
    lang: payload.language,
    icon: '/icon-192.png',
    badge: '/icon-badge-96.png',
    data: kept,
    // A message that is over, or was seen, makes no sound.
    silent: isAgain || Date.now() > endsAt,
    ...{ renotify: !isAgain, timestamp: payload.at },
  })
  if (!isAgain) await report(receipt, 'shown')
  // It was put away already.
  else if (open.length === 0)
    for (const notification of await registration.getNotifications({ tag })) notification.close()
}

/** The address with the mark that a message led to it; the page removes the mark. */
function countedAddress(url: URL): string {
  const address = new URL(url)
  address.searchParams.set('utm_source', 'push')
  return address.href
}

/** Opens the page of a message: in a window that shows it already, else in a new one. */
export async function openMessage(notification: Notification): Promise<void> {
  notification.close()
  const { path = '/', receipt } = (notification.data ?? {}) as Partial<Kept>
  const url = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname)
  await Promise.all([
    there ? there.focus() : self.clients.openWindow(countedAddress(url)),
    receipt && report(receipt, 'opened'),
  ])
}

/**
 * Ends the messages of this browser, and removes those that are shown: they are about the visitor
 * who signs out.
 */
export async function endMessages(): Promise<void> {
  forgetShown()
  for (const notification of await self.registration.getNotifications()) notification.close()
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** A browser's event about a subscription that ended (Push API); not all browsers give both. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** Stores the subscription that took the place of one that ended. */
export async function renewSubscription(
  change: Pick<SubscriptionChange, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  const { pushManager } = self.registration
  const options = change.oldSubscription?.options
  const subscription =
    change.newSubscription ??
    (await pushManager.getSubscription()) ??
    (options?.applicationServerKey
      ? await pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: options.applicationServerKey,
        })
      : null)
  if (subscription) await tell({ do: 'subscribe', subscription: subscription.toJSON() })
}
