// About: cms/src/visitors/sign-in, cms/src/visitors/accounts/password-hash.ts
// About: cms/src/transactions/equalize-timing.ts, cms/src/sign-ups/accept-offer.ts

import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { call, newAccount, newAddress, register, signIn } from './accounts.ts'
import { type Answer, type Cms, setHashCost, startCms } from './harness.ts'
import { askLink, clearSignUps, guest, itemWith, openFair } from './sign-ups.ts'

let cms: Cms
let removeContent: () => Promise<void>
let item: string
let resetCost: () => void

/** A hash of 15 ms: leaving one out would show in the measurement. */
const COST = 8
/** How often each call is made, half of them for an address with an account. */
const TRIES = 100
/** Maximum of rounds. */
const ROUNDS = 3
/** Largest difference between the medians, in ms. */
const MAX_GAP_MS = 5

beforeAll(async () => {
  cms = await startCms()
  removeContent = await openFair(cms)
  item = await itemWith(cms, { capacity: 600 })
  resetCost = setHashCost(cms.strapi, 'plugin::users-permissions.user', COST)
})
afterAll(async () => {
  resetCost()
  await clearSignUps(cms)
  await removeContent()
})

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timed(work: () => Promise<Answer>) {
  const start = performance.now()
  const { status, body } = await work()
  return { ms: performance.now() - start, said: JSON.stringify([status, body]) }
}

const language = 'nl'
const calls: Readonly<Record<string, (email: string) => Promise<Answer>>> = {
  'signing in': (email) => signIn(cms, email, 'verkeerd-wachtwoord'),
  registering: (email) => register(cms, email),
  'a forgotten password': (email) => call(cms, accountPaths.forgotPassword, { email, language }),
  'a link to sign in': (email) => askLink(cms, email),
  'a place for somebody signed out': async (email) => {
    const answer = await guest(cms, email, item)
    return { ...answer, body: { ...answer.body, until: typeof answer.body.until } }
  },
  'another mail to confirm': async (email) => {
    const answer = await call(cms, accountPaths.sendConfirmation, { email, language })
    return { ...answer, body: { ...answer.body, email: answer.body.email === email } }
  },
}

/**
 * The difference between the medians of a round, in ms; calls alternate, so that both meet the same
 * load.
 */
async function gapOf(make: (email: string) => Promise<Answer>, known: string) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const said = new Set<string>()
  // The first few warm up.
  for (let at = -10; at < TRIES; at += 1) {
    const kind = at % 2 === 0 ? 'known' : 'unknown'
    const answer = await timed(() => make(kind === 'known' ? known : newAddress()))
    said.add(answer.said)
    if (at >= 0) times[kind].push(answer.ms)
  }
  return { said, gap: Math.abs(median(times.known) - median(times.unknown)) }
}

it.each(Object.entries(calls))(
  '%s takes the same time whether the address has an account or not',
  { tags: ['exhaustive'], timeout: 300_000 },
  async (_name, make) => {
    const known = await newAccount(cms)
    let gap = Number.POSITIVE_INFINITY
    // A busy machine can spoil a round; a real difference shows in each.
    for (let round = 0; round < ROUNDS && gap > MAX_GAP_MS; round += 1) {
      const measured = await gapOf(make, known)
      expect(measured.said.size).toBe(1)
      gap = measured.gap
    }
    expect(gap).toBeLessThanOrEqual(MAX_GAP_MS)
  },
)

/** A hash that takes long enough to delay other requests: some 100 ms. */
const HIGH_COST = 11
/** How long the CMS does nothing else at a time, in ms: 10 when idle, 200 when it hashed by itself. */
const MAX_MEDIAN_PAUSE_MS = 100

it('other requests do not wait while many passwords are compared', {
  tags: ['exhaustive'],
}, async () => {
  onTestFinished(setHashCost(cms.strapi, 'plugin::users-permissions.user', HIGH_COST))
  const tryOut = () => signIn(cms, newAddress(), 'verkeerd-wachtwoord')
  // The first call makes the hash that later calls compare with.
  await tryOut()
  const pauses = monitorEventLoopDelay()
  pauses.enable()
  await Promise.all(Array.from({ length: 24 }, tryOut))
  pauses.disable()
  expect(pauses.percentile(50) / 1e6).toBeLessThan(MAX_MEDIAN_PAUSE_MS)
})
