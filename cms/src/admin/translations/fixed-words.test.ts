// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { translateFixedWords } from './fixed-words'

it('replaces Strapi’s English words by Dutch ones, also after a change', async () => {
  translateFixedWords()
  document.body.innerHTML =
    '<button aria-label="Close modal"></button><p role="alert"><span>Loading content.</span></p>'
  // The observer is called before the next task.
  await Promise.resolve()
  const button = document.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('Sluiten')
  expect(document.querySelector('span')?.textContent).toBe('Bezig met laden')
  button?.setAttribute('aria-label', 'published')
  await Promise.resolve()
  expect(button?.getAttribute('aria-label')).toBe('Gepubliceerd')
})
