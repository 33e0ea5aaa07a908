import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasSession } from './early-script.ts'
import { finishSignOut, noteSignOut } from './work-offline.ts'

/** As the server sets it. */
const SIGNED_IN = 'signed-in=1'
/** The browser's cookie. */
const browser = { cookie: SIGNED_IN }
let isOnline: boolean
const asked: unknown[] = []

beforeEach(() => {
  isOnline = false
  asked.length = 0
  browser.cookie = SIGNED_IN
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', browser)
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (!isOnline) throw new TypeError('no connection')
    asked.push(`${method} ${address}`)
    return new Response()
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the session ends on the device at once, and at the server once there is a connection', async () => {
  noteSignOut()
  expect(browser.cookie).toBe('signed-in=; Path=/; Max-Age=0')
  expect(hasSession()).toBe(false)
  await finishSignOut()
  isOnline = true
  await finishSignOut()
  await finishSignOut()
  expect(asked).toEqual(['POST /uitloggen'])
})

it('a session that began afterwards is not ended', async () => {
  noteSignOut()
  browser.cookie = SIGNED_IN
  isOnline = true
  await finishSignOut()
  await finishSignOut()
  expect([hasSession(), asked]).toEqual([true, []])
})
