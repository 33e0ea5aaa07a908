// About: cms/src/visitors/saved/fair-links.ts, cms/src/api/fair-link, contract/src/fair-links.ts
// About: cms/src/visitors/sign-in/reset-password.ts

import { accountPaths, RESET_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import { linkedFair, type OwnFairLinks } from '@beursvloer/contract/fair-links'
import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, lastCode } from './accounts.ts'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

const TYPES = ['api::fair-link.fair-link', 'api::saved-entry.saved-entry']

let cms: Cms
let visitors = 0

beforeAll(async () => {
  cms = await startCms()
})
afterAll(async () => {
  for (const type of TYPES) await cms.strapi.db.query(type).deleteMany({})
  await removeVisitors(cms)
})

const newVisitor = () => {
  visitors += 1
  return visitorNamed(cms, { email: `deler${visitors}@zandkreek.example` })
}

const entry = (about: Partial<SavedEntry> = {}): SavedEntry => ({
  kind: 'session',
  id: 'opening',
  saved: true,
  note: '',
  changedAt: 1000,
  ...about,
})

const linksOf = async ({ token }: SignedInVisitor): Promise<OwnFairLinks> =>
  (await cms.ask('/api/fair-links', { token })).body

const change = ({ token }: SignedInVisitor, kind: string, what: string) =>
  cms.ask('/api/fair-links', {
    method: 'POST',
    token,
    body: { kind, change: what, language: 'nl' },
  })

const follow = (kind: string, token: unknown, as = SITE_TOKEN) =>
  cms.ask('/api/fair-links/follow', { method: 'POST', token: as, body: { kind, token } })

const save = ({ token }: SignedInVisitor, entries: readonly SavedEntry[]) =>
  cms.ask('/api/saved-entries', { method: 'POST', token, body: { entries } })

it('a link is made, renewed and ended by its visitor, and shows nothing once it has ended', async () => {
  const [visitor, other] = [await newVisitor(), await newVisitor()]
  expect(await linksOf(visitor)).toEqual({ calendar: null, share: null })
  const made = await change(visitor, 'share', 'renew')
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const { share: first } = made.body
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(await linksOf(visitor)).toEqual({ calendar: null, share: first })
  expect(await linksOf(other)).toEqual({ calendar: null, share: null })
  expect((await follow('share', first)).status).toBe(200)
  // A token is valid only for its own kind of link, and only with the token of the site.
  expect((await follow('calendar', first)).status).toBe(404)
  expect((await follow('share', first, other.token)).status).toBe(403)

  const { share: second } = (await change(visitor, 'share', 'renew')).body
  expect(second).not.toBe(first)
  expect((await follow('share', first)).status).toBe(404)
  expect((await change(visitor, 'share', 'end')).body.share).toBeNull()
  expect((await follow('share', second)).status).toBe(404)
  expect((await follow('share', 'kort')).status).toBe(400)
  expect((await change(visitor, 'alles', 'renew')).status).toBe(400)
  expect((await cms.ask('/api/fair-links')).status).toBe(401)
})

it('the shared link shows saved items without notes and appointments, the visitor’s own calendar shows everything', async () => {
  const visitor = await newVisitor()
  const planned = '2027-03-17T11:20/PT15M'
  await save(visitor, [
    entry({ note: 'Alleen voor mij' }),
    entry({ kind: 'exhibitor', id: 'stapelwerk', planned }),
    entry({ kind: 'appointment', id: 'gesprek', note: 'Met de wethouder', planned }),
    entry({ id: 'weg', saved: false }),
  ])
  const { share } = (await change(visitor, 'share', 'renew')).body
  const { calendar } = (await change(visitor, 'calendar', 'renew')).body
  const shared = linkedFair.parse((await follow('share', share)).body)
  expect(JSON.stringify(shared)).not.toMatch(/Alleen voor mij|wethouder|zandkreek/)
  expect(shared.entries.map(({ id }) => id).sort()).toEqual(['opening', 'stapelwerk'])
  expect(shared.signUps).toEqual([])
  const own = linkedFair.parse((await follow('calendar', calendar)).body)
  expect(own.entries.map(({ id }) => id).sort()).toEqual(['gesprek', 'opening', 'stapelwerk'])
  expect(own.entries.find(({ id }) => id === 'opening')?.note).toBe('Alleen voor mij')
})

it('a link shows nothing of a blocked account, and is deleted with the account', async () => {
  const visitor = await newVisitor()
  const { share } = (await change(visitor, 'share', 'renew')).body
  const users = cms.strapi.db.query('plugin::users-permissions.user')
  const { id } = visitor
  await users.update({ where: { id }, data: { blocked: true } })
  expect((await follow('share', share)).status).toBe(404)
  await users.update({ where: { id }, data: { blocked: false } })
  expect((await follow('share', share)).status).toBe(200)
  const { body } = await cms.ask('/api/visitor-profile/export', { token: visitor.token })
  expect(body.fairLinks).toMatchObject([{ kind: 'share' }])
  await cms.ask('/api/visitor-profile/delete', {
    method: 'POST',
    token: visitor.token,
    body: { language: 'nl', password: 'een goed wachtwoord' },
  })
  const links = cms.strapi.db.query('api::fair-link.fair-link')
  expect(await links.count({ where: { visitor: visitor.id } })).toBe(0)
})

it('a token of a link cannot be read from the database', async () => {
  const visitor = await newVisitor()
  const links = cms.strapi.db.query('api::fair-link.fair-link')
  const { share } = (await change(visitor, 'share', 'renew')).body
  const where = { visitor: visitor.id }
  expect(JSON.stringify(await links.findOne({ where }))).not.toContain(share)
  expect(await linksOf(visitor)).toMatchObject({ share })
  expect((await follow('share', share)).status).toBe(200)
})

it('a link stays valid after a password change, unless its visitor ends it in the same request', async () => {
  const visitor = await newVisitor()
  const { share } = (await change(visitor, 'share', 'renew')).body
  const newPassword = async (currentPassword: string, token: string, endLinks: boolean) => {
    const password = `${currentPassword}-nieuw`
    const body = { currentPassword, password, passwordConfirmation: password, endLinks }
    const where = '/api/auth/change-password'
    const answer = await cms.ask(where, {
      method: 'POST',
      token,
      body: { ...body, language: 'nl' },
    })
    return { password, token: answer.body.jwt }
  }
  const first = await newPassword('een goed wachtwoord', visitor.token, false)
  expect((await follow('share', share)).status).toBe(200)
  await newPassword(first.password, first.token, true)
  expect((await follow('share', share)).status).toBe(404)
})

it('a link stays valid after a password reset, unless its visitor ends it in the same request', async () => {
  const visitor = await newVisitor()
  const { share } = (await change(visitor, 'share', 'renew')).body
  const newPassword = async (endLinks: boolean) => {
    await call(cms, accountPaths.forgotPassword, { email: visitor.email, language: 'nl' })
    const code = await lastCode(cms, visitor.email, RESET_PASSWORD_PAGE)
    const password = `Lantaarnpaal-${endLinks}-17`
    const body = { code, password, passwordConfirmation: password, endLinks, language: 'nl' }
    expect((await call(cms, accountPaths.resetPassword, body)).status).toBe(200)
  }
  await newPassword(false)
  expect((await follow('share', share)).status).toBe(200)
  await newPassword(true)
  expect((await follow('share', share)).status).toBe(404)
})
