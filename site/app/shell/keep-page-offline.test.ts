import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIRST_RETRY_MS, keepPageOffline, MAX_RETRY_MS } from './keep-page-offline.ts'
import { offlineMessages } from './offline-messages.ts'
import { useShell } from './store.ts'

const PROGRAMME = 'https://dakwaarts.example/programma'
const answered = { programme: { type: 'data', result: {} } }
const unanswered = { programme: { type: 'error', result: new TypeError('Failed to fetch') } }

let window: EventTarget & { location: { href: string } }

beforeEach(() => {
  vi.useFakeTimers()
  window = Object.assign(new EventTarget(), { location: { href: 'https://dakwaarts.example/' } })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { documentElement: { lang: 'nl' } })
  useShell.setState(useShell.getInitialState(), true)
})

afterEach(async () => {
  // Nothing is left waiting for the next test.
  const last = await navigate(answered)
  window.dispatchEvent(new Event('online'))
  await last.outcome
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The result of the middleware for a navigation: its results, or the redirect that tries again. */
async function navigate(results: typeof answered | typeof unanswered, url = PROGRAMME) {
  const next = vi.fn(async () => results)
  const request = new Request(url)
  const outcome = Promise.resolve(keepPageOffline({ request } as never, next as never)).catch(
    (thrown: unknown) => thrown as Response,
  )
  return { next, outcome }
}

const messages = () => useShell.getState().toasts.map(({ text }) => text)

it('an answered navigation is not changed', async () => {
  const { outcome } = await navigate(answered)
  expect(await outcome).toBe(answered)
  expect(messages()).toEqual([])
})

it('a missing connection is reported once, tried again with increasing delays, and the message removed', async () => {
  for (const wait of [0, FIRST_RETRY_MS, 2 * FIRST_RETRY_MS, 4 * FIRST_RETRY_MS]) {
    const { next, outcome } = await navigate(unanswered)
    if (wait > 0) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(next).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
    }
    const again = (await outcome) as Response
    expect([again.status, again.headers.get('location')]).toEqual([302, PROGRAMME])
    expect(messages()).toEqual([offlineMessages.nl.noConnection])
  }
  const { outcome } = await navigate(answered)
  await vi.advanceTimersByTimeAsync(MAX_RETRY_MS)
  expect(await outcome).toBe(answered)
  expect(messages()).toEqual([])
})

it('it is tried again at once when there is a connection, and by the button', async () => {
  await (await navigate(unanswered)).outcome
  const online = await navigate(unanswered)
  window.dispatchEvent(new Event('online'))
  await online.outcome
  expect(online.next).toHaveBeenCalled()
  const [toast] = useShell.getState().toasts
  const pressed = await navigate(unanswered)
  toast?.action?.onClick()
  await pressed.outcome
  // A new message, so that screen readers announce the second failure.
  expect(messages()).toEqual([offlineMessages.nl.noConnection])
  expect(useShell.getState().toasts[0]?.id).not.toBe(toast?.id)
})

it('another page is tried at once, and the history stays when the address has changed already', async () => {
  await (await navigate(unanswered)).outcome
  window.location.href = 'https://dakwaarts.example/sprekers#lijst'
  const other = await navigate(unanswered, 'https://dakwaarts.example/sprekers')
  const again = (await other.outcome) as Response
  expect(again.headers.has('x-remix-replace')).toBe(true)
})
