// About: cms/src/submissions, cms/src/forms, cms/src/api/submission, contract/src/forms

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Answer, type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { secondConnection } from './second-connection.ts'

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const countOf = async (type: string) => (await rowsOf(cms, type)).length
/** Makes a form wait for as long as the transaction lasts. */
const LOCK_SUBMISSIONS = inject('postgresUrl')
  ? 'begin; lock table submissions in exclusive mode'
  : 'begin immediate'
const numberOf = (reference: string) => Number(reference.split('-').at(-1))
const storedAs = async (reference: string) => {
  const [row] = await cms.strapi.db.query('api::submission.submission').findMany({
    where: { reference },
    populate: ['files', 'consents', 'mails'],
  })
  return row
}

describe('each form handled by staff', () => {
  it.each([
    ['contact', 'CT', 'Fenna de Vries', 'Woonstichting De Zandkreek', 'fenna@zandkreek.example'],
    ['photo-removal', 'CT', 'Joris Bakker', null, 'joris@bakker.example'],
    ['participation', 'DA', 'Hanna Stapel', 'Stapelwerk Modulair', 'hanna@stapelwerk.example'],
    ['waiting-list', 'WL', 'Hanna Stapel', 'Stapelwerk Modulair', 'hanna@stapelwerk.example'],
    [
      'contract',
      'CF',
      'Marieke Zandstra',
      'Woonstichting De Zandkreek',
      'm.zandstra@zandkreek.example',
    ],
    ['advertising', 'AS', 'Hanna Stapel', 'Modulair Proefhuis', 'hanna@stapelwerk.example'],
    ['vacancy', 'VA', 'Hanna Stapel', 'Modulair Proefhuis', 'werk@stapelwerk.example'],
    ['accreditation', 'PA', 'Bas Lindekamp', 'Bouwblad', 'bas@bouwblad.example'],
    [
      'group-registration',
      'GR',
      'Fenna de Vries',
      'Woonstichting De Zandkreek',
      'groep@zandkreek.example',
    ],
  ] as const)(
    '%s is stored with a reference, and both sides are notified',
    async (form, prefix, name, organisation, email) => {
      const answer = await send(cms, form, right[form])
      expect(answer.body).toMatchObject({
        reference: expect.stringMatching(new RegExp(`^${prefix}-2032-\\d{5}$`)),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
      expect(answer.status).toBe(201)
      const stored = await storedAs(answer.body.reference)
      expect(stored).toMatchObject({
        kind: form,
        state: 'submitted',
        editionYear: 2032,
        name,
        organisation,
        email,
      })
      expect(stored.mails).toMatchObject([
        { purpose: 'confirmation', to: email, replyTo: 'post@proefbeurs.example' },
        { purpose: 'notice', to: 'post@proefbeurs.example', replyTo: email },
      ])
      for (const { subject } of stored.mails) expect(subject).toContain(answer.body.reference)
    },
  )

  it('is stored with normalised values, and without inactive fields', async () => {
    const values = {
      ...right.contact,
      name: '  Fenna   de Vries ',
      photo: 'Album 2025',
      phone: '010-1234567',
    }
    const { body } = await send(cms, 'contact', values)
    expect((await storedAs(body.reference)).values).toEqual({
      ...right.contact,
      phone: '+31101234567',
    })
  })

  it('is kept for the term in the settings, which is stored in the database', async () => {
    const { body } = await send(cms, 'contact', right.contact)
    const { receivedAt, deleteAfter } = await storedAs(body.reference)
    const received = new Date(receivedAt)
    expect(new Date(deleteAfter).getUTCFullYear()).toBe(received.getUTCFullYear() + 1)
  })
})

describe('a contract', () => {
  const company = (kvk: string) => ({
    ...right.contract,
    company: { ...(right.contract.company as object), kvk },
    signatory: { ...(right.contract.signatory as object), email: `${kvk}@zandkreek.example` },
  })

  it('is priced by the CMS, and stored with its consents and their wording', async () => {
    const { body } = await send(cms, 'contract', company('00000051'), {
      source: '/contractformulier',
    })
    const stored = await storedAs(body.reference)
    // Test B of requirements 9.4 without the early reduction where that has passed, and a
    // co-exhibitor.
    expect(stored.quotation).toMatchObject({ tariff: 'Tarief 2027', treatment: 'charged' })
    expect(stored.quotation.totalCents).toBeGreaterThan(500_000)
    expect(stored.kvk).toBe('00000051')
    expect(stored.consents.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
      'regulation',
      'sepa',
      'signatory',
      'terms',
    ])
    for (const consent of stored.consents)
      expect(consent).toMatchObject({
        textVersion: expect.any(String),
        source: '/contractformulier',
        email: stored.email,
      })
  })

  it('reveals only to staff that the company has another one in progress', {
    tags: ['exhaustive'],
  }, async () => {
    const first = await send(cms, 'contract', company('00000052'))
    const second = await send(cms, 'contract', company('00000052'))
    const other = await send(cms, 'contract', company('00000054'))
    // Answers differ only in their own reference and time.
    const shape = ({ status, body }: Answer) => [status, Object.keys(body)]
    expect(shape(second)).toEqual(shape(other))
    expect(numberOf(second.body.reference)).toBe(numberOf(first.body.reference) + 1)

    const told = `Van deze organisatie is al een contract in behandeling: ${first.body.reference}.`
    const stored = await storedAs(second.body.reference)
    expect(stored.notes).toEqual([{ at: expect.any(String), by: 'Automatisch', text: told }])
    const [confirmation, notice] = stored.mails
    expect(notice.text).toContain(told)
    expect(JSON.stringify(confirmation)).not.toContain(first.body.reference)
    const alone = await storedAs(other.body.reference)
    expect(alone.notes).toEqual([])
    expect(alone.mails[1].text).not.toContain('in behandeling')

    const data = { state: 'rejected' }
    for (const { id } of [await storedAs(first.body.reference), stored])
      await cms.strapi.db.query('api::submission.submission').update({ where: { id }, data })
    const third = await send(cms, 'contract', company('00000052'))
    expect((await storedAs(third.body.reference)).notes).toEqual([])
  })

  it('is refused where the tariff does not offer what it asks', async () => {
    const stand = { ...(right.contract.stand as object), firstChoice: 'any', area: '17' }
    const { status, body } = await send(cms, 'contract', { ...company('00000053'), stand })
    expect(status).toBe(422)
    expect(body.error.details.fields).toEqual({
      'stand.area': ['Dit pakket is er vanaf 18\u00a0m².'],
    })
  })
})

describe('the same form with the same key', () => {
  it('sent fifty times at once is one submission with one answer', async () => {
    const key = randomUUID()
    const submissions = await countOf('submission')
    const mails = await countOf('outbox-mail')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(cms, 'contact', right.contact, { key })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countOf('submission')).toBe(submissions + 1)
    expect(await countOf('outbox-mail')).toBe(mails + 2)
  })

  it('with other content is refused, and changes nothing', async () => {
    const key = randomUUID()
    const { body } = await send(cms, 'contact', right.contact, { key })
    const other = await send(cms, 'contact', { ...right.contact, name: 'Iemand Anders' }, { key })
    expect(other.status).toBe(409)
    expect((await storedAs(body.reference)).name).toBe('Fenna de Vries')
  })
})

