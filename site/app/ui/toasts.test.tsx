// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ToastItem, Toasts } from './toasts.tsx'

const removed: ToastItem = {
  ...{ id: '1', text: 'Weg', tone: 'info' },
  action: { label: 'Zet terug', onClick: () => undefined },
}
let root: Root
let shown: readonly ToastItem[]

const dismiss = (id: string) => show(shown.filter((item) => item.id !== id))
function show(items: readonly ToastItem[]) {
  shown = items
  root.render(<Toasts label="Meldingen" items={items} dismissLabel="Sluiten" onDismiss={dismiss} />)
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const texts = () => shown.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => show([removed]))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a message with a button stays for 20 seconds, whatever comes after it', () => {
  pass(19)
  act(() => show([...shown, { id: '2', text: 'Bewaard', tone: 'success' }]))
  expect(texts()).toEqual(['Weg', 'Bewaard'])
  pass(1)
  expect(texts()).toEqual(['Bewaard'])
  pass(6)
  expect(texts()).toEqual([])
})

it('messages stay while one has the focus or the pointer (WCAG 2.2.1)', () => {
  const button = document.querySelector('button')
  act(() => button?.focus())
  pass(60)
  expect(texts()).toEqual(['Weg'])
  act(() => button?.blur())
  pass(19)
  // React makes its events of entering and leaving of these.
  const point = (type: string) =>
    act(() => void button?.dispatchEvent(new MouseEvent(type, { bubbles: true })))
  point('pointerover')
  pass(60)
  expect(texts()).toEqual(['Weg'])
  point('pointerout')
  pass(20)
  expect(texts()).toEqual([])
})
