// About: site/app/features/push, site/app/shell/push, site/app/routes/push.tsx, site/app/routes/push-json.ts
// About: site/service-worker/push-messages.ts, contract/src/push, site/app/account/installation.server.ts

import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { browserArguments, findWholeBrowser } from '../scripts/running/browser.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

// The headless shell does not support notifications.
const executablePath = findWholeBrowser()
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...(executablePath && { executablePath }), args: [...browserArguments] },
})

/** A browser's subscription at a running push service. */
function subscription() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
    expirationTime: null,
    keys: {
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}

declare global {
  interface Window {
    /** How often the permission was requested. */
    asked: number
  }
}

/**
 * Subscribes without the push service of the browser's maker, which tests cannot reach; counts
 * permission requests.
 */
const withoutService = (context: BrowserContext) =>
  context.addInitScript((json) => {
    let current: PushSubscription | null = null
    const get = async () => current
    PushManager.prototype.getSubscription = get
    PushManager.prototype.subscribe = async (options) => {
      const { applicationServerKey: key } = options ?? {}
      const text = String(key).replaceAll('-', '+').replaceAll('_', '/')
      const applicationServerKey = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      current = {
        options: { applicationServerKey: applicationServerKey.buffer, userVisibleOnly: true },
        toJSON: () => json,
        unsubscribe: async () => true,
      } as unknown as PushSubscription
      return current
    }
    window.asked = 0
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      window.asked += 1
      return ask()
    }
  }, subscription())

const payload = (id: string, title: string, tag = 'item-1') =>
  JSON.stringify({
    ...{ version: 1, id, kind: 'changes', tag, language: 'nl', title },
    ...{ body: 'Kennislab A', path: '/programma', at: Date.now(), endsAt: Date.now() + 3_600_000 },
    receipt: 'A'.repeat(22),
  })

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

/**
 * Tells the worker of an event, as the browser does, and waits until it has handled that: Chromium
 * forgets a message whose display has not ended when the shown ones are requested.
 */
const dispatch = (worker: Worker, type: 'push' | 'pushsubscriptionchange', data: string) =>
  worker.evaluate(
    async ([type, data]) => {
      const done: Promise<unknown>[] = []
      const read = () => JSON.parse(data)
      const details =
        type === 'push' ? { data: { json: read } } : { newSubscription: { toJSON: read } }
      const event = Object.assign(new Event(type), details)
      // Scripts may not extend events that they made.
      Object.assign(event, { waitUntil: (work: Promise<unknown>) => done.push(work) })
      self.dispatchEvent(event)
      await Promise.all(done)
      return done.length
    },
    [type, data] as const,
  )

const named = executablePath ? test : test.skip
named(
  'messages are asked for by a press, stored, shown once, and renewed',
  { tag: EXHAUSTIVE },
  async ({ page, context, stack }) => {
    await context.grantPermissions(['notifications'], { origin: stack.siteUrl })
    await withoutService(context)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/meldingen.json')) calls.push(request.method())
    })
    await openLive(page, '/meldingen')
    const on = page.getByRole('button', { name: 'Zet meldingen aan' })
    await expect(on).toBeVisible()
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await expect.poll(isControlled).toBe(true)
    expect([await page.evaluate(() => window.asked), calls]).toEqual([0, []])

    await page.getByLabel('Nieuws van de organisatie').check()
    await on.click()
    await expect(page.getByText('Meldingen staan aan op dit toestel.')).toBeVisible()
    expect(await page.evaluate(() => window.asked)).toBe(1)
    const state = () =>
      page.evaluate(async () => (await (await fetch('/meldingen.json')).json()).installation)
    const { preferences, subscription: first } = await state()
    expect(preferences.kinds.news).toBe(true)
    const kept = await page.evaluate(() => localStorage.getItem('messagingToken'))
    expect(kept).toContain(first.pushToken)

    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('There is no worker.')
    const push = (data: string) => dispatch(worker, 'push', data)
    await push(payload('m1', 'Zaal gewijzigd'))
    await expect.poll(() => shown(page)).toEqual(['Zaal gewijzigd'])
    await push(payload('m2', 'Toch weer Kennislab A'))
    await expect.poll(() => shown(page)).toEqual(['Toch weer Kennislab A'])
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      for (const one of await registration.getNotifications()) one.close()
    })
    // Closed by the visitor: a repeated message does not show it again.
    await push(payload('m1', 'Zaal gewijzigd'))
    await push(payload('m3', 'Gaat niet door', 'item-2'))
    await expect.poll(() => shown(page)).toEqual(['Gaat niet door'])

    const change = JSON.stringify(subscription())
    expect(await dispatch(worker, 'pushsubscriptionchange', change)).toBe(1)
    const { subscription: renewed } = await state()
    expect(renewed.pushToken).not.toBe(first.pushToken)

    await page.getByRole('button', { name: 'Zet meldingen uit' }).click()
    await expect(page.getByText('Meldingen staan uit op dit toestel.')).toBeVisible()
    expect(await state()).toBeNull()
  },
)
