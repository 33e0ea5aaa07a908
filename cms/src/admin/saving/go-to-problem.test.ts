// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { goToProblems } from './go-to-problem'

it('focuses the first field that a refused save finds fault with, and none without a press of a button', async () => {
  const scrollIntoView = vi.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  document.body.innerHTML =
    '<button>Publiceer</button><input name="a"><input name="b" aria-describedby="b-error">'
  goToProblems()
  const say = async (id: string) => {
    document.body.insertAdjacentHTML('beforeend', `<p id="${id}" data-strapi-field-error>Nee</p>`)
    // The observer is called before the next task.
    await Promise.resolve()
  }
  await say('a-error')
  expect(document.activeElement).toBe(document.body)
  document.querySelector('button')?.click()
  await say('b-error')
  expect(document.activeElement?.getAttribute('name')).toBe('b')
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})
