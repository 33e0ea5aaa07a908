// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSaved } from '~/shell/saved-store.ts'
import { toggleSaved } from '~/shell/toggle-saved.ts'
import { PlaceLink } from './place-link.tsx'
import { useIsSaved } from './saved-items.ts'

const item = { id: 'a1', path: '/programma/optoppen', title: 'Optoppen' }

function Status() {
  const saved = useIsSaved(item.id)
  return (
    <div>
      {!saved && (
        <button type="button" onClick={() => toggleSaved('session', item.id)}>
          Bewaar
        </button>
      )}
      <PlaceLink item={item} saved={saved}>
        Reserveer
      </PlaceLink>
    </div>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the link to the places gets the focus of the button that it replaces', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Status />
      </MemoryRouter>,
    ),
  )
  const link = () => main.querySelector('a')
  expect(link()?.dataset.tone).toBeUndefined()
  const button = main.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await act(async () => vi.dynamicImportSettled())
  expect(main.querySelector('button')).toBeNull()
  expect(document.activeElement).toBe(link())
  expect(link()?.getAttribute('href')).toBe('/aanmelden/optoppen')
  expect(link()?.textContent).toBe('Reserveer: Optoppen')
  await act(async () => changeSaved('session', item.id, { saved: false }))
  expect(main.querySelector('button')).not.toBeNull()
  await act(async () => root.unmount())
  main.remove()
})
