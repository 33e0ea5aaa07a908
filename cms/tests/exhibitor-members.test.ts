// About: cms/src/exhibitor-members, cms/src/my-stand/accept-invitation.ts, cms/src/my-stand/for-member.ts
// About: cms/src/my-stand/staff, cms/src/api/exhibitor-member, contract/src/my-stand/members.ts

import { MAX_MEMBERS } from '@beursvloer/contract/my-stand/terms'
import { STAND_INVITATION_PAGE } from '@beursvloer/contract/page-addresses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastCode, mailsTo, userWith } from './accounts.ts'
import { fairOf } from './fair.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { expectClosed, roleWithout, signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

const MEMBER = 'api::exhibitor-member.exhibitor-member'

let cms: Cms
let organiser: string
let category: string
let addresses = 0

beforeAll(async () => {
  cms = await startCms()
  organiser = await signInAs(cms, 'Organisator')
  category = (await fairOf(cms)).category
})
afterAll(async () => {
  await cms.strapi.db.query(MEMBER).deleteMany({})
  await removeVisitors(cms)
})

const newAddress = () => {
  addresses += 1
  return `stand${addresses}@houtkern.example`
}

async function newExhibitor(name: string): Promise<string> {
  const data = { name, intro: 'Wij bouwen.', category }
  return (await documentsOf(cms, 'exhibitor').create({ data, locale: 'nl' })).documentId
}

/** A member of an exhibitor in a role. */
async function memberOf(exhibitorId: string, role: string): Promise<SignedInVisitor> {
  const visitor = await visitorNamed(cms, { email: newAddress() })
  const { id: account, email } = visitor
  const data = { exhibitorId, account, email, role, name: role, language: 'nl', invitedBy: 'Bo' }
  await cms.strapi.db
    .query(MEMBER)
    .create({ data: { ...data, state: 'active', invitedAt: new Date(), acceptedAt: new Date() } })
  return visitor
}

const site = (path: string, body: object) =>
  cms.ask(`/api/my-stands${path}`, { method: 'POST', token: SITE_TOKEN, body })
const accept = (code: string) => site('/invitation/accept', { code, language: 'nl' })
const codeOf = (email: string) => lastCode(cms, email, STAND_INVITATION_PAGE)
const membersOf = (exhibitor: string, token?: string) =>
  cms.ask(`/api/my-stands/${exhibitor}/members`, { token })
const change = (exhibitor: string, token: string | undefined, body: object) =>
  cms.ask(`/api/my-stands/${exhibitor}/members`, { method: 'POST', token, body })
const invitation = (email: string, role = 'editor') => ({
  ...{ change: 'invite', email, name: 'Jelmer Oostwal', role, language: 'nl' },
})
const staffChange = (exhibitor: string, body: object) =>
  cms.ask(`/my-stand/access/${exhibitor}`, { method: 'POST', token: organiser, body })

/** The code of the link by which a member of staff acts for an exhibitor. */
async function actingCode(exhibitor: string): Promise<string> {
  const path = `/my-stand/access/${exhibitor}/act`
  const { body } = await cms.ask(path, { method: 'POST', token: organiser })
  return new URL(body.data.url).searchParams.get('code') ?? ''
}
const startActing = async (code: string) => (await site('/acting', { code })).body.acting

