// About: cms/src/my-stand/returns.ts, cms/src/my-stand/return-mail.ts, cms/src/my-stand/staff/returns.ts
// About: cms/src/api/exhibitor-return

import { STAND_RETURN_PAGE } from '@beursvloer/contract/page-addresses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastCode, mailsTo } from './accounts.ts'
import { categoryOf, fairOf } from './fair.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { signInAs } from './staff.ts'

const RETURN = 'api::exhibitor-return.exhibitor-return'
const SUBMISSION = 'api::submission.submission'

let cms: Cms
let organiser: string
let category: string
let former: string
let next: string
const made: [type: string, documentId: string][] = []

const create = async (type: string, data: object) => {
  const { documentId } = await documentsOf(cms, type).create({ data, locale: 'nl' })
  made.push([type, documentId])
  return documentId
}

async function edition(name: string, year: number): Promise<string> {
  const dates = { startDate: `${year}-03-09`, endDate: `${year}-03-11` }
  const place = { venue: 'Hal', city: 'Meerhaven', slogan: 'Op de proef' }
  const documentId = await create('edition', { name, year, ...dates, ...place })
  await documentsOf(cms, 'edition').publish({ documentId, locale: '*' })
  return documentId
}

beforeAll(async () => {
  cms = await startCms()
  organiser = await signInAs(cms, 'Organisator')
  category = (await fairOf(cms)).category
  former = await edition('Gewezen beurs', 2071)
  next = await edition('Terugbeurs', 2073)
})
afterAll(async () => {
  await cms.strapi.db.query(RETURN).deleteMany({})
  await cms.strapi.db.query(SUBMISSION).deleteMany({ where: { email: 'tekenaar@terug.example' } })
  for (const [type, documentId] of made.reverse())
    await documentsOf(cms, type).delete({ documentId, locale: '*' })
})

const staff = (body?: object, edition = next) =>
  cms.ask('/my-stand/returns', {
    method: body ? 'POST' : 'GET',
    token: organiser,
    headers: { cookie: `beursvloer-edition=${edition}` },
    ...(body && { body }),
  })
const messages = { messageNl: 'Kom weer langs.', messageEn: 'Please come again.' }
const rowOf = async (documentId: string) =>
  (await staff()).body.data.exhibitors.find(
    (one: { documentId: string }) => one.documentId === documentId,
  )
const exhibitor = (name: string, more: object = {}) =>
  create('exhibitor', { name, intro: 'Wij komen terug.', category, editions: [former], ...more })
const call = (path: string, body: object) =>
  cms.ask(`/api/my-stands/return${path}`, { method: 'POST', token: SITE_TOKEN, body })

it('staff invite exhibitors of the former edition once, each in its language, and see who answered', async () => {
  const contactEmail = 'terug@terug.example'
  const dutch = await exhibitor('Terugkeer Bouw', { contactEmail, kvk: '12345678' })
  const english = await exhibitor('Return Timber')
  const silent = await exhibitor('Stille Stand')
  const coming = await exhibitor('Al Erbij', { contactEmail, editions: [former, next] })
  const co = await exhibitor('Medeganger', { contactEmail, mainExhibitor: dutch })
  await cms.strapi.db.query(SUBMISSION).create({
    data: {
      ...{ kind: 'contract', reference: 'CF-TERUG', state: 'final', editionYear: 2027 },
      ...{ language: 'en', email: 'tekenaar@terug.example', exhibitorId: english },
      ...{ receivedAt: new Date(), idempotencyKey: 'terug', contentHash: 'terug' },
      values: {
        company: { legalName: 'Return Timber Ltd', country: 'GB', city: 'Leeds' },
        signatory: { name: 'Ann Field', email: 'tekenaar@terug.example' },
        invoicing: { iban: 'NL00BANK0123456789' },
        stand: { firstChoice: '1.A12' },
        agreement: { agreed: true },
      },
    },
  })

  const { status, body } = await staff({
    exhibitors: [dutch, english, silent, coming, co],
    ...messages,
  })
  expect([status, body.data]).toEqual([200, { invited: 2 }])
  const [mail] = await mailsTo(cms, contactEmail)
  expect(mail).toMatchObject({ subject: 'Terugkeer Bouw op Terugbeurs?' })
  expect(mail?.text).toContain('Kom weer langs.')
  const [inEnglish] = await mailsTo(cms, 'tekenaar@terug.example')
  expect(inEnglish).toMatchObject({ subject: 'Return Timber at Terugbeurs?' })
  expect(inEnglish?.text).toContain('Please come again.')
  expect(inEnglish?.text).toContain(`/en${STAND_RETURN_PAGE}?code=`)

  expect((await staff({ exhibitors: [dutch, english], ...messages })).body.data).toEqual({
    invited: 0,
  })
  expect(await mailsTo(cms, contactEmail)).toHaveLength(1)
  expect(await rowOf(silent)).toMatchObject({ email: null, invitedAt: null })
  expect(await rowOf(coming)).toMatchObject({ comes: true, invitedAt: null })
  expect(await rowOf(co)).toBeUndefined()
  expect(await rowOf(dutch)).toMatchObject({ invitedAt: expect.any(String), answer: null })

  const code = await lastCode(cms, 'tekenaar@terug.example', STAND_RETURN_PAGE)
  const opened = (await call('', { code })).body.invitation
  expect(opened).toMatchObject({ stand: 'Return Timber', edition: 'Terugbeurs', isOpen: false })
  expect(opened.values).toMatchObject({
    company: { legalName: 'Return Timber Ltd', country: 'GB', city: 'Leeds' },
    signatory: { name: 'Ann Field' },
    presentation: { listedName: 'Return Timber', intro: 'Wij komen terug.' },
  })
  const text = JSON.stringify(opened.values)
  expect(text).not.toMatch(/NL00BANK|1\.A12|agreed/)
  expect((await call('/answer', { code, answer: 'yes' })).body.invitation.answer).toBe('yes')
  expect(await rowOf(english)).toMatchObject({ answer: 'yes', answeredAt: expect.any(String) })
  const known = await lastCode(cms, contactEmail, STAND_RETURN_PAGE)
  expect((await call('', { code: known })).body.invitation.values).toMatchObject({
    company: { legalName: 'Terugkeer Bouw', kvk: '12345678' },
    signatory: { email: contactEmail },
  })
})

it('a link that is wrong shows nothing, and nobody is invited to the first edition', async () => {
  expect((await call('', { code: 'niets' })).body).toEqual({ invitation: null })
  expect((await call('/answer', { code: 'niets', answer: 'no' })).body).toEqual({
    invitation: null,
  })
  const [first] = await documentsOf(cms, 'edition').findMany({
    locale: 'nl',
    status: 'published',
    sort: 'startDate:asc',
  })
  const refused = await staff({ exhibitors: ['x'], ...messages }, first?.documentId)
  expect(refused.status).toBe(400)
  const other = await categoryOf(cms, 'woningcorporaties', 'Woningcorporaties')
  expect((await staff()).body.data.categories).toContainEqual(
    expect.objectContaining({ documentId: other }),
  )
})
