import { readCsv } from '@beursvloer/contract/testing/read-csv'
import { describe, expect, it } from 'vitest'
import { exhibitor, ref } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { exhibitorsCsv, exhibitorsJson } from './exhibitor-export.ts'

const base = 'https://dakwaarts.example'

const { nl, en } = sampleSnapshot((fair) => {
  addDocuments(
    fair,
    'exhibitors',
    exhibitor('exhibitor3', {
      name: '=HYPERLINK("https://evil.example")',
      stands: [],
      themes: [ref('theme1')],
      website: null,
      contactName: 'Piet Privé',
      contactEmail: 'piet@bedrijf.example',
      contactPhone: '+31 6 00000000',
      kvk: '00000012',
      lNumber: 'L0042',
    }),
  )
})

describe('the exports of exhibitors', () => {
  it('have every exhibitor with category, stand and page', () => {
    const [head, first] = readCsv(exhibitorsCsv(nl, base))
    expect(head).toEqual([
      ...['Naam', 'Categorie', 'Stands', 'Hallen', 'Paviljoen', 'Hoofdstandhouder', 'Thema’s'],
      ...['Introductie', 'Website', 'Pagina'],
    ])
    expect(first?.[0]).toBe('\'=HYPERLINK("https://evil.example")')
    const rows = readCsv(exhibitorsCsv(nl, base))
    expect(rows).toContainEqual([
      ...['Bedrijf exhibitor2', 'Overheden', '1.A12', 'Hal 1', '', 'Bedrijf exhibitor1', ''],
      ...['Wij bouwen', 'https://bedrijf.example'],
      `${base}/standhouders/exhibitor2/bedrijf-exhibitor2`,
    ])
    expect(rows).toHaveLength(4)
    const { exhibitors } = JSON.parse(exhibitorsJson(nl, base))
    expect(exhibitors).toHaveLength(3)
    expect(exhibitors).toContainEqual({
      id: 'exhibitor1',
      name: 'Bedrijf exhibitor1',
      url: `${base}/standhouders/exhibitor1/bedrijf-exhibitor1`,
      category: { slug: 'overheden', name: 'Overheden' },
      stands: [{ number: '1.A12', hall: 'Hal 1' }],
      pavilion: null,
      mainExhibitor: null,
      themes: [],
      intro: 'Wij bouwen',
      website: 'https://bedrijf.example',
      socials: [],
    })
  })

  it('are in English on the English site', () => {
    const [head, ...rows] = readCsv(exhibitorsCsv(en, `${base}/en`))
    expect(head?.[0]).toBe('Name')
    expect(rows.map((row) => row[7])).toContain('We build')
    expect(JSON.parse(exhibitorsJson(en, `${base}/en`))).toMatchObject({ language: 'en' })
  })

  it('contain no registration numbers and contact persons', () => {
    for (const text of [exhibitorsCsv(nl, base), exhibitorsJson(nl, base)]) {
      expect(text).toContain('HYPERLINK')
      expect(text).not.toMatch(/00000012|L0042|Piet|piet@|\+31/)
    }
  })
})
