import { expect, it } from 'vitest'
import { page } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import routes from '~/routes.ts'
import { namedPages, ownPages } from './own-pages.ts'

type Route = Awaited<typeof routes>[number]

const pathsOf = (entries: readonly Route[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [own, ...pathsOf(children, own)]
  })

it('all listed pages exist, with a name in both languages', async () => {
  const known = pathsOf(await routes)
  expect(Object.keys(namedPages).filter((path) => !known.includes(path))).toEqual([])
  for (const { nl, en } of Object.values(namedPages)) {
    expect(nl).toMatch(/^[A-Z][^|]+( \| [^|]+)?$/)
    expect(en).toMatch(/^[A-Z][^|]+( \| [^|]+)?$/)
  }
})

it('titles and intros are those of editors, and hidden pages left out', () => {
  const { nl } = sampleSnapshot((fair) => {
    addDocuments(
      fair,
      'pages',
      page('locatie', [], { slug: 'locatie', title: 'Waar', intro: 'Aan de kade' }),
      page('contact', [], { slug: 'contact', layout: 'empty' }),
    )
  })
  const found = new Map(ownPages(nl).map((document) => [document.path, document]))
  expect(found.get('/locatie')).toMatchObject({ title: 'Waar', summary: 'Aan de kade' })
  expect(found.has('/contact')).toBe(false)
})