it('each kind is numbered without gaps, also for forms at the same time and refused forms', async () => {
  const first = numberOf((await send(cms, 'contact', right.contact)).body.reference)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      send(
        cms,
        at % 3 === 0 ? 'photo-removal' : 'contact',
        at % 4 === 1 ? {} : at % 3 === 0 ? right['photo-removal'] : right.contact,
      ),
    ),
  )
  const numbers = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => numberOf(body.reference))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(numbers.sort((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, at) => first + 1 + at),
  )
})

describe('a refusal', () => {
  const fieldsOf = async (form: string, values: object, language: 'nl' | 'en' = 'nl') => {
    const before = await countOf('submission')
    const { status, body } = await send(cms, form, values, { language })
    expect(status).toBe(422)
    expect(await countOf('submission')).toBe(before)
    return body.error.details.fields
  }

  it('names the invalid fields, in the language of the form', async () => {
    const values = { ...right.contact, email: 'fenna@', message: 'Kort' }
    expect(await fieldsOf('contact', values)).toEqual({
      email: ['Vul een geldig e-mailadres in.'],
      message: ['Schrijf 20 tot 2.000 tekens.'],
    })
    expect(await fieldsOf('contact', values, 'en')).toMatchObject({
      message: ['Write between 20 and 2,000 characters.'],
    })
  })

  it.each([
    [{ isAdmin: true }, ['isAdmin']],
    [{ name: { first: 'Fenna' } }, ['name']],
    [{ message: ['a', 'b'] }, ['message']],
    [{ photo: null }, ['photo']],
    [{ __proto__: undefined, constructor: 'x' }, ['constructor']],
  ])('names unknown fields, and values of another type: %j', async (extra, paths) => {
    expect(Object.keys(await fieldsOf('contact', { ...right.contact, ...extra }))).toEqual(paths)
  })

  it('names choices that the content does not offer', async () => {
    const values = { ...right.participation, category: 'bestaat-niet', hall: '94' }
    expect(Object.keys(await fieldsOf('participation', values)).sort()).toEqual([
      'category',
      'hall',
    ])
  })

  it('is the answer to senders without the token of the site, and to unknown forms', async () => {
    expect((await send(cms, 'contact', right.contact, { token: undefined })).status).toBe(401)
    expect((await send(cms, 'contact', right.contact, { token: cms.administrator })).status).toBe(
      401,
    )
    expect((await send(cms, 'geheim', {})).status).toBe(404)
  })

  it('is the answer to requests that are no form, or larger than the form can be', async () => {
    const post = (body: object) =>
      cms.ask('/api/submissions/contact', { method: 'POST', token: SITE_TOKEN, body })
    expect((await post({ values: right.contact })).status).toBe(400)
    expect((await post(new FormData())).status).toBe(400)
    const rubbish = new FormData()
    rubbish.set('envelope', '{"values":')
    expect((await post(rubbish)).status).toBe(400)
    const large = await send(cms, 'contact', { ...right.contact, message: 'x'.repeat(300_000) })
    expect(large.status).toBe(413)
    const files = [{ field: 'name', file: new File(['x'], 'x.txt') }]
    expect((await send(cms, 'contact', right.contact, { files })).status).toBe(400)
  })
})

