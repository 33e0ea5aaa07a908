// About: cms/src/submissions/staff/accept-vacancy.ts, cms/src/submissions/staff/acceptance.ts
// About: cms/src/api/vacancy, contract/src/forms/definitions/vacancy.ts

import { beforeAll, describe, expect, it } from 'vitest'
import { fairOf } from './fair.ts'
import { type Handling, type Made, path, startHandling, submission } from './handling.ts'
import { documentsOf } from './harness.ts'

let cms: Handling['cms']
let organiser: string
let see: Handling['see']
let step: Handling['step']
let category: string
let employer: string

const exhibitor = async (name: string): Promise<string> => {
  const data = { name, category, intro: 'Bouwt kades.' }
  const exhibitors = documentsOf(cms, 'exhibitor')
  return (await exhibitors.create({ data, locale: 'nl', status: 'published' })).documentId
}

beforeAll(async () => {
  ;({ cms, organiser, see, step } = await startHandling())
  ;({ category } = await fairOf(cms))
  employer = await exhibitor('Kadehuis')
})

const vacancy = (values: object = {}, more: object = {}) =>
  submission(
    cms,
    'vacancy',
    {
      exhibitor: 'kadehuis',
      title: 'Heibaas',
      place: 'Meerhaven',
      hours: '36',
      closingDate: '2099-03-01',
      url: 'https://kadehuis.example/werk',
      text: 'U heit palen.\nOok ’s winters.\n\nU bent nooit alleen.',
      name: 'An Kade',
      email: 'werk@kadehuis.example',
      ...values,
    },
    { email: 'werk@kadehuis.example', name: 'An Kade', ...more },
  )
const offer = (one: Made) => cms.ask(path(one, '/vacancy-acceptance'), { token: organiser })
const accept = (one: Made, more: object = {}) =>
  cms.ask(path(one, '/vacancy-acceptance'), {
    method: 'POST',
    token: organiser,
    body: { from: 'submitted', exhibitor: employer, tell: true, message: '', ...more },
  })
const made = (locale: 'nl' | 'en') =>
  documentsOf(cms, 'vacancy').findMany({
    locale,
    status: 'draft',
    sort: 'id',
    populate: { exhibitor: true },
    filters: { url: 'https://kadehuis.example/werk' },
  })

describe('an accepted vacancy', () => {
  it('suggests the exhibitor that the sender chose, and lists drafts of exhibitors too', async () => {
    const { body } = await offer(await vacancy())
    expect(body.data).toMatchObject({ title: 'Heibaas', exhibitor: employer })
    expect(body.data.exhibitors).toContainEqual({ documentId: employer, name: 'Kadehuis' })
    expect((await offer(await vacancy({ exhibitor: 'weg' }))).body.data.exhibitor).toBeNull()
    const contract = await offer(await submission(cms, 'contract', {}))
    expect(contract.body.error.message).toBe('Dit is geen vacature.')
  })

  it('is refused when its closing date has passed, its exhibitor was deleted, or no exhibitor is chosen', async () => {
    const past = await vacancy({ closingDate: '2026-03-01' })
    for (const answer of [await offer(past), await accept(past)]) {
      expect(answer.status).toBe(400)
      expect(answer.body.error.message).toContain('De sluitingsdatum, 1 maart 2026, is voorbij.')
    }
    const one = await vacancy()
    const gone = await exhibitor('Weer Vertrokken')
    await documentsOf(cms, 'exhibitor').delete({ documentId: gone, locale: '*' })
    const answer = await accept(one, { exhibitor: gone })
    expect(answer.status).toBe(400)
    expect(answer.body.error.message).toBe('Deze standhouder bestaat niet meer. Kies een andere.')
    const plain = await step(one, { from: 'submitted', to: 'handled', tell: true })
    expect(plain.body.error.message).toContain('Kies er een')
    for (const refused of [past, one])
      expect(await see(refused)).toMatchObject({ state: 'submitted', made: null, mails: [] })
    expect(await made('nl')).toEqual([])
  })

  it('becomes a draft with all sent values, once, and its sender is notified', async () => {
    const one = await vacancy()
    const both = await Promise.all([accept(one), accept(one)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = both.find(({ status }) => status === 400)
    expect(late?.body.error.message).toMatch(/^Een collega heeft de status intussen gewijzigd/)

    const [draft, ...others] = await made('nl')
    expect(others).toEqual([])
    const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
    expect(draft).toMatchObject({
      title: 'Heibaas',
      slug: 'heibaas',
      place: 'Meerhaven',
      hours: '36 uur',
      closingDate: '2099-03-01',
      body: [paragraph('U heit palen.\nOok ’s winters.'), paragraph('U bent nooit alleen.')],
      exhibitor: { documentId: employer },
      publishedAt: null,
    })
    expect(await see(one)).toMatchObject({
      state: 'handled',
      made: { type: 'vacancy', documentId: draft?.documentId },
      history: [{ from: 'submitted', to: 'handled', by: 'Bo Organisator', mailed: true }],
      mails: [{ purpose: 'state-change', subject: expect.stringContaining('Wij plaatsen uw') }],
    })
    await documentsOf(cms, 'vacancy').delete({ documentId: draft?.documentId, locale: '*' })
  })

  it.each([
    ['which is in English too', true],
    ['which is in Dutch only', false],
  ])('leaves English texts to be translated, for an exhibitor %s', async (_, both) => {
    const english = { documentId: employer, locale: 'en', data: { name: 'Kadehuis' } }
    if (both) await documentsOf(cms, 'exhibitor').update(english)
    else await documentsOf(cms, 'exhibitor').delete({ documentId: employer, locale: 'en' })
    const one = await vacancy(
      { title: 'Piling foreman', text: '', hours: 'Flexible' },
      { language: 'en' },
    )
    expect((await accept(one, { tell: false })).status).toBe(200)
    const [dutch] = await made('nl')
    const closingDate = '2099-03-01'
    const facts = { title: null, slug: null, closingDate, exhibitor: { documentId: employer } }
    expect(dutch).toMatchObject(facts)
    const documentId = dutch?.documentId
    const words = { title: 'Piling foreman', hours: 'Flexible', body: null }
    const related = { documentId: employer, locale: both ? 'en' : 'nl' }
    expect(await made('en')).toMatchObject([
      { documentId, closingDate, ...words, exhibitor: related },
    ])
    expect(await see(one)).toMatchObject({ made: { type: 'vacancy', documentId }, mails: [] })

    const vacancies = documentsOf(cms, 'vacancy')
    await vacancies.update({ documentId, locale: 'nl', data: { title: 'Voorman heien' } })
    const { entries } = await vacancies.publish({ documentId, locale: '*' })
    expect(entries.map(({ title, slug }) => `${title} ${slug}`).sort()).toEqual([
      'Piling foreman voorman-heien',
      'Voorman heien voorman-heien',
    ])
    await vacancies.delete({ documentId, locale: '*' })
  })
})
