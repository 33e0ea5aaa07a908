// About: cms/src/visitors/accounts/visitor-strategy.ts, cms/src/http/api-tokens.ts
// About: cms/src/database/remembered.ts

import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { visitorsNamed } from './sign-ups.ts'
import { requestStatementsDuring, unquoted } from './statements.ts'
import type { SignedInVisitor } from './visitors.ts'

const USER = 'plugin::users-permissions.user'
const PERMISSION = 'plugin::users-permissions.permission'
/** The longest time in which a process may miss a change of another process, in ms. */
const NOTICED_MS = 5000

let cms: Cms
let visitor: SignedInVisitor

beforeAll(async () => {
  cms = await startCms()
})

afterEach(() => {
  vi.useRealTimers()
})

const someone = async () => {
  ;[visitor] = (await visitorsNamed(cms, ['Anna'])) as [SignedInVisitor]
  return visitor
}

const own = async (token = visitor.token): Promise<number> =>
  (await cms.ask(`/api${signUpPaths.own}`, { token })).status

const asSite = async (path = '/api/content-version', token = SITE_TOKEN): Promise<number> =>
  (await cms.ask(path, { token })).status

const table = (uid: string) => cms.strapi.db.connection(cms.strapi.db.metadata.get(uid).tableName)

/** Moves the clock by `NOTICED_MS`. */
function passSeconds(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NOTICED_MS })
}

it('authenticates a visitor with one database statement', async () => {
  await someone()
  await own()
  const statements = await requestStatementsDuring(cms, () => own())
  expect(statements.map(unquoted).map((sql) => / from (\w+)/.exec(sql)?.[1])).toEqual([
    'strapi_sessions',
    'sign_ups',
  ])
})

it.each([
  ['blocked', { blocked: true }],
  ['not confirmed', { confirmed: false }],
])('refuses an account that became %s in the database, at once', async (_state, data) => {
  const { id } = await someone()
  expect(await own()).toBe(200)
  await table(USER).where({ id }).update(data)
  expect(await own()).toBe(401)
})

it('refuses a session at once that ended, expired, or belongs to another user', async () => {
  const first = await someone()
  expect(await own()).toBe(200)
  await cms.strapi.sessionManager('users-permissions').invalidateRefreshToken(String(first.id))
  expect(await own()).toBe(401)
  const second = await someone()
  const session = table('admin::session').where({ user_id: String(second.id) })
  await session.clone().update({ expires_at: new Date(Date.now() - 1000) })
  expect(await own()).toBe(401)
  await someone()
  const third = table('admin::session').where({ user_id: String(visitor.id) })
  await third.clone().update({ user_id: String(second.id) })
  expect(await own()).toBe(401)
})

it('refuses a deleted account and an account without a role', async () => {
  await someone()
  await table(USER).where({ id: visitor.id }).delete()
  expect(await own()).toBe(401)
  await someone()
  await cms.strapi.db.connection('up_users_role_lnk').where({ user_id: visitor.id }).delete()
  expect(await own()).toBe(401)
})

it('applies a removed right at once, and within seconds if another process removed it', async () => {
  await someone()
  const where = { action: 'api::sign-up.sign-up.own' }
  const permissions = cms.strapi.db.query(PERMISSION)
  const { role } = await permissions.findOne({ where, populate: ['role'] })
  const give = () => permissions.create({ data: { ...where, role: role.id } })
  expect(await own()).toBe(200)
  await permissions.deleteMany({ where })
  expect(await own()).toBe(403)
  await give()
  expect(await own()).toBe(200)
  await table(PERMISSION).where(where).delete()
  passSeconds()
  expect(await own()).toBe(403)
  await give()
  expect(await own()).toBe(200)
})

it('refuses an API token that was deleted or changed, has expired or lost a right', async () => {
  const tokens = cms.strapi.service('admin::api-token-content-api')
  const make = (more: object = {}) =>
    tokens.create({
      ...{ name: `proef ${Math.random()}`, description: '', lifespan: null },
      ...{ type: 'custom', permissions: ['api::content-version.content-version.find'], ...more },
    })
  const first = await make()
  const status = ({ accessKey }: { accessKey: string }) => asSite(undefined, accessKey)
  expect(await status(first)).toBe(200)
  await cms.strapi.db.query('admin::api-token').delete({ where: { id: first.id } })
  expect(await status(first)).toBe(401)

  const second = await make()
  expect(await status(second)).toBe(200)
  await cms.strapi.db
    .query('admin::api-token-permission')
    .deleteMany({ where: { token: { id: second.id } } })
  expect(await status(second)).toBe(403)

  const third = await make()
  expect(await status(third)).toBe(200)
  await table('admin::api-token').where({ id: third.id }).update({ access_key: 'other' })
  passSeconds()
  expect(await status(third)).toBe(401)
  vi.useRealTimers()

  const fourth = await make({ lifespan: 7 * 86_400_000 })
  expect(await status(fourth)).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  expect(await status(fourth)).toBe(401)
  expect(await asSite()).toBe(200)
})

it('answers 500, not 401, while it cannot read the sessions', async () => {
  await someone()
  const { tableName } = cms.strapi.db.metadata.get('admin::session')
  const rename = async (from: string, to: string) =>
    await cms.strapi.db.connection.schema.renameTable(from, to)
  await rename(tableName, 'sessions_away')
  onTestFinished(() => rename('sessions_away', tableName))
  expect(await own()).toBe(500)
})
