// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { takeLive } from '~/shell/live/live-store.ts'
import type { SignUpView } from './sign-up-view.ts'
import { PAGE_FIRST_MS, useNewestPlaces } from './use-newest-places.ts'

const view: SignUpView = {
  item: {
    ...{ id: 'plaats', title: 'Plaats', date: '2027-03-17' },
    ...{ start: '10:45', end: '11:25', room: 'Kennislab A' },
  },
  ...{ isSignedIn: true, isCancelled: false, isPast: false, hasWaitingList: false },
  ...{ places: 60, free: 59, waiting: 0, mine: null, clash: null },
}

const Free = ({ made }: { made: SignUpView }) => <>{useNewestPlaces(made).free}</>

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('places are those of the page at first and after its changes, then those of the feed', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body)

  const show = (made: SignUpView) => act(() => root.render(<Free made={made} />))
  const tell = (left: number) =>
    act(() => {
      const item = { left, waiting: 0, line: false, doorFull: false }
      takeLive({ version: String(left), whole: true, items: { plaats: item }, notice: null })
    })
  const wait = () => act(() => void vi.advanceTimersByTime(PAGE_FIRST_MS))
  const shown = () => document.body.textContent

  show(view)
  tell(60)
  expect(shown()).toBe('59')
  tell(58)
  wait()
  expect(shown()).toBe('58')
  show({ ...view, free: 57 })
  expect(shown()).toBe('57')
  wait()
  expect(shown()).toBe('58')
  act(() => root.unmount())
})
