// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { ANNOUNCE_AFTER_MS } from '~/ui/announcement.tsx'
import { DoorPeople } from './door-people.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const people = ['Anna', 'Anne', 'Bram'].map((name, at) => ({
  ...{ id: name, badge: null, name, email: '', turn: at + 1 },
  state: 'confirmed' as const,
}))

it('the number of found people is announced (WCAG 4.1.3)', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body)
  act(() =>
    root.render(
      <LocaleProvider value="nl">
        <DoorPeople people={people} onChoose={() => undefined} />
      </LocaleProvider>,
    ),
  )
  const found = (query: string) => {
    const field = document.querySelector('input')
    act(() => {
      // React listens to the setter of the field itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    act(() => void vi.advanceTimersByTime(ANNOUNCE_AFTER_MS))
    return document.querySelector('[role=status]')?.textContent
  }
  expect(found('ann')).toBe('2 personen gevonden')
  expect(found('zoë')).toBe('Niemand gevonden.')
  expect(found('')).toBe('')
  act(() => root.unmount())
})
