// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeLive } from '~/shell/live/live-store.ts'
import { SPREAD_MS } from '~/shell/own-sign-ups.ts'
import { useShell } from '~/shell/store.ts'
import type { SignUpView } from './sign-up-view.ts'
import { useStateOfNow } from './use-state-of-now.ts'

type Mine = NonNullable<SignUpView['mine']>

const waiting: Mine = {
  ...{ item: 'plaats', state: 'waiting', position: 1, until: null },
  at: '2027-03-01T09:00:00.000Z',
}
const offered: Mine = {
  ...waiting,
  state: 'offered',
  position: null,
  at: '2027-03-01T10:00:00.000Z',
}
const item = { id: 'plaats' } as SignUpView['item']
/** The sign-up as the CMS stores it. */
let stored = waiting

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ signUps: [stored] }))
  useShell.setState({ strapiUser: { id: 7, username: 'anna', email: 'anna@zandkreek.example' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  const mine: Mine = useLoaderData()
  useStateOfNow({ item, mine, isSignedIn: true })
  return mine.state
}

it('a visitor on the waiting list sees an offered place, and nothing is loaded while the state is the same', async () => {
  const loader = vi.fn(() => stored)
  const routes = [{ path: '/', loader, Component: Page }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': waiting } } })
  const root = createRoot(document.body)
  await act(() => root.render(<RouterProvider router={router} />))
  const tell = async (line: number) => {
    const places = { left: 0, waiting: line, line: true, doorFull: false }
    takeLive({ version: String(line), whole: true, items: { plaats: places }, notice: null })
    await act(() => vi.advanceTimersByTimeAsync(SPREAD_MS))
  }
  await tell(2)
  await tell(1)
  expect([document.body.textContent, loader.mock.calls.length]).toEqual(['waiting', 0])
  stored = offered
  await tell(0)
  expect([document.body.textContent, loader.mock.calls.length]).toEqual(['offered', 1])
  await tell(1)
  expect(loader.mock.calls.length).toBe(1)
  act(() => root.unmount())
})
