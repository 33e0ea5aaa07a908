// About: cms/src/exhibitor-badges, cms/src/api/exhibitor-badge, cms/src/my-stand/staff/badges.ts
// About: contract/src/my-stand/badges.ts, cms/src/exhibitor-members/change-members.ts

import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsTo, newAddress } from './accounts.ts'
import { fairOf } from './fair.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { download, signInAs } from './staff.ts'
import { removeVisitors, visitorNamed } from './visitors.ts'

const MEMBER = 'api::exhibitor-member.exhibitor-member'
const BADGE = 'api::exhibitor-badge.exhibitor-badge'

let cms: Cms
let organiser: string
let hall: string
let made = 0

beforeAll(async () => {
  cms = await startCms()
  organiser = await signInAs(cms, 'Organisator')
  const data = { name: 'Badgehal', number: 83, width: 100, length: 10 }
  hall = (await documentsOf(cms, 'hall').create({ data, locale: 'nl' })).documentId
})
afterAll(async () => {
  for (const type of [BADGE, MEMBER] as const) await cms.strapi.db.query(type).deleteMany({})
  await removeVisitors(cms)
})

/** An exhibitor with a stand of 12 m², and therefore six badges, with its manager. */
async function standOf(name: string, more: object = {}) {
  made += 1
  const { category } = await fairOf(cms)
  const left = made * 5
  const stand = await documentsOf(cms, 'stand').create({
    data: {
      ...{ number: `83.B${String(made).padStart(2, '0')}`, hall },
      polygon: [
        [left, 1],
        [left + 4, 1],
        [left + 4, 4],
        [left, 4],
      ],
      ...{ area: 12, openSides: 1, availability: 'free' },
    },
  })
  const data = { name, intro: 'Wij staan er.', category, stands: [stand.documentId], ...more }
  const { documentId } = await documentsOf(cms, 'exhibitor').create({ data, locale: 'nl' })
  const email = newAddress()
  const { token, id: account } = await visitorNamed(cms, { email })
  await cms.strapi.db.query(MEMBER).create({
    data: {
      ...{ exhibitorId: documentId, account, email, role: 'manager', name: 'Noor Hamelink' },
      ...{ state: 'active', language: 'nl', invitedBy: 'Bo', invitedAt: new Date() },
    },
  })
  const path = `/api/my-stands/${documentId}/badges`
  return {
    documentId,
    overview: async () => (await cms.ask(`/api/my-stands/${documentId}`, { token })).body,
    list: async () => (await cms.ask(path, { token })).body,
    change: (body: object) => cms.ask(path, { method: 'POST', token, body }),
  }
}

const person = (name: string, email = '') => ({ name, email })
const adding = (...people: object[]) => ({ change: 'add', people, language: 'nl' })
const shown = async (code: string) =>
  (await cms.ask('/api/my-stands/badge', { method: 'POST', token: SITE_TOKEN, body: { code } }))
    .body.badge

it('a stand has three badges for each 9 m² or part of it, and the extra ones that staff give', async () => {
  const stand = await standOf('Houtkern Badges')
  expect(await stand.list()).toEqual({ allowed: 6, badges: [] })
  const six = Array.from({ length: 6 }, (_, index) => person(`Wim ${index}`))
  expect((await stand.change(adding(...six, person('Te veel')))).body.error.name).toBe(
    'too-many-badges',
  )
  expect((await stand.list()).badges).toEqual([])
  expect((await stand.change(adding(...six))).status).toBe(200)
  expect((await stand.change(adding(person('Te veel')))).status).toBe(409)
  await documentsOf(cms, 'exhibitor').update({
    ...{ documentId: stand.documentId, locale: 'nl' },
    data: { extraBadges: 1 },
  })
  expect((await stand.change(adding(person('Nog een')))).status).toBe(200)
})

it('a co-exhibitor has the extra badges that staff give, with the number of the shared stand', async () => {
  const { documentId: mainExhibitor } = await standOf('Houtkern Gedeeld')
  const shared = { mainExhibitor, stands: [], extraBadges: 1 }
  const stand = await standOf('Houtkern Op Bezoek', shared)
  expect(await stand.list()).toEqual({ allowed: 1, badges: [] })
  // The first answer did not arrive, so the request is sent again.
  for (const _ of [1, 2]) expect((await stand.change(adding(person('Wim Wit')))).status).toBe(200)
  const { badges } = await stand.list()
  expect(badges).toHaveLength(1)
  expect((await shown(badges[0].code)).stands).toEqual([expect.stringMatching(/^83\.B/)])
})

it('two managers at once make no more badges than the stand has', async () => {
  const stand = await standOf('Houtkern Samen')
  const four = (by: string) => ['Ab', 'Bo', 'Cas', 'Do'].map((name) => person(`${name} ${by}`))
  const answers = await Promise.all(['Een', 'Twee'].map((by) => stand.change(adding(...four(by)))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await stand.list()).badges).toHaveLength(4)
})

