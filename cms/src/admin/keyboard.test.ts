// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keyboard'

beforeAll(keepFocus)
beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Live</h1><section><h2>Zaal vol</h2><button>Zaal vol</button><input></section></main>'
})

const button = () => document.querySelector('button') as HTMLButtonElement
/** Waits until observers and their deferred work have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Blurs a disabled element as browsers do and jsdom does not. */
async function disable(): Promise<void> {
  button().disabled = true
  button().blur()
  await settled()
}

it('the focus returns to a button that was disabled while its action ran (WCAG 2.4.3)', async () => {
  button().focus()
  await disable()
  expect(document.activeElement).toBe(document.body)
  button().disabled = false
  await settled()
  expect(document.activeElement).toBe(button())
})

it('the focus stays when it has moved meanwhile', async () => {
  button().focus()
  await disable()
  document.querySelector('input')?.focus()
  button().disabled = false
  await settled()
  expect(document.activeElement?.localName).toBe('input')
})

it('the focus moves to the heading of the section whose focused element was removed', async () => {
  button().focus()
  button().remove()
  await settled()
  expect(document.activeElement?.textContent).toBe('Zaal vol')
})
