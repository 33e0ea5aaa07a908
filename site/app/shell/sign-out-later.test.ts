// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasSession } from './early-script.ts'
import { finishSignOut, noteSignOut } from './sign-out-later.ts'

let isOnline: boolean
const asked: unknown[] = []

beforeEach(() => {
  isOnline = false
  asked.length = 0
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = 'signed-in=1; Path=/'
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (!isOnline) throw new TypeError('no connection')
    asked.push(`${method} ${address}`)
    return new Response()
  })
})
afterEach(() => vi.unstubAllGlobals())

it('ends the session on the device at once, and at the server once there is a connection', async () => {
  noteSignOut()
  expect(hasSession()).toBe(false)
  await finishSignOut()
  isOnline = true
  await finishSignOut()
  await finishSignOut()
  expect(asked).toEqual(['POST /uitloggen'])
})

it('leaves a session alone that somebody has begun since', async () => {
  noteSignOut()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = 'signed-in=1; Path=/'
  isOnline = true
  await finishSignOut()
  expect([hasSession(), asked]).toEqual([true, []])
})
