// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ANNOUNCE_AFTER_MS, Announcement } from './announcement.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a text is announced when it is stable, and none of those before it', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body)
  const show = (text: string, ms: number) => {
    act(() => root.render(<Announcement text={text} />))
    act(() => void vi.advanceTimersByTime(ms))
  }
  const said = () => document.querySelector('[role=status]')?.textContent
  const typed = ANNOUNCE_AFTER_MS / 4
  for (const text of ['Totaal: € 2', 'Totaal: € 24', 'Totaal: € 240']) {
    show(text, typed)
    expect(said()).toBe('')
  }
  show('Totaal: € 240', ANNOUNCE_AFTER_MS - typed)
  expect(said()).toBe('Totaal: € 240')
  show('', ANNOUNCE_AFTER_MS)
  expect(said()).toBe('')
  act(() => root.unmount())
})
