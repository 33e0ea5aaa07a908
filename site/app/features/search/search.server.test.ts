import { describe, expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { document, exhibitor, item, page, paragraph, ref } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { searchContent } from './search.server.ts'

const { nl, en } = sampleSnapshot((fair) => {
  addDocuments(
    fair,
    'pages',
    page('brand', [
      { __component: 'blocks.text', title: 'Regels', body: paragraph('Bluswater, rookmelder') },
    ]),
    page('geheim', [], { seo: { title: null, description: null, image: null, noIndex: true } }),
    page('kiosk', [], { layout: 'empty' }),
  )
  addDocuments(
    fair,
    'exhibitors',
    ...Array.from({ length: 45 }, (_, at) =>
      exhibitor(`dakdekker${at}`, { name: `Dakdekker ${at}` }),
    ),
    ...[1, 2, 3].map((at) => exhibitor(`melder${at}`, { name: `Rookmelder ${at}` })),
  )
  addDocuments(
    fair,
    'programme-items',
    item('markt', { title: 'Ontmoetingsmarkt' }),
    item('kraam', { partOf: ref('markt') }),
  )
  addDocuments(
    fair,
    'faq-items',
    document('faq9', {
      question: 'Werkt e-herkenning?',
      answer: paragraph('Ja, overal.'),
      group: 'visitor',
      position: 9,
    }),
  )
  fair.synonyms = { nl: [document('syn', { terms: 'bluswater\n sprinkler \n' })], en: [] }
})

const paths = async (content: Content, query: string) => {
  const { answer, best, groups } = (await searchContent(content, query)).results()
  const hits = [...best, ...groups.flatMap(({ hits }) => hits)]
  return [...(answer ? [answer.path] : []), ...hits.map(({ path }) => path)]
}

describe('a result of the search', () => {
  it.each([
    ['a session by its title', 'sessie item1', '/programma/sessie-item1'],
    ['a session by what it is part of', 'kraam ontmoetingsmarkt', '/programma/sessie-kraam'],
    ['a speaker by name and organisation', 'berg bedrijf', '/sprekers/anna-speaker1'],
    ['an exhibitor by stand', '1.A12', '/standhouders/exhibitor1/bedrijf-exhibitor1'],
    ['a question, whose answer stands open', 'laat', '/faq#vraag-faq2'],
    ['a page by the text in its blocks', 'bluswater', '/pagina-brand#deel-regels'],
    ['a page by a synonym', 'sprinkler', '/pagina-brand#deel-regels'],
    ['a facility, with the way to it', 'trap', '/plattegrond?hal=1&naar=1.lift'],
    ['a room', 'podium', '/plattegrond?ruimte=zolder'],
    ['a page of the site itself', 'wachtwoord kwijt', '/wachtwoord-vergeten'],
    ['a file that the site makes', 'plattegrond pdf', '/plattegrond/hal-1.pdf'],
    ['the programme of a day', 'programma dinsdag', '/programma?dag=2027-03-16'],
    ['a list by its place in the menu', 'programma', '/programma'],
  ])('is %s', async (_, query, path) => {
    expect(await paths(nl, query)).toContain(path)
  })

  it('may be a frequent question with its answer, also by the part of a word after a hyphen', async () => {
    const { answer } = (await searchContent(nl, 'herkenning')).results()
    expect(answer?.title).toBe('Werkt e-herkenning?')
  })

  it('is of more than one kind among the best', async () => {
    const { best } = (await searchContent(nl, 'rookmelder')).results()
    expect(best.map(({ kind }) => kind)).toEqual(['exhibitors', 'exhibitors', 'pages'])
  })

  it('is no page that is hidden or has no layout', async () => {
    expect(await paths(nl, 'geheim')).toEqual([])
    expect(await paths(nl, 'kiosk')).toEqual([])
  })

  it('is no session before the programme is published', async () => {
    const early = sampleSnapshot((fair) => {
      const [edition] = fair.editions?.nl ?? []
      if (edition) edition.programmePublished = false
    })
    const path = '/programma/sessie-item1'
    expect(await paths(early.nl, 'sessie item1')).not.toContain(path)
    expect(await paths(nl, 'sessie item1')).toContain(path)
  })

  it('marks in English which texts are Dutch', async () => {
    const { groups } = (await searchContent(en, 'bluswater')).results()
    expect(groups[0]?.hits[0]?.lang).toBe('nl')
    const translated = (await searchContent(en, 'exhibitor1')).results()
    expect(translated.groups[0]?.hits[0]?.lang).toBeUndefined()
  })
})

describe('a search', () => {
  it('counts all results of a kind and shows some', async () => {
    const results = (await searchContent(nl, 'dakdekker')).results()
    expect(results.total).toBe(45)
    expect(results.groups).toHaveLength(1)
    expect(results.groups[0]).toMatchObject({ kind: 'exhibitors', count: 45 })
    expect(results.groups[0]?.hits).toHaveLength(5)
  })

  it('has pages for one kind, and none after the last', async () => {
    const search = await searchContent(nl, 'dakdekker')
    expect(search.list('exhibitors', 3)).toMatchObject({ page: 3, pages: 3, from: 41, to: 45 })
    for (const page of [0, 4, 1.5, Number.NaN])
      expect(search.list('exhibitors', page)).toBeUndefined()
    expect(search.list('speakers', 1)).toMatchObject({ count: 0, hits: [], from: 0, to: 0 })
  })

  it('suggests a few of each kind, without their texts', async () => {
    const { groups, total } = (await searchContent(nl, 'dakdekker')).suggestions()
    expect(total).toBe(45)
    expect(groups[0]?.hits).toHaveLength(3)
    expect(groups[0]?.hits[0]).not.toHaveProperty('snippet')
  })

  it('finds nothing without words', async () => {
    for (const query of ['', '…', '<>']) {
      expect((await searchContent(nl, query)).results()).toMatchObject({ total: 0, groups: [] })
    }
  })
})

it('the search of another edition finds its own pages alone, and answers no questions', async () => {
  const past = sampleSnapshot((fair) => {
    addDocuments(fair, 'programme-items', item('gisteren', { title: 'Dakgesprek van toen' }))
    addDocuments(
      fair,
      'pages',
      page('dakzaken', [
        { __component: 'blocks.text', title: 'Dakgesprek', body: paragraph('Boven') },
      ]),
    )
  }).nl
  const search = async (query: string, ofEdition: boolean) =>
    (await searchContent(ofEdition ? past : { ...past }, query, ofEdition)).results()
  const pathsOf = ({ best, groups }: Awaited<ReturnType<typeof search>>) =>
    [...best, ...groups.flatMap(({ hits }) => hits)].map(({ path }) => path)
  const everywhere = pathsOf(await search('dakgesprek', false))
  const isElsewhere = (path: string) => !/^\/(programma|sprekers)\//.test(path)
  expect(everywhere.some(isElsewhere)).toBe(true)
  const found = pathsOf(await search('dakgesprek', true))
  expect(found).not.toEqual([])
  expect(found.filter(isElsewhere)).toEqual([])
  expect((await search('hoe laat', false)).answer).not.toBeNull()
  expect((await search('hoe laat', true)).answer).toBeNull()
})
