// About: cms/src/sign-ups/accept-offer.ts, cms/src/sign-ups/places.ts, cms/src/sign-ups/refresh-places.ts
// About: cms/src/sign-ups/transaction.ts, cms/src/transactions

import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import { type Cms, startCms } from './harness.ts'
import { startProcess } from './own-process.ts'
import { clearSignUps, itemWith, openFair, signUp, visitorsNamed } from './sign-ups.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

const VISITORS = 100
/** As many visitors as want the most popular session of a fair. */
const MANY_VISITORS = 500
const PLACES = 20
/** Number of acknowledged requests before the process is killed. */
const DIES_AFTER = 1 / 5

let cms: Cms
let close: () => Promise<void>

/** Accounts of visitors, made when a test needs them. */
const made: SignedInVisitor[] = []
async function takeVisitors(count: number): Promise<readonly SignedInVisitor[]> {
  const more = Array.from({ length: count - made.length }, (_, at) => `Bezoeker${made.length + at}`)
  made.push(...(await visitorsNamed(cms, more)))
  return made.slice(0, count)
}

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
})
beforeEach(() => clearSignUps(cms))
afterAll(async () => {
  await clearSignUps(cms)
  await removeVisitors(cms)
  await close()
})

const item = () => itemWith(cms, { capacity: PLACES })

/** Expects twenty places in order of arrival, and a waiting list without gaps. */
function expectFair(answers: readonly OwnSignUp[]): void {
  const places = answers.filter(({ state }) => state === 'confirmed')
  const positions = answers.flatMap(({ position }) => position ?? [])
  expect(places).toHaveLength(PLACES)
  expect(positions.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: answers.length - PLACES }, (_, at) => at + 1),
  )
}

it('visitors at once for 20 places: 20 get one, the others are on the waiting list in order, each is notified once', async () => {
  const id = await item()
  const visitors = await takeVisitors(VISITORS)
  const keys = visitors.map(() => randomUUID())
  const ask = () =>
    Promise.all(visitors.map((visitor, at) => signUp(cms, visitor, id, { key: keys[at] ?? '' })))
  const answers = await ask()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const signUps = answers.map(({ body }) => body.signUp)
  expectFair(signUps)
  const rows = await cms.strapi.db.query('api::sign-up.sign-up').findMany({ where: { item: id } })
  expect(rows.map(({ turn }) => turn).sort((a, b) => a - b)).toEqual(
    visitors.map((_, at) => at + 1),
  )
  // The same requests once more change nothing.
  expect((await ask()).map(({ body }) => body.signUp)).toEqual(signUps)
  expect(await cms.strapi.db.connection('outbox_mails').count({ mails: '*' })).toMatchObject([
    { mails: expect.toSatisfy((mails) => Number(mails) === VISITORS) },
  ])
}, 240_000)

/** Asks a separate process, while it is running. */
async function askProcess(port: number, { token }: SignedInVisitor, id: string, key: string) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api${signUpPaths.own}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ item: id, key, language: 'nl' }),
    })
    return answer.ok ? ((await answer.json()).signUp as OwnSignUp) : null
  } catch {
    return null
  }
}

/**
 * Visitors ask at once for the same places; the process that answers them is killed, and they ask
 * again. On PostgreSQL there are two processes.
 */
async function askWhileKilled(count: number): Promise<void> {
  const visitors = await takeVisitors(count)
  const id = await item()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-race-'))
  const databaseUrl = inject('postgresUrl')
  // On SQLite it copies the data of this test: accounts, sessions and the item.
  if (!databaseUrl)
    await cms.strapi.db.connection.raw('vacuum into ?', [path.join(dataDir, 'cms.sqlite')])
  const port = await findFreePort()
  const start = (): Promise<ChildProcess> => startProcess({ dataDir, port, databaseUrl })
  let child = await start()
  const keys = visitors.map(() => randomUUID())
  let acknowledged = 0
  const first = await Promise.all(
    visitors.map(async (visitor, at) => {
      // On PostgreSQL every second request goes to the CMS of the tests.
      const key = keys[at] ?? ''
      const answer =
        databaseUrl && at % 2 === 1
          ? (await signUp(cms, visitor, id, { key })).body.signUp
          : await askProcess(port, visitor, id, key)
      if (answer) acknowledged += 1
      if (acknowledged === count * DIES_AFTER) child.kill('SIGKILL')
      return answer as OwnSignUp | null
    }),
  )
  expect(acknowledged).toBeGreaterThanOrEqual(count * DIES_AFTER)
  expect(first).toContain(null)
  child = await start()
  try {
    const again = await Promise.all(
      visitors.map((visitor, at) => askProcess(port, visitor, id, keys[at] ?? '')),
    )
    const answers = again.filter((answer) => answer !== null)
    expect(answers).toHaveLength(count)
    expectFair(answers)
    for (const [at, answer] of first.entries()) if (answer) expect(again[at]).toEqual(answer)
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}

it(
  `${MANY_VISITORS} visitors at once, with a process killed halfway, and two processes on PostgreSQL: 20 get a place, the others are on the waiting list in order, none twice and none lost`,
  { tags: ['exhaustive'], timeout: 300_000 },
  () => askWhileKilled(MANY_VISITORS),
)
