// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { translateFixedWords } from './fixed-words'

it('says in Dutch what Strapi says in English, also after a change', async () => {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
  translateFixedWords()
  document.body.innerHTML =
    '<button aria-label="Close modal"></button><p role="alert"><span>Loading content.</span></p>'
  await drawn()
  const button = document.querySelector('button')
  expect(button?.ariaLabel ?? button?.getAttribute('aria-label')).toBe('Sluiten')
  expect(document.querySelector('span')?.textContent).toBe('Bezig met laden')
  button?.setAttribute('aria-label', 'published')
  await drawn()
  expect(button?.getAttribute('aria-label')).toBe('Gepubliceerd')
})
