import { beforeAll, describe, expect, it } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import { type Cms, documentsOf, refusalOf, startCms } from './harness.ts'

let cms: Cms
let fair: Fair

beforeAll(async () => {
  cms = await startCms()
  fair = await fairOf(cms)
})

const create = (type: string, data: object) => documentsOf(cms, type).create({ data, locale: 'nl' })
const UNSAFE =
  'Gebruik een pad van deze site dat met één schuine streep begint (/programma), of een adres met https://.'
const NO_ADDRESS = 'Vul een webadres in dat met https:// begint.'

describe('an edition', () => {
  it('ends after it begins', async () => {
    const { edition: documentId } = fair
    const update = (endDate: string) =>
      documentsOf(cms, 'edition').update({ documentId, locale: 'nl', data: { endDate } })
    expect(await refusalOf(update('2032-03-09'))).toEqual({
      endDate: 'De laatste dag kan niet voor de eerste dag liggen.',
    })
    expect(await refusalOf(update('2032-03-11'))).toEqual({})
  })

  it('holds its days', async () => {
    const day = { edition: fair.edition, opensAt: '09:30:00.000', closesAt: '17:00:00.000' }
    expect(await refusalOf(create('day', { ...day, date: '2032-03-12' }))).toEqual({
      date: 'Deze dag valt buiten Proefbeurs 2032: die duurt van woensdag 10 maart tot en met donderdag 11 maart 2032.',
    })
    const documentId = fair.day
    const update = documentsOf(cms, 'day').update({
      documentId,
      data: { closesAt: '09:00:00.000' },
    })
    expect(await refusalOf(update)).toEqual({
      closesAt: 'De sluitingstijd moet na de openingstijd liggen.',
    })
  })
})

describe('links', () => {
  const item = { label: 'Proef', group: 'about' }

  it.each(['/programma?dag=1', 'https://partner.example/pad'])('may lead to %s', async (target) => {
    expect(await refusalOf(create('navigation-item', { ...item, target }))).toEqual({})
  })

  it.each([
    'javascript:alert(1)',
    '//elders.example',
    '/\\elders.example',
    'http://elders.example',
    'https://a@elders.example',
  ])('may not lead to %s', async (target) => {
    expect(await refusalOf(create('navigation-item', { ...item, target }))).toEqual({
      target: UNSAFE,
    })
    expect(await refusalOf(create('short-link', { code: 'proef', target }))).toEqual({
      target: UNSAFE,
    })
  })

  it('of people and organisations are web addresses', async () => {
    const website = 'javascript:alert(1)'
    expect(await refusalOf(create('exhibitor', { name: 'Fout', intro: 'Fout', website }))).toEqual({
      website: NO_ADDRESS,
    })
    for (const url of ['ftp://a', 'http://a.example', 'https://a@b.example']) {
      expect(await refusalOf(create('vacancy', { title: 'Fout', url }))).toEqual({
        url: NO_ADDRESS,
      })
    }
  })

  it('are checked inside components and blocks too, also in a draft', async () => {
    const good = { platform: 'linkedin', url: 'https://linkedin.example/kadebouw' }
    const socials = [good, { platform: 'bluesky', url: 'javascript:alert(1)' }]
    expect(await refusalOf(create('exhibitor', { name: 'Fout', intro: 'Fout', socials }))).toEqual({
      'socials.1.url': NO_ADDRESS,
    })
    const cards = [
      { title: 'Goed', target: '/programma' },
      { title: 'Fout', target: '//elders' },
    ]
    const blocks = [
      { __component: 'blocks.cards', title: 'Kaarten', cards },
      { __component: 'blocks.video', title: 'Film', url: 'data:text/html,x' },
    ]
    expect(await refusalOf(create('page', { title: 'Fout', blocks }))).toEqual({
      'blocks.0.cards.1.target': UNSAFE,
      'blocks.1.url': NO_ADDRESS,
    })
  })
})

describe('a redirect', () => {
  const redirect = (from: string, to: string) => create('redirect', { from, to, kind: 'permanent' })

  it('leads from a plain path to somewhere else', async () => {
    expect(await refusalOf(redirect('/proef-oud?x=1', '/nieuw'))).toEqual({
      from: 'Vul het oude pad in zonder vraagteken of hekje, bijvoorbeeld /exposanten.',
    })
    expect(await refusalOf(redirect('/proef-oud', '//elders.example'))).toEqual({ to: UNSAFE })
    expect(await refusalOf(redirect('/proef-oud', '/proef-oud'))).toEqual({
      to: 'Een redirect kan niet naar zichzelf leiden.',
    })
    expect(await refusalOf(redirect('/proef-oud', '/proef-nieuw'))).toEqual({})
  })
})

it('a group of synonyms holds at least two words', async () => {
  const group = (terms: string) => create('synonym', { subject: 'Proef', terms })
  expect(await refusalOf(group('prefab\n Prefab \n'))).toEqual({
    terms: 'Zet minstens twee verschillende woorden onder elkaar, één per regel.',
  })
  expect(await refusalOf(group('prefab\nfabrieksmatig'))).toEqual({})
})
