// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { migrateSavedItems } from './late-parts.ts'
import { showSavedCounts } from './saved-count.ts'
import {
  changeSaved,
  entryOf,
  forgetSaved,
  onSavedChange,
  readSaved,
  savedIds,
  writeSaved,
} from './saved-store.ts'
import { useShell } from './store.ts'
import { toggleSaved } from './toggle-saved.ts'

beforeEach(() => {
  localStorage.clear()
  forgetSaved()
})

it('saves, takes out and notes, and tells who listens', () => {
  const heard = vi.fn()
  const end = onSavedChange(heard)
  changeSaved('session', 'a1', { saved: true })
  changeSaved('exhibitor', 'b2', { saved: true })
  changeSaved('session', 'a1', { note: 'Vooraan zitten' })
  expect(savedIds('session')).toEqual(['a1'])
  expect(entryOf('session', 'a1')).toMatchObject({ saved: true, note: 'Vooraan zitten' })
  changeSaved('session', 'a1', { saved: false })
  expect([savedIds('session'), savedIds('exhibitor')]).toEqual([[], ['b2']])
  expect(heard).toHaveBeenCalledTimes(4)
  expect(readSaved().unsent).toEqual(['exhibitor:b2', 'session:a1'])
  end()
})

it('says that something is saved, and undoes it on request; one message for the last change', async () => {
  useShell.setState({ toasts: [] })
  toggleSaved('session', 'a1')
  toggleSaved('exhibitor', 'b2')
  toggleSaved('session', 'a1')
  const texts = () => useShell.getState().toasts.map(({ text }) => text)
  await vi.waitFor(() => expect(texts()).toEqual(['Niet meer bewaard.']))
  expect([savedIds('session'), savedIds('exhibitor')]).toEqual([[], ['b2']])
  useShell.getState().toasts[0]?.action?.onClick()
  expect(savedIds('session')).toEqual(['a1'])
  expect(texts()).toEqual([])
})

it('counts what is saved beside the link to it', () => {
  showSavedCounts()
  changeSaved('session', 'a1', { saved: true })
  const count = document.body.appendChild(document.createElement('saved-count'))
  expect(count.textContent).toBe('1 bewaard')
  changeSaved('exhibitor', 'b2', { saved: true })
  expect(count.textContent).toBe('2 bewaard')
  forgetSaved()
  expect(count.childNodes).toHaveLength(0)
  count.remove()
})

it('takes over what an earlier version of the site saved, once', () => {
  localStorage.setItem('programma-bewaard', '["a1","b2"]')
  changeSaved('session', 'a1', { saved: false })
  migrateSavedItems()
  expect(savedIds('session')).toEqual(['b2'])
  expect(localStorage.getItem('programma-bewaard')).toBeNull()
})

it('changes later than the last change, also with a clock that is behind', () => {
  const ahead = Date.now() + 60_000
  const entry = { kind: 'session', id: 'a1', saved: true, note: '', changedAt: ahead } as const
  writeSaved({ owner: 1, entries: [entry], unsent: [] })
  changeSaved('session', 'a1', { saved: false })
  expect(entryOf('session', 'a1')).toMatchObject({ saved: false, changedAt: ahead + 1 })
})

it.each(['{', 'null', '[]', '{"entries":[{"kind":"x"}],"owner":"me"}'])(
  'takes %s in the storage for nothing',
  (text) => {
    localStorage.setItem('bewaard', text)
    expect(readSaved()).toEqual({ owner: null, entries: [], unsent: [] })
  },
)

it('saves nothing where the storage is closed, and says so', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeSaved('session', 'a1', { saved: true })
  expect(savedIds('session')).toEqual([])
  await vi.waitFor(() =>
    expect(useShell.getState().toasts).toMatchObject([
      { tone: 'error', text: expect.stringMatching(/^Niet bewaard: uw browser/) },
    ]),
  )
  closed.mockRestore()
})
