// About: cms/src/sign-in-limits, cms/src/visitors/sign-in/actions.ts, cms/src/staff-sign-in
// About: cms/src/api/failure-limit, contract/src/accounts/sign-in-attempt.ts

import { randomUUID } from 'node:crypto'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import type { SignInAttempt } from '@beursvloer/contract/accounts/sign-in-attempt'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, newAccount, newAddress, PASSWORD } from './accounts.ts'
import { useFormContent } from './form-content.ts'
import { type Cms, startCms } from './harness.ts'

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
  // No token is added during the attempts, which may be slow.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await removeContent()
})
const limits = () => cms.strapi.db.connection('failure_limits')
beforeEach(() => limits().delete())

const WRONG = 'Verkeerd-2027'
const attempt = (more: Partial<SignInAttempt> = {}): SignInAttempt => ({
  ...{ sender: '203.0.113.7', venue: false, device: null, proof: null },
  ...more,
})

describe('signing in as a visitor', () => {
  const signIn = async (identifier: string, password: string, tries?: SignInAttempt) => {
    const body = { identifier, password, ...(tries && { attempt: tries }) }
    return call(cms, accountPaths.signIn, body)
  }
  /** The statuses of a number of failed attempts. */
  const fail = async (count: number, account: (at: number) => string, tries: SignInAttempt) => {
    const statuses: number[] = []
    for (let at = 0; at < count; at += 1) {
      statuses.push((await signIn(account(at), WRONG, tries)).status)
    }
    return statuses
  }

  it('requires a proof from an address after 25 failures, and accepts the right password with one', async () => {
    const email = await newAccount(cms)
    const statuses = await fail(26, () => newAddress(), attempt())
    expect(statuses).toEqual([...Array(25).fill(400), 429])
    const refused = await signIn(email, PASSWORD, attempt())
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('12')
    expect(refused.body.error.details).toEqual({ retryAfter: 12, provable: true })
    expect((await signIn(email, PASSWORD, attempt({ proof: randomUUID() }))).status).toBe(200)
    expect((await signIn(email, PASSWORD, attempt({ device: 'laptop' }))).status).toBe(200)
    expect((await signIn(email, PASSWORD, attempt({ sender: '203.0.113.8' }))).status).toBe(200)
  })

  it('allows more failures from a venue', async () => {
    const venue = attempt({ venue: true })
    expect(await fail(40, () => newAddress(), venue)).toEqual(Array(40).fill(400))
  })

  it('does not count successful attempts', async () => {
    const email = await newAccount(cms)
    for (let at = 0; at < 30; at += 1)
      expect((await signIn(email, PASSWORD, attempt())).status).toBe(200)
  })

  it('is limited to ten failures per account, and stays open to its owner on a known device', async () => {
    const email = await newAccount(cms)
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1) {
      const from = attempt({ sender: `198.51.100.${at}` })
      statuses.push((await signIn(email.toUpperCase(), WRONG, from)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    expect((await signIn(email, PASSWORD, attempt())).status).toBe(429)
    expect((await signIn(email, PASSWORD, attempt({ device: 'phone' }))).status).toBe(200)
    expect((await signIn(email, PASSWORD, attempt({ proof: randomUUID() }))).status).toBe(200)
  })

  it('accepts a proof once, and a limited number of them per address', async () => {
    const email = await newAccount(cms)
    await fail(10, () => email, attempt())
    const proof = randomUUID()
    expect((await signIn(email, WRONG, attempt({ proof }))).status).toBe(400)
    expect((await signIn(email, WRONG, attempt({ proof }))).status).toBe(429)
    const statuses: number[] = []
    for (let at = 0; at < 20; at += 1)
      statuses.push((await signIn(email, WRONG, attempt({ proof: randomUUID() }))).status)
    expect(statuses).toEqual([...Array(19).fill(400), 429])
  })

  it('counts attempts that come at the same moment', async () => {
    const email = await newAccount(cms)
    const at = Array.from({ length: 25 }, () => signIn(email, WRONG, attempt()))
    const statuses = (await Promise.all(at)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  })

  it('keeps its counts over a restart, as hashes only, until a bucket is full', async () => {
    await fail(3, () => 'guessed@zandkreek.example', attempt())
    const rows: { subject: string; full_at: number | string }[] = await limits()
    expect(rows).toHaveLength(2)
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/)
    await cms.strapi.get('retention').run(new Date())
    expect(await limits()).toHaveLength(2)
    await limits().update({ full_at: Date.now() - 1 })
    await cms.strapi.get('retention').run(new Date())
    expect(await limits()).toEqual([])
  })

  it('makes nobody wait longer after the clock was set back', async () => {
    const email = await newAccount(cms)
    await fail(10, () => email, attempt())
    await limits().update({ full_at: Date.now() + 1000 * 60 * 60 * 24 })
    expect((await signIn(email, PASSWORD, attempt())).status).toBe(200)
  })
})

describe('signing in as staff', () => {
  const OWN = 'Behandelen-2027'
  let staff = 0
  const newStaff = async () => {
    staff += 1
    const role = await cms.strapi.db.query('admin::role').findOne({ where: {} })
    const email = `medewerker${staff}@beurs.example`
    const user = { email, firstname: 'Bo', lastname: 'Balie', password: OWN, roles: [role.id] }
    await cms.strapi.service('admin::user').create({ ...user, isActive: true })
    return email
  }
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    cms.ask('/admin/login', { method: 'POST', body: { email, password }, headers })

  it('is limited over all accounts, and stays open by a known device or a proof', async () => {
    const email = await newStaff()
    const known = await signIn(email, OWN)
    const cookies = known.headers.getSetCookie().find((one) => one.startsWith('known-device='))
    expect(cookies).toMatch(/; path=\/admin; .*samesite=strict; httponly/i)
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1)
      statuses.push((await signIn(`niemand${at}@beurs.example`, WRONG)).status)
    expect(statuses).toEqual([...Array(20).fill(400), 429])

    const cookie = cookies?.split(';')[0] ?? ''
    expect((await signIn(email, OWN, { cookie })).status).toBe(200)
    expect((await signIn('niemand@beurs.example', WRONG, { cookie })).status).toBe(429)

    const refused = await signIn(email, OWN)
    expect(refused.status).toBe(429)
    expect(refused.body.error.message).toMatch(/^Er is te vaak/)
    const { challenge } = refused.body.error.details
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = { 'x-sign-in-proof': JSON.stringify({ challenge, solution }) }
    expect((await signIn('niemand@beurs.example', WRONG, proof)).status).toBe(429)
    expect((await signIn(email, OWN, proof)).status).toBe(200)
    expect((await signIn(email, OWN, proof)).status).toBe(429)
  })

  it('does not count successful attempts', async () => {
    const email = await newStaff()
    for (let at = 0; at < 12; at += 1) expect((await signIn(email, OWN)).status).toBe(200)
  })
})
