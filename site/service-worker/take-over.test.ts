import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeTurns } from './take-over.ts'

let open: string[]
const waiting = { postMessage: vi.fn() }
const skipWaiting = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('self', {
    clients: { matchAll: async () => open },
    registration: { waiting },
    skipWaiting,
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a newer worker is activated when a page is opened, and never while another is open', async () => {
  open = ['/contact', '/programma']
  await takeTurns({ opened: true })
  expect(waiting.postMessage).not.toHaveBeenCalled()
  open = ['/programma']
  await takeTurns({ opened: true })
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ takeOver: true })
  expect(skipWaiting).not.toHaveBeenCalled()
})

it('it is activated on its message, and ignores other messages', async () => {
  open = []
  await takeTurns({ used: [] })
  await takeTurns(null)
  expect(skipWaiting).not.toHaveBeenCalled()
  await takeTurns({ takeOver: true })
  expect(skipWaiting).toHaveBeenCalledOnce()
})
