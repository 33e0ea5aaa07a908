/** Push messages on this device: on, off, and kept on. Fetched when they are asked for, or are on. */
import type { InstallationState } from '@beursvloer/contract/push/answers'
import { MAX_PUSH_ITEMS, type PushPreferences } from '@beursvloer/contract/push/terms'
import { savedIds } from '../saved-store.ts'
import { useShell } from '../store.ts'
import { readMessagingToken, writeMessagingToken } from './messaging-token.ts'
import { callPush } from './push-calls.ts'
import { findPushProblem, hasDatabase, PushFailure } from './push-problem.ts'

/** Time limit for the service worker to start, in ms. */
const WORKER_MS = 20_000

/** The signed-in account, or the items saved on this device when signed out. */
function ownNow() {
  const account = useShell.getState().strapiUser?.id ?? null
  const saved = account === null ? savedIds('session').slice(0, MAX_PUSH_ITEMS) : []
  return { account, saved }
}

/** The worker that shows messages. @throws PushFailure */
async function worker(): Promise<ServiceWorkerRegistration> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const late = new Promise<never>((_, reject) => setTimeout(reject, WORKER_MS))
    return await Promise.race([navigator.serviceWorker.ready, late])
  } catch {
    throw new PushFailure('worker')
  }
}

const keyOf = ({ options }: PushSubscription): string => {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The subscription for a key: the one that is there, or a new one. @throws PushFailure */
async function subscriptionFor(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<PushSubscription> {
  try {
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) === applicationServerKey) return known
    await known?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch (error) {
    const isRefused = (error as Error).name === 'NotAllowedError'
    throw new PushFailure(isRefused ? 'blocked' : 'subscription')
  }
}

/**
 * Gets the push token and keeps it. Only with permission and a worker (requirements 24.6).
 * @throws PushFailure
 */
async function store(preferences?: PushPreferences): Promise<InstallationState> {
  const registration = await worker()
  const known = await callPush({ do: 'register' })
  if (!known) throw new PushFailure('token')
  const subscription = await subscriptionFor(registration, known.publicKey)
  const { account, saved } = ownNow()
  const state = await callPush({
    do: 'subscribe',
    subscription: subscription.toJSON(),
    ...(preferences && { preferences }),
    ...(account === null && { saved }),
  })
  if (!state?.subscription) throw new PushFailure('token')
  const { pushToken: token } = state.subscription
  writeMessagingToken({ token, at: Date.now(), account, saved: saved.join() })
  return state
}

/**
 * Asks for permission, and turns messages on. Called by the press of a button, with nothing awaited
 * before: browsers require that.
 * @throws PushFailure
 */
export async function turnOn(preferences?: PushPreferences): Promise<InstallationState> {
  const problem = findPushProblem()
  if (problem) throw new PushFailure(problem)
  const permission = await Notification.requestPermission()
  if (permission !== 'granted')
    throw new PushFailure(permission === 'denied' ? 'blocked' : 'dismissed')
  if (!(await hasDatabase())) throw new PushFailure('storage')
  return store(preferences)
}

/**
 * Ends messages on this device; the browser's part also without an answer of the site. @throws
 * PushFailure
 */
export async function turnOff(): Promise<void> {
  writeMessagingToken(null)
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
  await callPush({ do: 'remove' })
}

/** Changes the push preferences of this device. @throws PushFailure */
export const changePreferences = (preferences: PushPreferences) =>
  callPush({ do: 'change', preferences })

/**
 * Keeps messages on: stores the push token again when it is due or another account signed in, and
 * sends the entries saved here. Where permission was withdrawn they end.
 */
export async function keepOn(isDue: boolean): Promise<void> {
  const kept = readMessagingToken()
  if (!kept) return
  if (findPushProblem() || Notification.permission !== 'granted') return turnOff()
  const { account, saved } = ownNow()
  if (isDue || kept.account !== account) {
    await store()
    return
  }
  if (kept.saved === saved.join()) return
  await callPush({ do: 'change', saved })
  writeMessagingToken({ ...kept, saved: saved.join() })
}
