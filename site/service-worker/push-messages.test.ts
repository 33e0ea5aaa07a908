import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The notifications shown, the calls sent, and the open windows. */
let notifications: { title: string; options: NotificationOptions; close: () => void }[]
let told: { do: string; [name: string]: unknown }[]
let windows: { url: string; focus: () => void }[]
let known: Set<string>
const openWindow = vi.fn()
const focus = vi.fn()

vi.mock('./shown-messages.ts', () => ({
  forgetShown: () => known.clear(),
  isNew: async (id: string) => {
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  },
}))

const subscription = { toJSON: () => ({ endpoint: 'https://push.example/2' }) }
const pushManager = {
  getSubscription: vi.fn(async () => null as typeof subscription | null),
  subscribe: vi.fn(async () => subscription),
}

beforeEach(() => {
  notifications = []
  told = []
  windows = []
  known = new Set()
  vi.clearAllMocks()
  vi.stubGlobal('self', {
    location: { origin: 'https://dakwaarts.example' },
    navigator: { language: 'nl' },
    clients: { matchAll: async () => windows, openWindow },
    registration: {
      pushManager,
      showNotification: async (title: string, options: NotificationOptions) => {
        notifications = notifications.filter((one) => one.options.tag !== options.tag)
        const close = () => {
          notifications = notifications.filter((one) => one.options.tag !== options.tag)
        }
        notifications.push({ title, options, close })
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        notifications.filter(({ options }) => !tag || options.tag === tag),
    },
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return new Response()
  })
})
afterEach(() => vi.unstubAllGlobals())

const worker = () => import('./push-messages.ts')

const payload = {
  version: 1,
  id: 'm1',
  kind: 'changes',
  tag: 'item-1',
  language: 'en',
  title: 'Moved',
  body: 'Kennislab A',
  path: '/en/programma/wonen',
  at: 1_800_000_000_000,
  endsAt: Number.MAX_SAFE_INTEGER,
  receipt: 'A'.repeat(22),
}
const data = (value: unknown) => ({ json: () => value }) as PushMessageData

it('a message is shown, and reported once however often it arrives', async () => {
  const { showMessage } = await worker()
  await showMessage(data(payload))
  await showMessage(data(payload))
  expect(notifications).toMatchObject([
    { title: 'Moved', options: { lang: 'en', silent: true, data: { path: payload.path } } },
  ])
  expect(told).toEqual([{ do: 'receipt', receipt: payload.receipt, outcome: 'shown' }])
  // Put away by its reader: it does not come back.
  notifications = []
  await showMessage(data(payload))
  expect(notifications).toEqual([])
})

it('a later message replaces one with the same tag', async () => {
  const { showMessage } = await worker()
  await showMessage(data(payload))
  await showMessage(data({ ...payload, id: 'm2', title: 'Cancelled' }))
  expect(notifications.map(({ title }) => title)).toEqual(['Cancelled'])
})

it('an unreadable message is shown as a general one, without its contents', async () => {
  const { showMessage } = await worker()
  await showMessage(data({ title: 'https://elders.example' }))
  await showMessage(null)
  expect(notifications.map(({ title }) => title)).toEqual(['Er is een nieuw bericht'])
  expect(told).toEqual([])
})

it('a click opens the page in its window, otherwise in a new one, and is reported', async () => {
  const { openMessage } = await worker()
  const notification = { data: payload, close: vi.fn() } as unknown as Notification
  await openMessage(notification)
  expect(openWindow).toHaveBeenCalledWith(
    `https://dakwaarts.example${payload.path}?utm_source=push`,
  )
  windows = [{ url: `https://dakwaarts.example${payload.path}?x=1`, focus }]
  await openMessage(notification)
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledOnce()
  expect(told.map(({ outcome }) => outcome)).toEqual(['opened', 'opened'])
})

it('the replacement of an expired subscription is stored', async () => {
  const { renewSubscription } = await worker()
  await renewSubscription({ newSubscription: subscription as never })
  expect(told).toEqual([{ do: 'subscribe', subscription: subscription.toJSON() }])
  const options = { applicationServerKey: new ArrayBuffer(65) }
  await renewSubscription({ oldSubscription: { options } as never })
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, ...options })
  await renewSubscription({})
  expect(told).toHaveLength(2)
})

it('signing out ends the subscription: nothing is shown, and no data kept', async () => {
  const { endMessages, showMessage } = await worker()
  await showMessage(data(payload))
  const unsubscribe = vi.fn()
  pushManager.getSubscription.mockResolvedValueOnce({ ...subscription, unsubscribe } as never)
  await endMessages()
  expect(notifications).toEqual([])
  expect(known.size).toBe(0)
  expect(unsubscribe).toHaveBeenCalledOnce()
})
