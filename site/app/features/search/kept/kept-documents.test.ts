import { expect, it } from 'vitest'
import { buildIndex } from '../engine/build-index.ts'
import { find } from '../engine/find.ts'
import { documentOf } from './kept-documents.ts'

const page = (heading: string, text: string, description = '') =>
  `<!DOCTYPE html><html lang="nl"><head><title>${heading} – Dakwaarts</title><meta name="description" content="${description}"/></head>` +
  `<body><header>Menu hout</header><main id="main"><h1 tabindex="-1">${heading}</h1><p>${text}</p><script>hout()</script></main></body></html>`

it('the visible contents of a page are read', () => {
  const found = documentOf(
    '/programma/optoppen',
    'nl',
    page(
      'Optop\u00adpen met &quot;hout&quot;',
      'Een tweede<br/>laag &amp; een dak',
      'Wat het kost',
    ),
  )
  expect(found).toMatchObject({
    kind: 'programme',
    title: 'Optoppen met "hout"',
    summary: 'Wat het kost',
  })
  expect(found?.body?.()).toBe('Een tweede laag & een dak')
  expect(documentOf('/leeg', 'nl', '<main></main>')).toBeNull()
})

it('pages about one subject are told apart from lists', () => {
  const kinds = ['/programma', '/programma/tours', '/standhouders/k7m2/stapelwerk', '/sprekers/a']
  expect(kinds.map((path) => documentOf(path, 'nl', page('A', 'b'))?.kind)).toEqual([
    'pages',
    'pages',
    'exhibitors',
    'speakers',
  ])
})

it('a page is found by its words, before the list that names it', async () => {
  const documents = [
    documentOf('/programma', 'nl', page('Programma', 'Bouwen met vlas. Wonen boven winkels.')),
    documentOf('/programma/vlas', 'nl', page('Bouwen met vlas', 'Een akker vol isolatie.')),
    documentOf('/faq', 'nl', page('Veelgestelde vragen', 'Waar laat ik mijn koffers?')),
  ].filter((found) => found !== null)
  const index = await buildIndex({ locale: 'nl', documents, synonyms: [] })
  const paths = (query: string) => find(index, query).matches.map(({ document }) => document.path)
  expect(paths('vlas')).toEqual(['/programma/vlas', '/programma'])
  expect(paths('isolatie')).toEqual(['/programma/vlas'])
  expect(paths('koffer')).toEqual(['/faq'])
})