it('a recipient with an address gets a mail with the badge and, once, an invitation as stand staff', async () => {
  const stand = await standOf('Houtkern Post')
  const email = newAddress()
  await stand.change(adding(person('Wim van Dijk', email), person('Zonder Adres')))
  const { badges } = await stand.list()
  expect(badges).toMatchObject([
    { name: 'Wim van Dijk', email, isMailed: true },
    { name: 'Zonder Adres', email: '', isMailed: false },
  ])
  const [mail] = await mailsTo(cms, email)
  expect(mail?.subject).toBe('Uw badge voor de stand van Houtkern Post')
  expect(mail?.text).toContain(badges[0].code)
  const token = /uitnodiging\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const accepted = await cms.ask('/api/my-stands/invitation/accept', {
    ...{ method: 'POST', token: SITE_TOKEN, body: { code: token, language: 'nl' } },
  })
  expect(accepted.body).toMatchObject({ outcome: 'signed-in', exhibitor: stand.documentId })
  await stand.change(adding(person('Willem van Dijk', email)))
  const second = (await mailsTo(cms, email)).at(-1)
  expect(second?.text).not.toContain('uitnodiging?code=')
  expect(await cms.strapi.db.query(MEMBER).count({ where: { email } })).toBe(1)
})

it('a badge for an invited manager leaves the role unchanged', async () => {
  const stand = await standOf('Houtkern Rol')
  const email = newAddress()
  const invitation = { change: 'invite', email, name: 'Ada', role: 'manager', language: 'nl' }
  const path = `/my-stand/access/${stand.documentId}`
  await cms.ask(path, { method: 'POST', token: organiser, body: invitation })
  await stand.change(adding(person('Ada', email)))
  expect(await cms.strapi.db.query(MEMBER).findOne({ where: { email } })).toMatchObject({
    ...{ role: 'manager', state: 'invited' },
  })
})

it('a removed badge is no longer valid, and one of another exhibitor cannot be reached', async () => {
  const [stand, other] = [await standOf('Houtkern Weg'), await standOf('Houtkern Ander')]
  await stand.change(adding(person('Wim')))
  const [badge] = (await stand.list()).badges
  expect(await shown(badge.code)).toMatchObject({ name: 'Wim', exhibitor: 'Houtkern Weg' })
  const removal = { change: 'remove', badge: badge.id }
  expect((await other.change(removal)).status).toBe(404)
  expect((await stand.change(removal)).status).toBe(200)
  expect(await shown(badge.code)).toBeNull()
})

it('staff see the number of badges, and print them, ten on a sheet', async () => {
  const stand = await standOf('Houtkern Print', { extraBadges: 20 })
  const people = Array.from({ length: 11 }, (_, index) => person(`Łucja Nguyễn ${index}`))
  await stand.change(adding(...people))
  const { body } = await cms.ask('/my-stand/badges', { token: organiser })
  const row = body.data.find(
    ({ documentId }: { documentId: string }) => documentId === stand.documentId,
  )
  expect(row).toMatchObject({ name: 'Houtkern Print', allowed: 26, made: 11 })
  const print = (format: string, exhibitor = stand.documentId) =>
    download(cms, `/my-stand/badges/print?format=${format}&exhibitor=${exhibitor}`, organiser)
  const pagesOf = ({ text }: { text: string }) => text.match(/\/Type \/Page\b/g)?.length
  expect(pagesOf(await print('sheet'))).toBe(2)
  expect(pagesOf(await print('a6'))).toBe(11)
  expect((await print('a7')).status).toBe(400)
  expect((await print('card', 'x')).status).toBe(400)
})

it('the figures of a stand are shown beside the median of stands of the same size', async () => {
  const stands = []
  for (const number of [1, 2, 3, 4, 5]) stands.push(await standOf(`Houtkern Cijfer ${number}`))
  const day = new Date().toISOString().slice(0, 10)
  const counted = { day, event: 'pageview', dimension: 'document', detail: '' }
  for (const [index, { documentId: value }] of stands.entries())
    await cms.strapi.db
      .connection('statistics_days')
      .insert({ ...counted, value, count: 10 * (index + 1) })
  const { figures } = (await stands[4]?.overview()) ?? {}
  expect(figures.views.at(-1)).toBe(50)
  expect(figures.medians.stands).toBeGreaterThanOrEqual(5)
  expect(figures.medians).toMatchObject({ downloads: 0, leads: 0 })
})

it('badges are in the export of their recipient, and are deleted with the account or after the fair', async () => {
  const stand = await standOf('Houtkern Gegevens')
  const email = newAddress()
  const { token } = await visitorNamed(cms, { email })
  await stand.change(adding(person('Wim', email), person('Bas'), person('Zonder editie')))
  const { body } = await cms.ask('/api/visitor-profile/export', { token })
  expect(body.standBadges).toMatchObject([{ exhibitor: 'Houtkern Gegevens', name: 'Wim' }])
  const removal = { language: 'nl', password: 'een goed wachtwoord' }
  await cms.ask('/api/visitor-profile/delete', { method: 'POST', token, body: removal })
  expect((await stand.list()).badges).toMatchObject([{ name: 'Bas' }, { name: 'Zonder editie' }])
  const { edition } = await fairOf(cms)
  const badges = cms.strapi.db.query(BADGE)
  await badges.update({ where: { name: 'Bas' }, data: { edition } })
  await cms.strapi.get('retention').run(new Date('2032-04-10T12:00:00Z'))
  expect(await badges.count({ where: { name: 'Bas' } })).toBe(1)
  await cms.strapi.get('retention').run(new Date('2032-04-11T12:00:00Z'))
  expect(await badges.count({ where: { name: 'Bas' } })).toBe(0)
  expect(await badges.count({ where: { name: 'Zonder editie' } })).toBe(0)
})