describe('an invitation', () => {
  it('by staff makes an account without a password, or uses the existing one, once', async () => {
    const stand = await newExhibitor('Houtkern Uitnodiging')
    const [email, known] = [newAddress(), await visitorNamed(cms, { email: newAddress() })]
    expect((await staffChange(stand, invitation(email.toUpperCase(), 'manager'))).status).toBe(200)
    const code = await codeOf(email)
    expect((await site('/invitation', { code })).body.invitation).toEqual({
      stand: 'Houtkern Uitnodiging',
      email,
      role: 'manager',
    })
    const { body } = await accept(code)
    expect(body).toMatchObject({ outcome: 'signed-in', exhibitor: stand })
    expect(await userWith(cms, email)).toMatchObject({ confirmed: true, password: null })
    const own = await cms.ask('/api/my-stands', { token: body.jwt })
    expect(own.body).toEqual([{ exhibitor: stand, name: 'Houtkern Uitnodiging', role: 'manager' }])
    expect((await accept(code)).body).toEqual({ outcome: 'unknown' })
    expect((await site('/invitation', { code })).body.invitation).toBeNull()

    await change(stand, body.jwt, invitation(known.email, 'staff'))
    await accept(await codeOf(known.email))
    expect((await cms.ask('/api/my-stands', { token: known.token })).body).toMatchObject([
      { exhibitor: stand, role: 'staff' },
    ])
  })

  it('ends when a newer one is sent, when it is withdrawn and after two weeks', async () => {
    const stand = await newExhibitor('Houtkern Verlopen')
    const email = newAddress()
    await staffChange(stand, invitation(email))
    const first = await codeOf(email)
    await staffChange(stand, invitation(email))
    const second = await codeOf(email)
    expect((await accept(first)).body).toEqual({ outcome: 'unknown' })
    const query = cms.strapi.db.query(MEMBER)
    const row = await query.findOne({ where: { email } })
    const until = (tokenUntil: Date) => query.update({ where: { email }, data: { tokenUntil } })
    await until(new Date(Date.now() - 1))
    expect((await accept(second)).body).toEqual({ outcome: 'unknown' })
    await until(new Date(Date.now() + 60_000))
    await staffChange(stand, { change: 'withdraw', member: row.documentId })
    expect((await accept(second)).body).toEqual({ outcome: 'unknown' })
    expect(await query.count({ where: { email } })).toBe(0)
  })

  it('is sent to an address a few times at most, and its token cannot be read from the database', async () => {
    const stand = await newExhibitor('Houtkern Grens')
    const email = newAddress()
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await staffChange(stand, invitation(email))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400])
    expect(await mailsTo(cms, email)).toHaveLength(5)
    const row = await cms.strapi.db.query(MEMBER).findOne({ where: { email } })
    expect(JSON.stringify(row)).not.toContain(await codeOf(email))
  })

  it('gives no access to a blocked account', async () => {
    const stand = await newExhibitor('Houtkern Geblokkeerd')
    const { id, email } = await visitorNamed(cms, { email: newAddress() })
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id }, data: { blocked: true } })
    await staffChange(stand, invitation(email))
    expect((await accept(await codeOf(email))).body).toEqual({ outcome: 'blocked' })
  })
})

describe('the members of an exhibitor', () => {
  it('are invited, changed and removed by a manager; the last manager stays', async () => {
    const stand = await newExhibitor('Houtkern Beheer')
    const { token } = await memberOf(stand, 'manager')
    const other = await memberOf(stand, 'editor')
    const views = async () => (await membersOf(stand, token)).body
    const [self, colleague] = await views()
    expect([self, colleague]).toMatchObject([
      { role: 'manager', isSelf: true },
      { role: 'editor', email: other.email, isSelf: false },
    ])
    for (const body of [
      { change: 'withdraw', member: self.id },
      { change: 'role', member: self.id, role: 'staff' },
    ]) {
      const answer = await change(stand, token, body)
      expect([answer.status, answer.body.error.name]).toEqual([409, 'last-manager'])
    }
    await change(stand, token, { change: 'role', member: colleague.id, role: 'manager' })
    expect((await change(stand, other.token, { change: 'withdraw', member: self.id })).status).toBe(
      200,
    )
    expect((await membersOf(stand, token)).status).toBe(404)
    const again = await change(stand, other.token, invitation(other.email))
    expect([again.status, again.body.error.name]).toEqual([409, 'already-member'])
  })

  it(`are ${MAX_MEMBERS} at most`, async () => {
    const stand = await newExhibitor('Houtkern Vol')
    const { token } = await memberOf(stand, 'manager')
    const data = { exhibitorId: stand, name: 'x', role: 'staff', language: 'nl', invitedBy: 'Bo' }
    for (let made = 1; made < MAX_MEMBERS; made += 1) {
      const email = `vol${made}@houtkern.example`
      await cms.strapi.db
        .query(MEMBER)
        .create({ data: { ...data, email, state: 'invited', invitedAt: new Date() } })
    }
    const { body } = await change(stand, token, invitation(newAddress()))
    expect(body.error.name).toBe('too-many-members')
  })

  it('are in the export of their account, and are deleted with it', async () => {
    const stand = await newExhibitor('Houtkern Wissen')
    const visitor = await memberOf(stand, 'manager')
    const { token, email } = visitor
    await staffChange(await newExhibitor('Houtkern Wacht'), invitation(email))
    const { body } = await cms.ask('/api/visitor-profile/export', { token })
    expect(body.exhibitorMembers).toMatchObject([
      { exhibitor: 'Houtkern Wissen', role: 'manager', state: 'active', invitedBy: 'Bo' },
      { exhibitor: 'Houtkern Wacht', state: 'invited', acceptedAt: null },
    ])
    expect(JSON.stringify(body)).not.toContain('tokenHash')
    const removal = { language: 'nl', password: 'een goed wachtwoord' }
    await cms.ask('/api/visitor-profile/delete', { method: 'POST', token, body: removal })
    expect(await cms.strapi.db.query(MEMBER).count({ where: { email } })).toBe(0)
  })
})

