// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './kept-focus.ts'

const listened = vi.spyOn(document, 'addEventListener')
/** jsdom has none, since it does not lay out pages. */
function checkVisibility(this: HTMLElement): boolean {
  return !this.hidden
}
beforeAll(() => {
  Object.assign(HTMLElement.prototype, { checkVisibility })
  vi.useFakeTimers()
  keepFocus()
})
afterAll(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  // Test files share the document.
  for (const [type, listener] of listened.mock.calls) document.removeEventListener(type, listener)
  listened.mockRestore()
})
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Mijn beurs</h1><button id="los">Los</button>
    <section><h2>Nog zonder tijd</h2><ul>
      ${['a', 'b', 'c'].map((id) => `<li id="${id}"><a href="/${id}">${id}</a><button>Haal ${id} weg</button></li>`).join('')}
    </ul></section></main>`
})

/** Waits until observers and their deferred work have run. */
const settled = () => vi.runAllTimersAsync()

const removeFocused = async (id: string, removed = id) => {
  document.querySelector<HTMLElement>(`#${id} button, button#${id}`)?.focus()
  document.getElementById(removed)?.remove()
  await settled()
  return document.activeElement?.textContent
}

it('the focus moves to the same control of the item that replaces a removed one', async () => {
  expect(await removeFocused('b')).toBe('Haal c weg')
  expect(await removeFocused('c')).toBe('Haal a weg')
})

it('the focus moves to the heading of the section when its list is empty, or to that of the page', async () => {
  for (const id of ['a', 'b', 'c']) await removeFocused(id)
  expect(document.activeElement?.textContent).toBe('Nog zonder tijd')
  expect(await removeFocused('los')).toBe('Mijn beurs')
})

it('the focus moves to the link that is shown in place of a removed button', async () => {
  const item = document.getElementById('b')
  item?.insertAdjacentHTML('beforeend', '<a href="/aanmelden" hidden>Reserveer</a>')
  const button = item?.querySelector('button')
  button?.focus()
  item?.querySelector('a[hidden]')?.removeAttribute('hidden')
  button?.remove()
  await settled()
  expect(document.activeElement?.textContent).toBe('Reserveer')
})

it('the focus stays where other code has moved it', async () => {
  const outcome = removeFocused('b')
  document.querySelector('a')?.focus()
  expect(await outcome).toBe('a')
})

it('the focus stays when it is elsewhere, and on a new page', async () => {
  document.querySelector<HTMLElement>('#a button')?.focus()
  document.querySelector<HTMLElement>('#a button')?.blur()
  await settled()
  document.getElementById('a')?.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
  document.querySelector<HTMLElement>('#b button')?.focus()
  history.pushState(null, '', '/programma')
  document.getElementById('b')?.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
