// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './kept-focus.ts'

beforeAll(keepFocus)
beforeEach(() => {
  document.body.innerHTML = `<main><h1>Mijn beurs</h1><button id="los">Los</button>
    <section><h2>Nog zonder tijd</h2><ul>
      ${['a', 'b', 'c'].map((id) => `<li id="${id}"><a href="/${id}">${id}</a><button>Haal ${id} weg</button></li>`).join('')}
    </ul></section></main>`
})

const removeFocused = async (id: string, removed = id) => {
  document.querySelector<HTMLElement>(`#${id} button, button#${id}`)?.focus()
  document.getElementById(removed)?.remove()
  await Promise.resolve()
  return document.activeElement?.textContent
}

it('goes to the same control of the item that takes the place of a removed one', async () => {
  expect(await removeFocused('b')).toBe('Haal c weg')
  expect(await removeFocused('c')).toBe('Haal a weg')
})

it('goes to the heading of the section once its list is empty, or to that of the page', async () => {
  for (const id of ['a', 'b', 'c']) await removeFocused(id)
  expect(document.activeElement?.textContent).toBe('Nog zonder tijd')
  expect(await removeFocused('los')).toBe('Mijn beurs')
})

it('leaves alone whose focus went elsewhere, and a page that follows', async () => {
  document.querySelector<HTMLElement>('#a button')?.focus()
  document.querySelector<HTMLElement>('#a button')?.blur()
  await Promise.resolve()
  document.getElementById('a')?.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
  document.querySelector<HTMLElement>('#b button')?.focus()
  history.pushState(null, '', '/programma')
  document.getElementById('b')?.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