/** Each call for an exhibitor, with the lowest role that may make it. */
const CALLS: readonly (readonly [method: string, path: string, least: Role])[] = [
  ['GET', '', 'staff'],
  ['GET', '/figures', 'staff'],
  ['GET', '/proposal', 'editor'],
  ['PUT', '/proposal?version=0', 'editor'],
  ['PUT', '/proposal/entries/x?kind=concept&version=0', 'editor'],
  ['POST', '/proposal/state', 'editor'],
  ['GET', '/tasks', 'staff'],
  ['GET', '/members', 'staff'],
  ['POST', '/members', 'manager'],
  ['GET', '/badges', 'manager'],
  ['POST', '/badges', 'manager'],
  ['GET', '/orders', 'manager'],
  ['POST', '/orders', 'manager'],
  ['POST', '/orders/proofs', 'manager'],
]
const ROLES = ['staff', 'editor', 'manager'] as const
type Role = (typeof ROLES)[number]

describe('each call for an exhibitor', () => {
  it.each(CALLS)('%s %s is allowed for the role %s and higher', async (method, path, least) => {
    const [stand, elsewhere] = [await newExhibitor('Houtkern Rollen'), await newExhibitor('Ander')]
    const ask = async (token?: string, of = stand) => {
      const body = method === 'GET' ? {} : { body: {} }
      return (await cms.ask(`/api/my-stands/${of}${path}`, { method, token, ...body })).status
    }
    expect(await ask()).toBe(401)
    expect(await ask(SITE_TOKEN)).toBe(403)
    expect(await ask((await visitorNamed(cms, { email: newAddress() })).token)).toBe(404)
    expect(await ask((await memberOf(elsewhere, 'manager')).token)).toBe(404)
    // The role is checked first: only a role that is high enough gets the refusal of the empty
    // body.
    const served = method === 'GET' ? 200 : 400
    for (const role of ROLES) {
      const { token } = await memberOf(stand, role)
      const may = ROLES.indexOf(role) >= ROLES.indexOf(least)
      expect([role, await ask(token)]).toEqual([role, may ? served : 403])
      expect(await ask(token, elsewhere)).toBe(404)
    }
    const staff = await startActing(await actingCode(stand))
    expect(await ask(staff.token)).toBe(served)
    expect(await ask(staff.token, elsewhere)).toBe(404)
    const { id, token } = await memberOf(stand, 'manager')
    const withdrawn = { state: 'withdrawn', withdrawnAt: new Date() }
    await cms.strapi.db.query(MEMBER).update({ where: { account: id }, data: withdrawn })
    expect(await ask(token)).toBe(404)
    await documentsOf(cms, 'exhibitor').delete({ documentId: stand })
    expect(await ask((await memberOf(stand, 'manager')).token)).toBe(404)
    expect(await ask(staff.token)).toBe(404)
  })
})

