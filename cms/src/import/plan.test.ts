import { describe, expect, it } from 'vitest'
import { cellOf, parseCell, type References } from './cells'
import { type Attribute, type Column, ID_COLUMN } from './columns'
import type { Stored } from './documents'
import { matchColumns } from './match-columns'
import { dataOf, type PlanOptions, planImport } from './plan'
import type { ImportType } from './types'

const type: ImportType = {
  name: 'exhibitor',
  keys: [['slug'], ['name']],
  heads: { name: ['bedrijf'] },
}

const column = (key: string, label: string, attribute: object, more: object = {}): Column => ({
  ...{ key, label, locale: 'nl', field: key },
  ...more,
  attribute: attribute as Attribute,
})
const string = { type: 'string' }
const allColumns = [
  column('name', 'Naam', { ...string, required: true, maxLength: 20 }),
  column('slug', 'Webadres', string),
  column('stands', 'Stands', { type: 'relation', relation: 'manyToMany', target: 'stand' }),
  column('main', 'Hoofdstandhouder', {
    type: 'relation',
    relation: 'manyToOne',
    target: 'exhibitor',
  }),
  column('intro', 'Inleiding', { type: 'text', required: true }),
  column(
    'intro@en',
    'Inleiding (Engels)',
    { type: 'text', required: true },
    { locale: 'en', field: 'intro' },
  ),
  column('body', 'Tekst', { type: 'blocks' }),
  column('website', 'Website', { ...string, regex: '^https://[^\\s/@]+(/\\S*)?$' }),
  column('kind', 'Soort', {
    ...{ type: 'enumeration', enum: ['a', 'b'] },
    pluginOptions: { beursvloer: { values: { a: 'Eerste', b: 'Tweede' } } },
  }),
  column('area', 'm²', { type: 'decimal', max: 100 }),
  column('day', 'Dag', { type: 'date' }),
  column('start', 'Begint om', { type: 'time' }),
  column('opens', 'Opent', { type: 'datetime' }),
  column('seo.title', 'Delen: Titel', string, { field: 'seo', part: 'title' }),
  column(
    'links',
    'Netwerken',
    { type: 'component', repeatable: true },
    {
      parts: [
        ['platform', string],
        ['url', string],
      ],
    },
  ),
  ID_COLUMN,
]

const stands: Readonly<Record<string, string>> = { s1: '1.A01', s2: '1.A02' }
const references: References = {
  nameOf: (_, id) => stands[String(id)] ?? String(id),
  find: (target, name) =>
    target === 'stand' ? Object.keys(stands).filter((id) => stands[id] === name) : [],
  pending: (target, name) => (name === 'Nieuwbouw' ? { target, pending: name } : null),
  resembling: () => '1.A02',
}

const woonblok: Stored = {
  documentId: 'woonblok',
  name: 'Woonblok',
  nl: {
    ...{ name: 'Woonblok', slug: 'woonblok', stands: ['s2', 's1'], intro: 'Bouwt.' },
    ...{ kind: 'a', area: 12.5, day: '2027-03-17', start: '23:30:00.000' },
    opens: '2027-03-01T09:00:00.000Z',
    seo: { title: 'Woonblok', noIndex: true },
    links: [{ platform: 'LinkedIn', url: 'https://linkedin.example/woonblok' }],
    body: [{ type: 'quote', children: [{ type: 'text', text: 'Ja', italic: true }] }],
  },
  en: null,
}

/** The rows of a table with these column names. */
const plan = (
  heads: readonly string[],
  cells: readonly string[][],
  options: Partial<PlanOptions> = {},
) => {
  const keys = matchColumns(type, allColumns, heads)
  return planImport({
    ...{ type, allColumns, references, stored: [woonblok] },
    columns: keys.map((key) => allColumns.find((one) => one.key === key) ?? null),
    rows: cells.map((row, at) => ({ number: at + 2, cells: row })),
    options: { publish: false, emptyClears: false, mayCreate: true, ...options },
  })
}

/** The problem of the first row, with its column. */
const problemOf = async (...input: Parameters<typeof plan>) => {
  const [row] = await plan(...input)
  return row?.problems.map(({ column: label, message }) =>
    label ? `${label} ${message}` : message,
  )
}

it('recognises columns by label, field, alias and language, each once', () => {
  const heads = ['Bedrijf', 'naam', 'intro (EN)', 'INLEIDING', 'Intern', 'Inleiding (Engels)']
  expect(matchColumns(type, allColumns, heads)).toEqual(['name', '', 'intro@en', 'intro', '', ''])
  expect(matchColumns(type, allColumns, heads, { intern: 'kind', bedrijf: '' })).toEqual([
    ...['', 'name', 'intro@en', 'intro', 'kind', ''],
  ])
})

