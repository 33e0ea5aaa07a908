// About: cms/src/visitors/staff, cms/src/visitors/accounts/sessions.ts, cms/src/submissions/staff
// About: cms/src/sign-ups/staff, cms/src/worklist, cms/src/panel-api, cms/src/api

import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { submission } from './handling.ts'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { clearSignUps, itemWith, openFair } from './sign-ups.ts'
import { signInAs } from './staff.ts'
import { requestStatementsDuring, type Statement } from './statements.ts'
import { removeVisitors, visitorNamed } from './visitors.ts'

/** Tables that grow with visitors, and with their submissions. */
const GROWING = [
  'consents',
  'outbox_mails',
  'sign_ups',
  'strapi_sessions',
  'submissions',
  'subscriptions',
  'up_users',
  'visitor_profiles',
]

let cms: Cms
let close: () => Promise<void>
let organiser: string
let item: string
let visitorToken: string

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  organiser = await signInAs(cms, 'Organisator')
  item = await itemWith(cms, { capacity: 600 })
  visitorToken = (await visitorNamed(cms, { email: 'velen@zandkreek.example' })).token
})
afterAll(async () => {
  await clearSignUps(cms)
  await removeVisitors(cms)
  await close()
})

/** The statements that a request sends to the database. */
const statementsOf = (path: string, token: string) =>
  requestStatementsDuring(cms, async () => {
    const { status } = await cms.ask(path, { token })
    expect(`${path} ${status}`).toBe(`${path} 200`)
  })

/** The growing tables that statements scan fully, as SQLite plans them: without an index. */
async function readWhole(statements: readonly Statement[]): Promise<readonly string[]> {
  const whole = new Set<string>()
  for (const { sql, bindings } of statements) {
    if (!/^select/i.test(sql)) continue
    const table = (name: string) => new RegExp(`\`(\\w+)\` as \`${name}\``).exec(sql)?.[1] ?? name
    const plan: { detail: string }[] = await cms.strapi.db.connection.raw(
      `explain query plan ${sql}`,
      [...bindings] as string[],
    )
    for (const { detail } of plan) {
      const [, name] = /^SCAN (\w+)$/.exec(detail) ?? []
      if (name && GROWING.includes(table(name))) whole.add(table(name))
    }
  }
  return [...whole].sort()
}

const tablesReadWhole = async (path: string, token: string): Promise<readonly string[]> =>
  readWhole(await statementsOf(path, token))

describe.skipIf(inject('postgresUrl'))('with many rows', () => {
  it('an invalid link of a mail scans no table', async () => {
    const statements = await requestStatementsDuring(cms, async () => {
      const how = { method: 'POST', token: SITE_TOKEN, body: { confirmation: 'x'.repeat(43) } }
      const { body } = await cms.ask(`/api${accountPaths.confirm}`, how)
      expect(body).toEqual({ outcome: 'unknown' })
    })
    expect(statements.length).toBeGreaterThan(1)
    expect(await readWhole(statements)).toEqual([])
  })

  it.each([
    '/visitors',
    '/handling/submissions',
    '/handling/submissions?kind=contract&state=submitted&sort=receivedAt:ASC',
    '/handling/subscriptions',
    '/handling/deletions',
    '/sign-ups',
    '/worklist/mails',
  ])('%s scans no table', async (path) => {
    expect(await tablesReadWhole(path, organiser)).toEqual([])
  })

  it('an item reads its own sign-ups only', async () => {
    expect(await tablesReadWhole(`/sign-ups/${item}`, organiser)).toEqual([])
    expect(await tablesReadWhole(`/sign-ups/${item}/door`, organiser)).toEqual([])
  })

  it.each(['/api/visitor-profile', '/api/visitor-profile/network?q=hout'])(
    '%s of a visitor scans no table',
    async (path) => {
      expect(await tablesReadWhole(path, visitorToken)).toEqual([])
    },
  )
})

it('a search reads accounts once per word, and does not compare rows for duplicates', async () => {
  const asked = await statementsOf('/visitors?_q=jansen%20bouw%20bedrijf', organiser)
  const ofVisitors = asked.filter(({ sql }) => /from [`"]visitor_profiles/.test(sql))
  expect(ofVisitors).not.toHaveLength(0)
  for (const { sql } of ofVisitors) {
    expect(sql).not.toMatch(/distinct|join/i)
    expect(sql.match(/up_users/g)).toHaveLength(3)
  }
})

it('the worklist sends as many statements with many waiting rows as with few', async () => {
  const statements = async () => (await statementsOf('/worklist', organiser)).length
  await submission(cms, 'contract', {})
  // The first call looks for documents that the site skips; later calls read them from a cache.
  await statements()
  const few = await statements()
  for (let count = 0; count < 5; count += 1) await submission(cms, 'contract', {})
  expect(await statements()).toBe(few)
  expect(few).toBeLessThan(120)
})
