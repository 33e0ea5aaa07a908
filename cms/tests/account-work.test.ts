// About: cms/src/visitors/sign-in, cms/src/visitors/accounts/password-hash.ts
// About: cms/src/transactions/equalize-timing.ts, cms/src/sign-ups/accept-offer.ts

import { createRequire } from 'node:module'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { call, mailsTo, newAccount, newAddress, register, signIn } from './accounts.ts'
import { type Answer, type Cms, setHashCost, startCms } from './harness.ts'
import { askLink, clearSignUps, guest, itemWith, openFair } from './sign-ups.ts'
import { requestStatementsDuring, unquoted } from './statements.ts'

/** The library that the CMS hashes passwords with. */
const bcrypt = createRequire(import.meta.url)('bcrypt') as Record<
  'hash' | 'compare',
  (...args: readonly unknown[]) => Promise<unknown>
> & { getRounds(hash: unknown): number }
/**
 * Statements that may differ: the rollback of work that does not apply, the hourly note that the
 * site's token is used, and reading that token, which is remembered for a while.
 */
const MAY_DIFFER =
  /^(rollback to savepoint equalize_timing|update strapi_api_tokens |select .*\bapi_token|select .*\bstrapi_api_token)/

let cms: Cms
let removeContent: () => Promise<void>
let item: string

const wrongPassword = (email: string) => signIn(cms, email, 'verkeerd-wachtwoord')

beforeAll(async () => {
  cms = await startCms()
  removeContent = await openFair(cms)
  item = await itemWith(cms, { capacity: 600 })
  // The first call makes the hash that later calls compare with.
  await wrongPassword(newAddress())
})
afterAll(async () => {
  await clearSignUps(cms)
  await removeContent()
})

/** The costs of the hashes that are made, or compared with, during some work. */
async function hashesDuring(work: () => Promise<void>): Promise<readonly number[]> {
  const hash = vi.spyOn(bcrypt, 'hash')
  const compare = vi.spyOn(bcrypt, 'compare')
  try {
    await work()
    return [
      ...hash.mock.calls.map(([, cost]) => Number(cost)),
      ...compare.mock.calls.map(([, compared]) => bcrypt.getRounds(compared)),
    ]
  } finally {
    hash.mockRestore()
    compare.mockRestore()
  }
}

/** The answer of a call, and its work in the CMS. */
async function workOf(make: () => Promise<Answer>) {
  let answer: readonly unknown[] = []
  let statements: readonly string[] = []
  const hashes = await hashesDuring(async () => {
    const sent = await requestStatementsDuring(cms, async () => {
      const { status, body } = await make()
      answer = [status, body]
    })
    statements = sent.map(unquoted)
  })
  return { answer, hashes, statements: statements.filter((sql) => !MAY_DIFFER.test(sql)) }
}

/** The writes of statements, such as `insert into sign_ups`. */
const writesIn = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((sql) => /^(?:insert into|update|delete from) \w+/.exec(sql) ?? [])

interface Kind {
  readonly make: (email: string) => Promise<Answer>
  readonly hashes: number
  readonly mails: number
}

const language = 'nl'
const kinds: Readonly<Record<string, Kind>> = {
  'signing in': { make: wrongPassword, hashes: 1, mails: 0 },
  registering: { make: (email) => register(cms, email), hashes: 1, mails: 1 },
  'a forgotten password': {
    make: (email) => call(cms, accountPaths.forgotPassword, { email, language }),
    hashes: 0,
    mails: 1,
  },
  'a link to sign in': { make: (email) => askLink(cms, email), hashes: 0, mails: 1 },
  'a place for somebody signed out': {
    async make(email) {
      const answer = await guest(cms, email, item)
      return { ...answer, body: { ...answer.body, until: typeof answer.body.until } }
    },
    hashes: 0,
    mails: 1,
  },
  'another mail to confirm': {
    async make(email) {
      const answer = await call(cms, accountPaths.sendConfirmation, { email, language })
      return { ...answer, body: { ...answer.body, email: answer.body.email === email } }
    },
    hashes: 0,
    mails: 1,
  },
}

it.each(Object.entries(kinds))(
  '%s gives the same answer and does the same work whether the address has an account or not',
  async (_name, { make, hashes, mails }) => {
    const known = await newAccount(cms)
    // The first one makes the counters that each call raises.
    await make(newAddress())
    const work = await workOf(() => make(newAddress()))
    expect({
      hashes: work.hashes.length,
      mails: writesIn(work.statements).filter((write) => write === 'insert into outbox_mails')
        .length,
    }).toEqual({ hashes, mails })
    expect(await workOf(() => make(known))).toEqual(work)
  },
)

it.each([
  'registering',
  'a forgotten password',
  'a link to sign in',
  'another mail to confirm',
] as const)(
  '%s does the same work for an account that has reached its limit of mails',
  async (name) => {
    const { make } = kinds[name] as Kind
    const known = await newAccount(cms)
    const counts: number[] = []
    do {
      await make(known)
      counts.push((await mailsTo(cms, known)).length)
    } while (counts.at(-1) !== counts.at(-2))
    expect(await workOf(() => make(known))).toEqual(await workOf(() => make(newAddress())))
  },
)

it('registering again does the same work for a confirmed account and for a pending one', async () => {
  const confirmed = await newAccount(cms)
  const registered = newAddress()
  for (const email of [confirmed, registered]) await register(cms, email)
  const again = await workOf(() => register(cms, registered))
  expect(await workOf(() => register(cms, confirmed))).toEqual(again)
})

it.each(['held', 'confirmed'] as const)(
  'a sign-up by a guest causes the same writes when the address already has a %s one',
  async (state) => {
    const { make } = kinds['a place for somebody signed out'] as Kind
    const known = await newAccount(cms)
    const first = await workOf(() => make(known))
    await cms.strapi.db.connection('sign_ups').where({ email: known }).update({ state })
    const again = await workOf(() => make(known))
    expect(again.answer).toEqual(first.answer)
    expect(writesIn(again.statements)).toEqual(
      writesIn(first.statements).map((write) =>
        write.replace('insert into sign_ups', 'update sign_ups'),
      ),
    )
  },
)

/** A hash that takes some 200 ms. */
const HIGH_COST = 12
/**
 * Minimum of event loop turns meanwhile: thousands on a processor of its own, none when it hashes
 * itself.
 */
const MIN_TURNS = 20

it('other requests do not wait while a password is compared', async () => {
  onTestFinished(setHashCost(cms.strapi, 'plugin::users-permissions.user', HIGH_COST))
  await wrongPassword(newAddress())
  let turns = 0
  const { compare } = bcrypt
  const counted = vi.spyOn(bcrypt, 'compare').mockImplementation(async (...args) => {
    let isDone = false
    const turn = () => {
      turns += 1
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    const same = await compare(...args)
    isDone = true
    return same
  })
  onTestFinished(() => counted.mockRestore())
  await wrongPassword(newAddress())
  expect(turns).toBeGreaterThan(MIN_TURNS)
})
