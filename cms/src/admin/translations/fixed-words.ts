import { nameComponents } from '../enumerations/component-titles'

/** Words of Strapi's that no translation reaches: names of buttons and states, and what loading says. */
const NAMES: Readonly<Record<string, string>> = {
  'Close modal': 'Sluiten',
  draft: 'Concept',
  modified: 'Gewijzigd',
  published: 'Gepubliceerd',
}
const LOADING = /^Loading content\.{0,3}$/

function translate(): void {
  for (const element of document.querySelectorAll('[aria-label]')) {
    const name = NAMES[element.getAttribute('aria-label') ?? '']
    if (name) element.setAttribute('aria-label', name)
  }
  for (const element of document.querySelectorAll('[role=alert] > *'))
    if (LOADING.test(element.textContent ?? '')) element.textContent = 'Bezig met laden'
  nameComponents()
}

/** Puts them into Dutch on all pages of the panel. */
export function translateFixedWords(): void {
  new MutationObserver(translate).observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ['aria-label'],
  })
}
