import { beforeAll, describe, expect, it } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import { type Handling, type Made, path, startHandling, submission } from './handling.ts'
import { type Document, documentsOf } from './harness.ts'

let cms: Handling['cms']
let organiser: string
let fair: Fair
let see: Handling['see']
let step: Handling['step']

beforeAll(async () => {
  ;({ cms, organiser, see, step } = await startHandling())
  fair = await fairOf(cms)
})

describe('an accepted contract', () => {
  const square = (x: number) => [
    [x, 1],
    [x + 3, 1],
    [x + 3, 4],
    [x, 4],
  ]
  const stand = (number: string, x: number, availability: string, more: object = {}) =>
    documentsOf(cms, 'stand').create({
      data: { number, hall, polygon: square(x), area: 9, openSides: 2, availability, ...more },
    })
  let hall: string
  const stands: Record<string, Document> = {}

  beforeAll(async () => {
    const data = { name: 'Contracthal', number: 93, width: 40, length: 20 }
    hall = (await documentsOf(cms, 'hall').create({ data, locale: 'nl' })).documentId
    stands.free = await stand('93.A01', 1, 'free')
    stands.option = await stand('93.A02', 5, 'option', { optionUntil: '2032-01-31' })
    stands.blocked = await stand('93.A03', 9, 'blocked')
    stands.promised = await stand('93.A04', 13, 'free')
    stands.other = await stand('93.A05', 17, 'free')
    await documentsOf(cms, 'exhibitor').create({
      data: { name: 'Zat Er Al', category: fair.category, stands: [stands.promised.documentId] },
      locale: 'nl',
    })
  })

  const contract = (more: object = {}) =>
    submission(
      cms,
      'contract',
      {
        company: { legalName: 'Stapelwerk B.V.', country: 'NL', kvk: '00000093' },
        stand: { package: 'shell', firstChoice: '93.A02', secondChoice: '93.A01' },
        presentation: { listedName: 'Stapelwerk', intro: 'Wij stapelen woningen.' },
        coExhibitors: [{ name: 'Stapelwerk Daken' }, { name: 'Stapelwerk Gevels' }],
      },
      { state: 'signed', email: 'teken@stapelwerk.example', ...more },
    )
  const accept = (one: Made, which: string, more: object = {}) =>
    cms.ask(path(one, '/contract-acceptance'), {
      method: 'POST',
      token: organiser,
      body: {
        from: 'signed',
        stand: stands[which]?.documentId,
        category: fair.category,
        tell: true,
        ...more,
      },
    })
  const exhibitorsOf = (name: string) =>
    documentsOf(cms, 'exhibitor').findMany({
      filters: { name: { $startsWith: name } },
      locale: 'nl',
      status: 'draft',
      sort: 'id',
      populate: { stands: true, mainExhibitor: true, category: true },
    })

  it('offers the preferences first, with why one cannot be had, and then what is free', async () => {
    const where = path(await contract(), '/contract-acceptance')
    const { body } = await cms.ask(where, { token: organiser })
    expect(body.data.exhibitors).toEqual([
      { name: 'Stapelwerk', isCoExhibitor: false },
      { name: 'Stapelwerk Daken', isCoExhibitor: true },
      { name: 'Stapelwerk Gevels', isCoExhibitor: true },
    ])
    const own = body.data.stands.filter(({ number }: { number: string }) =>
      number.startsWith('93.'),
    )
    expect(
      own.map(({ number, preference, taken }: Record<string, unknown>) => [
        number,
        preference,
        taken,
      ]),
    ).toEqual([
      ['93.A02', 1, 'in optie tot en met 31 januari 2032'],
      ['93.A01', 2, null],
      ['93.A05', null, null],
    ])
  })

  it.each([
    ['option', 'Stand 93.A02 is niet vrij: in optie tot en met 31 januari 2032.'],
    ['blocked', 'Stand 93.A03 is niet vrij: geblokkeerd.'],
    ['promised', 'Stand 93.A04 is niet vrij: verhuurd aan Zat Er Al.'],
  ])('is refused a stand that is not free: %s', async (which, message) => {
    const one = await contract()
    const answer = await accept(one, which)
    expect(answer.status).toBe(400)
    expect(answer.body.error.message).toBe(`${message} Kies een andere stand.`)
    expect(await see(one)).toMatchObject({ state: 'signed', made: null, mails: [] })
    expect(await exhibitorsOf('Stapelwerk')).toEqual([])
  })

  it('becomes an exhibitor with co-exhibitors, as drafts, and lets its stand, once', async () => {
    const one = await contract()
    const both = await Promise.all([accept(one, 'free'), accept(one, 'free')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const { state, made, mails, history } = await see(one)
    expect({ state, mails }).toMatchObject({ state: 'final', mails: [{ purpose: 'state-change' }] })
    expect(history).toMatchObject([{ from: 'signed', to: 'final', by: 'Bo Organisator' }])

    const [main, ...others] = await exhibitorsOf('Stapelwerk')
    const exhibitor = main?.documentId
    expect(made).toEqual({ type: 'exhibitor', documentId: exhibitor })
    expect(main).toMatchObject({
      name: 'Stapelwerk',
      intro: 'Wij stapelen woningen.',
      kvk: '00000093',
      stands: [{ number: '93.A01', availability: 'let' }],
      category: { documentId: fair.category },
      publishedAt: null,
    })
    expect(others).toMatchObject([
      { name: 'Stapelwerk Daken', mainExhibitor: { documentId: exhibitor }, stands: [] },
      { name: 'Stapelwerk Gevels', mainExhibitor: { documentId: exhibitor }, stands: [] },
    ])
  })

  it('leaves nothing behind when it cannot be told', async () => {
    const one = await contract({ state: 'offered' })
    const answer = await accept(one, 'other', { from: 'offered' })
    expect(answer.status).toBe(400)
    const free = await documentsOf(cms, 'stand').findOne({ documentId: stands.other?.documentId })
    expect(free).toMatchObject({ availability: 'free' })
    const plain = await step(await contract(), { from: 'signed', to: 'final' })
    expect(plain.body.error.message).toContain('Kies er een')
  })
})
