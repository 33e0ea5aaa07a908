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
  document.body.append('2027-03-17')
  await Promise.resolve()
  expect(document.body.textContent).toContain('woensdag 17 maart 2027')
  button?.setAttribute('aria-label', 'published')
  await Promise.resolve()
  expect(button?.getAttribute('aria-label')).toBe('Gepubliceerd')
})
