// About: cms/src/rules/tariff.ts, cms/src/rules/regulation.ts, cms/src/api/tariff, cms/src/api/regulation

import { beforeAll, describe, expect, it } from 'vitest'
import { type Cms, documentsOf, refusalOf, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

const create = (type: string, data: object) => documentsOf(cms, type).create({ data, locale: 'nl' })
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }]

describe('a tariff', () => {
  const prices = [{ code: 'floor', cents: 19_500, vat: 'standard', minimumArea: 18 }]

  it('is the only one in force, and has each price code once', async () => {
    const first = { name: 'Proeftarief', validFrom: '2040-01-01', validUntil: '2040-12-31', prices }
    const { documentId } = await create('tariff', first)
    const next = { ...first, name: 'Volgend tarief', validUntil: null }
    expect(await refusalOf(create('tariff', next))).toEqual({
      validFrom:
        'In deze periode geldt al ‘Proeftarief’: vanaf zondag 1 januari 2040 tot en met maandag 31 december 2040.',
    })
    const later = { ...next, validFrom: '2041-01-01' }
    const twice = { ...later, prices: [...prices, ...prices] }
    expect(await refusalOf(create('tariff', twice))).toEqual({
      'prices.1': 'Dit onderdeel heeft al een prijs.',
    })
    expect(await refusalOf(create('tariff', later))).toEqual({})
    const longer = documentsOf(cms, 'tariff').update({
      documentId,
      locale: 'nl',
      data: { validUntil: '2041-01-01' },
    })
    expect(Object.keys(await refusalOf(longer))).toEqual(['validFrom'])
  })

  it('reaches the site with its prices in cents', async () => {
    const { documentId } = await create('tariff', {
      name: 'Voor de site',
      validFrom: '2030-01-01',
      validUntil: '2030-12-31',
      prices,
    })
    await documentsOf(cms, 'tariff').publish({ documentId, locale: 'nl' })
    const { body } = await cms.ask(`/api/tariffs/${documentId}?populate=prices`, {
      token: SITE_TOKEN,
    })
    expect(body.data.prices).toMatchObject(prices)
  })
})

describe('the rules for exhibitors', () => {
  const chapter = (number: number, ...articles: number[]) => ({
    number,
    title: `Hoofdstuk ${number}`,
    articles: articles.map((article) => ({ number: article, body: text('Zo is het.') })),
  })
  const rules = { validFrom: '2040-01-01', chapters: [chapter(1, 1, 2), chapter(2, 1)] }

  it('have each number once, in each language', async () => {
    const doubled = { ...rules, version: 'p1', chapters: [chapter(1, 1, 1), chapter(1, 2)] }
    expect(await refusalOf(create('regulation', doubled))).toEqual({
      'chapters.0.articles.1.number': 'Artikel 1.1 is er al. Kies een ander nummer.',
      'chapters.1.number': 'Hoofdstuk 1 is er al. Kies een ander nummer.',
    })
    const { documentId } = await create('regulation', { ...rules, version: 'p2' })
    const english = (chapters: object[]) =>
      documentsOf(cms, 'regulation').update({ documentId, locale: 'en', data: { chapters } })
    expect(Object.keys(await refusalOf(english([chapter(1, 3, 3)])))).toEqual([
      'chapters.0.articles.1.number',
    ])
    expect(await refusalOf(english([chapter(1, 1, 2)]))).toEqual({})
  })
})