describe('a member of staff who acts for an exhibitor', () => {
  it('starts with a link that works once, acts for half an hour, and leaves a record of the changes', async () => {
    const stand = await newExhibitor('Houtkern Namens')
    const code = await actingCode(stand)
    const { token, exhibitor } = await startActing(code)
    expect(exhibitor).toBe(stand)
    expect(await startActing(code)).toBeNull()
    expect((await change(stand, token, invitation(newAddress()))).status).toBe(200)
    const acts = async (reader: string) =>
      (await cms.ask(`/api/my-stands/${stand}`, { token: reader })).body.acts
    const { token: member } = await memberOf(stand, 'staff')
    expect(await acts(member)).toMatchObject([{ by: 'Bo Organisator', what: 'members' }])
    expect(await acts((await memberOf(await newExhibitor('Ander'), 'manager')).token)).toBe(
      undefined,
    )
    const sessions = cms.strapi.db.query('api::acting-session.acting-session')
    const [row] = await sessions.findMany({ where: { exhibitorId: stand } })
    expect(JSON.stringify(row)).not.toContain(token)
    const late = await actingCode(stand)
    await sessions.updateMany({ where: { exhibitorId: stand }, data: { until: new Date() } })
    expect(await startActing(late)).toBeNull()
    expect((await membersOf(stand, token)).status).toBe(401)
    await cms.strapi.get('retention').run(new Date(Date.now() + 364 * 86_400_000))
    expect(await acts(member)).toHaveLength(1)
    await cms.strapi.get('retention').run(new Date(Date.now() + 366 * 86_400_000))
    expect(await sessions.count({ where: { exhibitorId: stand } })).toBe(0)
  })

  it.each([
    ['GET', '/leads/{stand}'],
    ['POST', '/leads/{stand}/entries'],
    ['GET', '/my-stands'],
    ['GET', '/sharings'],
    ['GET', '/visitor-profile'],
  ])('is refused %s %s', async (method, path) => {
    const stand = await newExhibitor('Houtkern Leads')
    const { token } = await startActing(await actingCode(stand))
    const body = method === 'GET' ? {} : { body: {} }
    const address = `/api${path.replace('{stand}', stand)}`
    expect((await cms.ask(address, { method, token, ...body })).status).toBe(403)
  })
})

it('the panel shows who has access, and only permitted staff may change it', async () => {
  const stand = await newExhibitor('Houtkern Paneel')
  await staffChange(stand, invitation(newAddress(), 'manager'))
  const { body } = await cms.ask('/my-stand/access', { token: organiser })
  const found = body.data.find(({ documentId }: { documentId: string }) => documentId === stand)
  expect(found).toMatchObject({
    name: 'Houtkern Paneel',
    members: [{ role: 'manager', state: 'invited', invitedBy: 'Bo Organisator' }],
  })
  const nobody = await signInAs(cms, await roleWithout(cms))
  const routes = [
    ['GET', '/my-stand/access'],
    ['POST', `/my-stand/access/${stand}`],
    ['POST', `/my-stand/access/${stand}/act`],
    ['GET', '/my-stand/badges'],
    ['GET', '/my-stand/badges/print'],
    ['GET', '/my-stand/progress'],
    ['GET', '/my-stand/progress/export.csv'],
    ['GET', '/my-stand/progress/export.xlsx'],
    ['POST', '/my-stand/progress/remind'],
    ['GET', '/my-stand/invoices'],
    ['GET', '/my-stand/invoices/export.csv'],
    ['GET', '/my-stand/invoices/export.xlsx'],
    ['POST', '/my-stand/invoices'],
    ['POST', '/my-stand/invoices/check'],
    ['POST', '/my-stand/invoices/file'],
    ['POST', '/my-stand/proofs/x/x'],
    ['DELETE', '/my-stand/invoices/x'],
    ['GET', '/my-stand/news'],
    ['POST', '/my-stand/news'],
    ['POST', '/my-stand/news/x'],
    ['DELETE', '/my-stand/news/x'],
    ['GET', '/my-stand/tasks'],
    ['GET', '/my-stand/tasks/x'],
    ['GET', '/my-stand/tasks/x/files/x'],
    ['POST', '/my-stand/tasks'],
    ['POST', '/my-stand/tasks/x'],
    ['POST', '/my-stand/tasks/x/remind'],
    ['DELETE', '/my-stand/tasks/x'],
    ['GET', '/my-stand/returns'],
    ['POST', '/my-stand/returns'],
    ['GET', '/my-stand/settings'],
    ['POST', '/my-stand/settings'],
    ['GET', '/my-stand/proposals'],
    ['GET', '/my-stand/proposals/x'],
    ['GET', '/my-stand/proposals/x/files/logo'],
    ['POST', '/my-stand/proposals/x'],
  ] as const
  await expectClosed(cms, '/my-stand', routes, nobody)
})
