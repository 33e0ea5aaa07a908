// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { translateFixedWords } from './fixed-words'

it('says in Dutch what Strapi says in English, also after a change', async () => {
  translateFixedWords()
  document.body.innerHTML =
    '<button aria-label="Close modal"></button><p role="alert"><span>Loading content.</span></p>'
  // The observer is told before what comes after.
  await Promise.resolve()
  const button = document.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('Sluiten')
  expect(document.querySelector('span')?.textContent).toBe('Bezig met laden')
  button?.setAttribute('aria-label', 'published')
  await Promise.resolve()
  expect(button?.getAttribute('aria-label')).toBe('Gepubliceerd')
})