describe('a row', () => {
  it('is unchanged when its cells have the exported values, in any notation', async () => {
    const heads = [
      'Webadres',
      'Stands',
      'Tekst',
      'Soort',
      'm²',
      'Dag',
      'Begint om',
      'Opent',
      'Netwerken',
    ]
    const cells = ['woonblok', '1.A01; 1.A02', 'Ja', 'eerste', '12.50', 'woensdag 17 maart 2027']
    const rest = ['23.30 uur', '2027-03-01 10:00', 'LinkedIn | https://linkedin.example/woonblok']
    expect(await plan(heads, [[...cells, ...rest]])).toMatchObject([
      { state: 'unchanged', changes: [] },
    ])
  })

  it('is changed field by field, and an empty cell leaves the field unchanged', async () => {
    const [row] = await plan(
      ['Naam', 'Soort', 'Inleiding', 'Delen: Titel'],
      [['woonblok', 'Tweede', '', 'Blokken']],
    )
    expect(row).toMatchObject({
      state: 'changed',
      documentId: 'woonblok',
      changes: [
        { label: 'Naam', from: 'Woonblok', to: 'woonblok' },
        { label: 'Soort', from: 'Eerste', to: 'Tweede' },
        { label: 'Delen: Titel', from: 'Woonblok', to: 'Blokken' },
      ],
    })
    expect(dataOf(row?.values ?? [], 'nl', woonblok.nl)).toEqual({
      ...{ name: 'woonblok', kind: 'b', seo: { title: 'Blokken', noIndex: true } },
    })
  })

  it('may have a web address without its protocol', async () => {
    expect(
      await plan(['Naam', 'Website'], [['Woonblok', 'www.woonblok.example/nl']]),
    ).toMatchObject([{ changes: [{ label: 'Website', to: 'https://www.woonblok.example/nl' }] }])
  })

  it('can empty a field, but not a required one', async () => {
    const empty = (head: string) => plan(['Naam', head], [['Woonblok', '']], { emptyClears: true })
    expect(await empty('Soort')).toMatchObject([{ changes: [{ from: 'Eerste', to: '' }] }])
    expect(await empty('Inleiding')).toMatchObject([{ state: 'refused' }])
  })

  it('may be new with right-to-left and emoji texts, and refer to other new rows', async () => {
    const [first] = await plan(['Naam', 'Hoofdstandhouder'], [['שלום 👩‍👩‍👧', 'Nieuwbouw']])
    expect(first).toMatchObject({ state: 'new', name: 'שלום 👩‍👩‍👧' })
    expect(dataOf(first?.values ?? [], 'nl', null)).toEqual({
      name: 'שלום 👩‍👩‍👧',
      main: [{ target: 'exhibitor', pending: 'Nieuwbouw' }],
    })
  })

  it.each([
    [['Naam'], ['Een veel te lange naam voor dit veld'], 'Naam heeft 36 tekens, hoogstens 20 mag'],
    [['Naam', 'Soort'], ['A', 'Derde'], 'Soort is geen van deze: Eerste, Tweede'],
    [['Naam', 'm²'], ['A', '1e9'], 'm² is geen getal'],
    [['Naam', 'm²'], ['A', '101'], 'm² is groter dan 100'],
    [['Naam', 'Dag'], ['A', '31-02-2027'], 'Dag is geen datum, zoals 2027-03-17'],
    [['Naam', 'Begint om'], ['A', '25:00'], 'Begint om is geen tijd, zoals 10:30'],
    [['Naam', 'Opent'], ['A', 'morgen'], 'Opent is geen datum met tijd, zoals 2027-03-17 10:30'],
    [['Naam', 'Stands'], ['A', '1.A09'], 'Stands ‘1.A09’ bestaat niet, wel ‘1.A02’'],
    [['Naam', 'Netwerken'], ['A', 'a | b | c'], 'Netwerken heeft op een regel meer dan 2 delen'],
    [['Soort'], ['Eerste'], 'Naam ontbreekt'],
  ])('is refused with its column: %j %j', async (heads, cells, message) => {
    expect(await problemOf(heads, [cells])).toEqual([message])
  })

  it('is refused when the file has it twice, or the role may not create documents', async () => {
    const rows = await plan(
      ['Naam', 'Webadres'],
      [
        ['Woonblok', ''],
        ['Blok', 'woonblok'],
        ['Dak', ''],
        ['dak', ''],
      ],
    )
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ message: 'staat ook in rij 2' }],
      [],
      [{ message: 'staat ook in rij 4' }],
    ])
    const refused = await problemOf(['Naam'], [['Dak']], { mayCreate: false })
    expect(refused).toEqual(['bestaat niet, en uw rol mag dit niet aanmaken'])
  })

  it('needs all required fields to be published, also those of a translation', async () => {
    expect(await problemOf(['Naam'], [['Dak']], { publish: true })).toEqual(['Inleiding ontbreekt'])
    const translated = [['Dak', 'Dekt.', 'Roofs.']]
    const heads = ['Naam', 'Inleiding', 'Inleiding (Engels)']
    expect(await problemOf(heads, translated, { publish: true })).toEqual([])
  })
})

it('an amount is written and read in euro, whole and not above what the field takes', () => {
  const price = column('price', 'Prijs', {
    ...{ type: 'integer', min: 0, max: 100_000 },
    pluginOptions: { beursvloer: { unit: 'euro' } },
  })
  expect(cellOf(price, 19_550, references)).toBe('195,50')
  expect(parseCell(price, '195,50', references)).toBe(19_550)
  expect(parseCell(price, '€ 1.000', references)).toBe(100_000)
  expect(() => parseCell(price, '1000,01', references)).toThrow('is groter dan 1000,00')
  expect(() => parseCell(price, 'tien', references)).toThrow('is geen bedrag, zoals 195 of 195,50')
})
