// @vitest-environment jsdom
import { DEFAULT_PUSH_PREFERENCES, PUSH_TOKEN_MS } from '@beursvloer/contract/push/terms'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSaved, forgetSaved } from '../saved-store.ts'
import { useShell } from '../store.ts'
import { isTokenDue, readMessagingToken, writeMessagingToken } from './messaging-token.ts'
import { keepOn, turnOff, turnOn } from './push-device.ts'
import type { PushFailure } from './push-problem.ts'

const KEY = `B${'A'.repeat(86)}`
const bytes = Uint8Array.from(atob(`${KEY.replaceAll('-', '+').replaceAll('_', '/')}=`), (c) =>
  c.charCodeAt(0),
)

/** The browser and the site as a test wants them. */
let permission: NotificationPermission
let answer: NotificationPermission
let subscription: { options: { applicationServerKey: ArrayBuffer | null } } | null
let subscribing: () => Promise<unknown>
let calls: { do: string; [name: string]: unknown }[]
let site: () => Response
const unsubscribe = vi.fn(async () => true)

const asSubscription = (key: Uint8Array<ArrayBuffer>) => ({
  options: { applicationServerKey: key.buffer },
  toJSON: () => ({ endpoint: 'https://push.example/1' }),
  unsubscribe,
})
const state = {
  publicKey: KEY,
  preferences: DEFAULT_PUSH_PREFERENCES,
  subscription: { pushToken: 'token-1', storedAt: '2027-03-17T10:00:00Z' },
}

beforeEach(() => {
  localStorage.clear()
  forgetSaved()
  useShell.setState(useShell.getInitialState(), true)
  unsubscribe.mockClear()
  permission = 'default'
  answer = 'granted'
  subscription = null
  subscribing = async () => {
    subscription = asSubscription(bytes)
    return subscription
  }
  calls = []
  site = () => Response.json({ installation: state })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: () => subscribing(),
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answer
      return answer
    },
  })
  Object.assign(navigator, {
    serviceWorker: {
      register: async () => undefined,
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  })
  const opening = { result: { close: () => undefined } } as { onsuccess?: () => void }
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => opening.onsuccess?.())
      return opening
    },
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    calls.push(JSON.parse(body))
    return site()
  })
})
afterEach(() => vi.unstubAllGlobals())

const problemOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: PushFailure) => failure.problem,
  )

it('permission is requested, the subscription stored with saved entries, and the token kept', async () => {
  changeSaved('session', 'a1b2c3d4', { saved: true })
  await turnOn(DEFAULT_PUSH_PREFERENCES)
  expect(calls.map((call) => call.do)).toEqual(['register', 'subscribe'])
  expect(calls[1]).toMatchObject({
    subscription: { endpoint: 'https://push.example/1' },
    preferences: DEFAULT_PUSH_PREFERENCES,
    saved: ['a1b2c3d4'],
  })
  expect(readMessagingToken()).toMatchObject({ token: 'token-1', account: null })
})

it('the account is that of the signed-in visitor only', async () => {
  useShell.setState({ strapiUser: { id: 7, username: 'x', email: 'x' } })
  changeSaved('session', 'a1b2c3d4', { saved: true })
  await turnOn()
  expect(calls[1]).not.toHaveProperty('saved')
  expect(readMessagingToken()).toMatchObject({ account: 7, saved: '' })
})

it('a subscription for another key is removed first, and one for this key kept', async () => {
  subscription = asSubscription(new Uint8Array(65))
  await turnOn()
  expect(unsubscribe).toHaveBeenCalledOnce()
  await turnOn()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('every failure has a name, and permission is requested as late as possible', async () => {
  answer = 'denied'
  expect(await problemOf(turnOn())).toBe('blocked')
  expect(await problemOf(turnOn())).toBe('blocked')
  permission = answer = 'default'
  expect(await problemOf(turnOn())).toBe('dismissed')
  expect(calls).toEqual([])
  answer = 'granted'
  vi.stubGlobal('indexedDB', undefined)
  expect(await problemOf(turnOn())).toBe('storage')
  vi.unstubAllGlobals()
  expect(await problemOf(turnOn())).toBe('unsupported')
})

it('refusals of the worker, the push service and the site have names', async () => {
  Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('no')) })
  expect(await problemOf(turnOn())).toBe('worker')
  Object.assign(navigator.serviceWorker, { register: async () => undefined })
  subscribing = () => Promise.reject(new DOMException('no', 'AbortError'))
  expect(await problemOf(turnOn())).toBe('subscription')
  subscribing = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  expect(await problemOf(turnOn())).toBe('blocked')
  const answers: [Response, string][] = [
    [Response.json({ refused: 'unknown-service' }, { status: 409 }), 'service'],
    [Response.json({ refused: 'full' }, { status: 409 }), 'full'],
    [Response.json(null, { status: 503 }), 'token'],
    [new Response('<html>', { status: 502 }), 'token'],
  ]
  for (const [given, problem] of answers) {
    site = () => given
    expect(await problemOf(turnOn())).toBe(problem)
  }
  site = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await problemOf(turnOn())).toBe('offline')
  expect(readMessagingToken()).toBeNull()
})

it('the subscription is stored again after 7 days, for another account, and with changed saved entries', async () => {
  await keepOn(true)
  expect(calls).toEqual([])
  await turnOn()
  calls = []
  await keepOn(false)
  expect(calls).toEqual([])
  await keepOn(true)
  expect(calls.map((call) => call.do)).toEqual(['register', 'subscribe'])
  calls = []
  changeSaved('session', 'a1b2c3d4', { saved: true })
  await keepOn(false)
  await keepOn(false)
  expect(calls).toEqual([{ do: 'change', saved: ['a1b2c3d4'] }])
  calls = []
  useShell.setState({ strapiUser: { id: 7, username: 'x', email: 'x' } })
  await keepOn(false)
  expect(calls.map((call) => call.do)).toEqual(['register', 'subscribe'])
})

it('renewal is due after 7 days, by any clock', () => {
  const at = 1_800_000_000_000
  const due = (days: number) => isTokenDue({ at }, at + days * 86_400_000)
  expect(PUSH_TOKEN_MS).toBe(7 * 86_400_000)
  expect([due(0), due(7), due(7.01), due(-400)]).toEqual([false, false, true, true])
})

it('the subscription ends with the permission, and when it is switched off', async () => {
  await turnOn()
  permission = 'denied'
  await keepOn(false)
  expect(readMessagingToken()).toBeNull()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(calls.at(-1)).toEqual({ do: 'remove' })
  writeMessagingToken({ token: 'x', at: 0, account: null, saved: '' })
  site = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await problemOf(turnOff())).toBe('offline')
  expect(readMessagingToken()).toBeNull()
})
