import { readCsv } from '@beursvloer/contract/testing/read-csv'
import { describe, expect, it } from 'vitest'
import { document, exhibitor, ref } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { keepToKnownChoice } from './chosen-concepts.ts'
import { comparisonCsv, comparisonWorkbook } from './comparison-file.ts'
import { comparisonRows } from './comparison-rows.ts'
import { toComparisonView } from './comparison-view.ts'
import { toConceptList } from './concept-list-view.ts'

const BASE = 'https://dakwaarts.example'

const concept = (slug: string, fields: object = {}) =>
  document(slug, {
    ...{ name: `Concept ${slug}`, slug, kind: 'new-build', exhibitor: ref('exhibitor1') },
    ...{ summary: null, markets: [{ dwellingType: 'stacked', rentClass: 'social' }] },
    ...{ buildingSystem: 'volumetric', material: null, deliveryWeeks: null, buildDays: null },
    ...{ mpg: null, movable: false, occupiedRenovation: false, references: null },
    ...{ brochure: null, image: null },
    ...fields,
  })

const { nl, en } = sampleSnapshot((fair) => {
  addDocuments(fair, 'exhibitors', exhibitor('exhibitor3', { name: 'Noest', stands: [] }))
  addDocuments(
    fair,
    'concepts',
    concept('a', { deliveryWeeks: 26, mpg: 0.42, references: '=SUM(A1)' }),
    concept('b', { deliveryWeeks: 13, mpg: 0.42, exhibitor: ref('exhibitor3') }),
    concept('c', { material: 'Hout' }),
    concept('d', { kind: 'existing' }),
    concept('e'),
  )
})

const address = (...slugs: string[]) =>
  new URL(`/concepten/vergelijken?${slugs.map((slug) => `c=${slug}`).join('&')}`, BASE)
const rowsOf = (...slugs: string[]) => {
  const concepts = slugs.flatMap((slug) => nl.concepts.find(slug) ?? [])
  return new Map(comparisonRows(concepts, 'nl').map((row) => [row.label, row]))
}

describe('concepts side by side', () => {
  it('have their differences marked, and the best values', () => {
    const rows = rowsOf('a', 'b', 'c')
    const delivery = rows.get('Levertijd')
    expect(delivery?.isSame).toBe(false)
    expect(delivery?.cells.map(({ lines }) => lines.join())).toEqual(['26 weken', '13 weken', ''])
    expect(delivery?.cells.map(({ isBest }) => isBest)).toEqual([false, true, false])
    expect(delivery?.cells.map(({ share }) => share)).toEqual([1, 0.5, null])
    expect(rows.get('Bouwsysteem')?.isSame).toBe(true)
    expect(rows.get('Woningtype en huurklasse')?.cells[0]?.lines).toEqual(['gestapeld: sociaal'])
  })

  it('have no best value when all are equal, and no row without values', () => {
    const rows = rowsOf('a', 'b')
    expect(rows.get('MPG')).toMatchObject({ isSame: true })
    expect(rows.get('MPG')?.cells.some(({ isBest }) => isBest)).toBe(false)
    expect(rows.has('Bouwtijd')).toBe(false)
    expect(rowsOf('a').get('Bouwsysteem')?.isSame).toBe(false)
  })

  it('link to exhibitor and stand, or say that there is none yet', () => {
    const rows = rowsOf('a', 'b')
    expect(rows.get('Stand')?.cells).toMatchObject([
      { lines: ['1.A12'], to: '/plattegrond?stand=1.A12#tekening' },
      { lines: [], to: null },
    ])
    expect(rows.get('Standhouder')?.cells[1]?.to).toMatch(/^\/standhouders\/exhibitor3\//)
  })
})

describe('the address of a comparison', () => {
  const leadsTo = (url: URL) => {
    try {
      keepToKnownChoice(nl, url)
      return null
    } catch (answer) {
      return (answer as Response).headers.get('location')
    }
  }

  it('contains the choice, in one order for each', () => {
    expect(toComparisonView(nl, address('a', 'b')).columns.map(({ slug }) => slug)).toEqual([
      'a',
      'b',
    ])
    expect(toComparisonView(nl, address('b', 'a')).change).toBe('/concepten?c=a&c=b')
    expect(leadsTo(address('a', 'b', 'c', 'd'))).toBeNull()
    expect(leadsTo(address())).toBeNull()
  })

  it('redirects from an unknown concept, and from more than four', () => {
    expect(leadsTo(address('a', 'gone'))).toBe('/concepten/vergelijken?c=a')
    expect(leadsTo(address('e', 'd', 'c', 'b', 'a'))).toBe(
      '/concepten/vergelijken?c=a&c=b&c=c&c=d&meer=1',
    )
  })

  it('is linked for concepts similar to the first, while there is room', () => {
    const [first] = toComparisonView(nl, address('a')).suggestions
    expect(first?.to).toBe('/concepten/vergelijken?c=a&c=b')
    const all = toComparisonView(nl, address('a')).suggestions.map(({ name }) => name)
    expect(all).not.toContain('Concept d')
    expect(toComparisonView(nl, address('a', 'b', 'c', 'd')).suggestions).toEqual([])
  })
})

describe('the files of a comparison', () => {
  it('have a row for each property and a column for each concept', () => {
    const rows = readCsv(comparisonCsv(nl, address('a', 'b'), BASE))
    expect(rows[0]).toEqual(['Eigenschap', 'Concept a', 'Concept b'])
    expect(rows).toContainEqual(['Levertijd', '26 weken', '13 weken'])
    expect(rows).toContainEqual(['Referenties', "'=SUM(A1)", ''])
    expect(rows.at(-1)?.[2]).toBe(`${BASE}/standhouders/exhibitor3/bedrijf-exhibitor3`)
    expect(readCsv(comparisonCsv(en, address('a'), BASE))[0]).toEqual(['Property', 'Concept a'])
  })

  it('include a workbook', async () => {
    const file = await comparisonWorkbook(nl, address('a', 'b'), BASE)
    expect(file.subarray(0, 2).toString()).toBe('PK')
  })
})

it('the list has every concept with the fields to choose by', () => {
  const list = toConceptList(nl)
  expect(list.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(list[0]).toMatchObject({
    facts: 'gestapeld\u00A0· 3D-modules\u00A0· levertijd 26 weken\u00A0· MPG 0,42',
    dwellings: ['stacked'],
    stand: '1.A12',
  })
})
