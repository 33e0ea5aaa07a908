// About: cms/src/submissions/staff/accept-contract.ts, cms/src/submissions/staff/requote.ts
// About: cms/src/submissions/staff/accept-contract.ts, cms/src/submissions/staff/stands.ts
// About: cms/src/submissions/pricing.ts, cms/src/documents/contract-document.ts, contract/src/quotation

import { tariff } from '@beursvloer/contract/testing/tariff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import { useSettings } from './form-content.ts'
import { rowsOf } from './forms.ts'
import { file, type Handling, type Made, path, startHandling, submission } from './handling.ts'
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
        stand: {
          package: 'shell',
          area: '9',
          openSides: '2',
          firstChoice: '93.A02',
          secondChoice: '93.A01',
        },
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
      populate: { stands: true, mainExhibitor: true, category: true, logo: true },
    })

  it('lists the preferred stands first, with the reason when one is not available, and then the free ones', async () => {
    const where = path(await contract(), '/contract-acceptance')
    const { body } = await cms.ask(where, { token: organiser })
    expect(body.data.exhibitors).toEqual([
      { name: 'Stapelwerk', isCoExhibitor: false, isKnown: false },
      { name: 'Stapelwerk Daken', isCoExhibitor: true, isKnown: false },
      { name: 'Stapelwerk Gevels', isCoExhibitor: true, isKnown: false },
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
  ])('cannot be assigned a stand that is not free: %s', async (which, message) => {
    const one = await contract()
    const answer = await accept(one, which)
    expect(answer.status).toBe(400)
    expect(answer.body.error.message).toBe(`${message} Kies een andere stand.`)
    expect(await see(one)).toMatchObject({ state: 'signed', made: null, mails: [] })
    expect(await exhibitorsOf('Stapelwerk')).toEqual([])
  })

  it('becomes drafts of an exhibitor and its co-exhibitors, and lets its stand, once', async () => {
    const one = await contract()
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
    await file(cms, one, 'stapel.svg', drawing, 'presentation.logo')
    const both = await Promise.all([accept(one, 'free'), accept(one, 'free')])
    const [accepted, refused] = both.map(({ status }) => status).sort()
    // On a busy machine the second request may be asked to try again.
    expect({ accepted, isRefused: refused === 400 || refused === 503 }).toEqual({
      accepted: 200,
      isRefused: true,
    })
    const { state, made, mails, history } = await see(one)
    expect({ state, mails }).toMatchObject({ state: 'final', mails: [{ purpose: 'state-change' }] })
    expect(history).toMatchObject([{ from: 'signed', to: 'final', by: 'Bo Organisator' }])

    const [main, ...others] = await exhibitorsOf('Stapelwerk')
    const exhibitor = main?.documentId
    expect(await rowsOf(cms, 'exhibitor-member', { exhibitorId: exhibitor })).toMatchObject([
      { email: 'teken@stapelwerk.example', role: 'manager', state: 'invited' },
    ])
    expect(made).toEqual({ type: 'exhibitor', documentId: exhibitor })
    expect(main).toMatchObject({
      name: 'Stapelwerk',
      intro: 'Wij stapelen woningen.',
      kvk: '00000093',
      stands: [{ number: '93.A01', availability: 'let' }],
      category: { documentId: fair.category },
      logo: { name: 'stapel.svg', mime: 'image/svg+xml', alternativeText: 'Stapelwerk' },
      publishedAt: null,
    })
    expect(others).toMatchObject([
      { name: 'Stapelwerk Daken', mainExhibitor: { documentId: exhibitor }, stands: [] },
      { name: 'Stapelwerk Gevels', mainExhibitor: { documentId: exhibitor }, stands: [] },
    ])
  })

  it('of an exhibitor of an earlier edition changes the draft of its document, and makes no second one', async () => {
    const dates = { startDate: '2075-03-09', endDate: '2075-03-11' }
    const place = { venue: 'Hal', city: 'Meerhaven', slogan: 'Op de proef' }
    const edition = await documentsOf(cms, 'edition').create({
      data: { name: 'Contractbeurs', year: 2075, ...dates, ...place },
      locale: 'nl',
    })
    await documentsOf(cms, 'edition').publish({ documentId: edition.documentId, locale: '*' })
    const restore = await useSettings(cms, {
      ...{ name: 'Contractbeurs', organisation: 'Stichting Contractbeurs' },
      ...{ email: 'post@contractbeurs.example', edition: edition.documentId },
    })
    const earlier = await stand('93.A07', 25, 'let')
    const known = await documentsOf(cms, 'exhibitor').create({
      data: {
        ...{ name: 'Weerwerk oud', category: fair.category, kvk: '00000096' },
        stands: [earlier.documentId],
      },
      locale: 'nl',
    })
    const newHall = await documentsOf(cms, 'hall').create({
      data: { name: 'Weerhal', number: 94, width: 40, length: 20, edition: edition.documentId },
      locale: 'nl',
    })
    stands.again = await stand('94.A01', 1, 'free', { hall: newHall.documentId })
    const one = await contract({
      values: {
        company: { legalName: 'Weerwerk B.V.', country: 'NL', kvk: '00000096' },
        stand: { package: 'shell', area: '9', openSides: '2', firstChoice: '94.A01' },
        presentation: { listedName: 'Weerwerk', intro: 'Wij komen terug.' },
      },
    })
    const offer = await cms.ask(path(one, '/contract-acceptance'), { token: organiser })
    expect(offer.body.data.exhibitors).toEqual([
      { name: 'Weerwerk', isCoExhibitor: false, isKnown: true },
    ])
    expect((await accept(one, 'again')).status).toBe(200)
    expect((await see(one)).made).toEqual({ type: 'exhibitor', documentId: known.documentId })
    expect(await exhibitorsOf('Weerwerk')).toMatchObject([
      {
        documentId: known.documentId,
        intro: 'Wij komen terug.',
        stands: [{ number: '93.A07' }, { number: '94.A01', availability: 'let' }],
      },
    ])
    await restore()
    await documentsOf(cms, 'stand').delete({ documentId: String(stands.again.documentId) })
    for (const [type, { documentId }] of [
      ['exhibitor', known],
      ['hall', newHall],
      ['edition', edition],
    ] as const)
      await documentsOf(cms, type).delete({ documentId, locale: '*' })
  })

  it('changes nothing when the acceptance is refused', async () => {
    const one = await contract({ state: 'offered' })
    const answer = await accept(one, 'other', { from: 'offered' })
    expect(answer.status).toBe(400)
    const free = await documentsOf(cms, 'stand').findOne({ documentId: stands.other?.documentId })
    expect(free).toMatchObject({ availability: 'free' })
    const plain = await step(await contract(), { from: 'signed', to: 'final' })
    expect(plain.body.error.message).toContain('Kies er een')
  })

  describe('for another stand than the quoted one', () => {
    let inForce: Document
    beforeAll(async () => {
      const prices = Object.values(tariff.prices)
      const validity = { validFrom: '2020-01-01', validUntil: '2029-12-31' }
      inForce = await documentsOf(cms, 'tariff').create({
        data: { ...tariff, ...validity, prices },
        locale: 'nl',
        status: 'published',
      })
      stands.large = await stand('93.A06', 21, 'free', { area: 24, openSides: 3 })
    })
    // Only one tariff may be in force, for other tests too.
    afterAll(async () => {
      await documentsOf(cms, 'tariff').delete({ documentId: inForce.documentId })
    })

    const small = { package: 'shell', area: '12', openSides: '1', firstChoice: '93.A06' }
    const quoted = (more: object = {}) =>
      contract({
        values: {
          company: { legalName: 'Grootwerk B.V.', country: 'NL', kvk: '00000094' },
          stand: small,
          presentation: { listedName: 'Grootwerk', intro: 'Wij bouwen groot.' },
        },
        quotation: { totalCents: 492_954 },
        ...more,
      })
    const requote = (one: Made, body: object) =>
      cms.ask(path(one, '/new-quotation'), {
        method: 'POST',
        token: organiser,
        body: { from: 'signed', stand: stands.large?.documentId, ...body },
      })

    it('is refused, with both quotations side by side', async () => {
      const one = await quoted()
      const { body } = await cms.ask(path(one, '/contract-acceptance'), { token: organiser })
      expect(body.data.quoted).toEqual({ area: 12, openSides: 1, totalCents: 492_954 })
      expect(body.data.stands[0]).toMatchObject({ number: '93.A06', area: 24, openSides: 3 })
      expect(body.data.stands[0].totalCents).toBeGreaterThan(492_954)
      const { status, body: refusal } = await accept(one, 'large')
      expect(status).toBe(400)
      expect(refusal.error.message).toContain(
        'Stand 93.A06 is een andere dan die van de offerte: 24\u00a0m² in plaats van 12\u00a0m² en 3 open zijden in plaats van 1.',
      )
      expect(await see(one)).toMatchObject({ state: 'signed', made: null })
    })

    it('is accepted once a new quotation is signed', async () => {
      const one = await quoted()
      expect((await requote(one, { message: 'Zoals besproken.' })).status).toBe(200)
      const seen = await see(one)
      expect(seen).toMatchObject({
        state: 'offered',
        newQuotation: { by: 'Bo Organisator', stand: { number: '93.A06', area: 24, openSides: 3 } },
        quotation: { totalCents: 492_954 },
        history: [{ from: 'signed', to: 'offered', mailed: true }],
        mails: [{ purpose: 'state-change', subject: expect.stringContaining('nieuwe offerte') }],
        files: [{ name: expect.stringMatching(/^Offerte en contract .*pdf$/) }],
      })
      const early = await accept(one, 'large', { from: 'offered' })
      expect(early.status).toBe(400)
      await step(one, { from: 'offered', to: 'signed', tell: false })
      expect((await accept(one, 'large')).status).toBe(200)
      expect(await see(one)).toMatchObject({ state: 'final' })
    })

    it('gets no new quotation for a stand that is taken or too small, or once it is final', async () => {
      const messageOf = async (answer: ReturnType<typeof requote>) =>
        (await answer).body.error.message
      const blocked = { stand: stands.blocked?.documentId }
      expect(await messageOf(requote(await quoted(), blocked))).toContain('geblokkeerd')
      const floor = await quoted({ values: { stand: { ...small, package: 'floor' } } })
      expect(await messageOf(requote(floor, { stand: stands.other?.documentId }))).toContain(
        'biedt dit pakket niet aan',
      )
      const final = await quoted({ state: 'final' })
      expect(await messageOf(requote(final, { from: 'final' }))).toContain(
        'geen nieuwe offerte meer',
      )
      expect(await messageOf(requote(await quoted(), { from: 'reviewing' }))).toContain('collega')
    })
  })
})
