import { nameComponents } from '../enumerations/component-titles'

/** Words of Strapi's that no translation reaches: names of buttons and states, and what loading says. */
const NAMES: Readonly<Record<string, string>> = {
  'Choose date': 'Kies een datum',
  'Choose time': 'Kies een tijd',
  'Close modal': 'Sluiten',
  draft: 'Concept',
  modified: 'Gewijzigd',
  published: 'Gepubliceerd',
}
const LOADING = /^Loading content\.{0,3}$/

const ISO_DATE = /^\d{4}-\d\d-\d\d$/
const dutchDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' })

/** Writes a document that is called by its date, as a day of the fair is, with the words of the date. */
function writeDates(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { nodeValue } = texts.currentNode
    // Not the element's text: React keeps and changes this node.
    if (nodeValue && ISO_DATE.test(nodeValue))
      texts.currentNode.nodeValue = dutchDate.format(new Date(nodeValue))
  }
}

function translate(): void {
  for (const element of document.querySelectorAll('[aria-label]')) {
    const name = NAMES[element.getAttribute('aria-label') ?? '']
    if (name) element.setAttribute('aria-label', name)
  }
  for (const element of document.querySelectorAll('[role=alert] > *'))
    if (LOADING.test(element.textContent ?? '')) element.textContent = 'Bezig met laden'
  nameComponents()
  writeDates()
}

/** Puts them into Dutch on all pages of the panel. */
export function translateFixedWords(): void {
  new MutationObserver(translate).observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ['aria-label'],
  })
}