describe('a form that cannot be stored', () => {
  it('is answered with a time to try again while the database is locked, and accepted afterwards', async () => {
    const key = randomUUID()
    const before = await countOf('submission')
    const { connection } = cms.strapi.db
    // The default is 5 s.
    const { config } = connection.client
    const { timeoutMs } = config
    config.timeoutMs = 100
    const other = await secondConnection()
    await other.run(LOCK_SUBMISSIONS)
    const locked = await send(cms, 'contact', right.contact, { key })
    await other.run('rollback')
    await other.close()
    config.timeoutMs = timeoutMs
    expect(locked.status).toBe(503)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(locked.body.error.message).toContain('Probeer het')
    expect((await send(cms, 'contact', right.contact, { key })).status).toBe(201)
    expect(await countOf('submission')).toBe(before + 1)
  })

  it.skipIf(inject('postgresUrl'))(
    'is refused while the disk is full, and takes no number',
    async () => {
      const { connection } = cms.strapi.db
      const first = numberOf((await send(cms, 'contact', right.contact)).body.reference)
      // Deletions of other tests left room in the file.
      await connection.raw('vacuum')
      const [{ page_count: pages }] = await connection.raw('pragma page_count')
      await connection.raw(`pragma max_page_count = ${pages}`)
      const filler = { ...right.contact, message: 'Vol. '.repeat(390) }
      let full = await send(cms, 'contact', filler)
      let stored = 0
      // The last page has room for a few more rows.
      while (full.status === 201 && stored < 50) {
        stored += 1
        full = await send(cms, 'contact', filler)
      }
      await connection.raw('pragma max_page_count = 1073741823')
      expect(full.status).toBe(503)
      const next = await send(cms, 'contact', right.contact)
      expect(numberOf(next.body.reference)).toBe(first + stored + 1)
    },
  )
})
