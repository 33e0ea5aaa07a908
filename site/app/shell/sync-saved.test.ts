// @vitest-environment jsdom
import { MAX_SENT_ENTRIES, mergeEntries, type SavedEntry } from '@beursvloer/contract/saved-entries'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSaved, forgetSaved, readSaved, savedIds, writeSaved } from './saved-store.ts'
import { syncSaved } from './sync-saved.ts'

/** The entries of the accounts; each answers as the CMS does. */
let accounts: Map<number, readonly SavedEntry[]>
let signedIn: number
let answers: (() => Response) | null
let sendings: number

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  forgetSaved()
  accounts = new Map()
  answers = null
  sendings = 0
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sendings += 1
    if (answers) return answers()
    const { entries } = JSON.parse(body) as { entries: readonly SavedEntry[] }
    expect(entries.length).toBeLessThanOrEqual(MAX_SENT_ENTRIES)
    const all = mergeEntries(accounts.get(signedIn) ?? [], entries)
    accounts.set(signedIn, all)
    return Response.json({ entries: all })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Signs in for a while, on this device. */
async function visit(account: number, during: () => void = () => undefined): Promise<void> {
  signedIn = account
  const end = syncSaved(account)
  await vi.advanceTimersByTimeAsync(100)
  during()
  await vi.advanceTimersByTimeAsync(5000)
  end()
}

const idsOf = (account: number) => (accounts.get(account) ?? []).map(({ id }) => id).toSorted()

it('entries saved before signing in are added to the account, and those of the account loaded', async () => {
  const there = { kind: 'session', id: 'b2', saved: true, note: 'Elders', changedAt: 5 } as const
  accounts.set(1, [there])
  changeSaved('session', 'a1', { saved: true })
  await visit(1)
  expect(idsOf(1)).toEqual(['a1', 'b2'])
  expect(savedIds('session').toSorted()).toEqual(['a1', 'b2'])
  expect(readSaved()).toMatchObject({ owner: 1, unsent: [] })
})

it('changes are sent a moment later, several together', async () => {
  await visit(1, () => {
    changeSaved('session', 'a1', { saved: true })
    changeSaved('session', 'b2', { saved: true })
  })
  expect(idsOf(1)).toEqual(['a1', 'b2'])
  expect(sendings).toBe(2)
})

it('changes that cannot be sent are sent later', async () => {
  answers = () => Response.json(null, { status: 503 })
  await visit(1, () => changeSaved('session', 'a1', { saved: true }))
  expect(readSaved().unsent).toEqual(['session:a1'])
  answers = () => {
    throw new TypeError('Failed to fetch')
  }
  const end = syncSaved(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sendings).toBeLessThan(15)
  answers = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(idsOf(1)).toEqual(['a1'])
  end()
})

it('two accounts on one device are kept separate', async () => {
  await visit(1, () => changeSaved('session', 'a1', { saved: true }))
  await visit(2, () => changeSaved('session', 'b2', { saved: true }))
  expect([idsOf(1), idsOf(2)]).toEqual([['a1'], ['b2']])
  expect(savedIds('session')).toEqual(['b2'])
  await visit(1)
  expect(savedIds('session')).toEqual(['a1'])
})

it('entries left on the device go to the account that signs in next', async () => {
  await visit(1, () => changeSaved('session', 'a1', { saved: true }))
  writeSaved({ ...readSaved(), owner: null })
  await visit(2)
  expect(idsOf(2)).toEqual(['a1'])
})

it('the sync stops when the session has ended', async () => {
  answers = () => Response.json({ entries: null })
  changeSaved('session', 'a1', { saved: true })
  await visit(1)
  expect(sendings).toBe(1)
  expect(readSaved().unsent).toEqual(['session:a1'])
})

it('hundreds of entries are sent in parts', async () => {
  for (let at = 0; at < 250; at += 1) changeSaved('session', `s${at}`, { saved: true })
  await visit(1)
  expect(idsOf(1)).toHaveLength(250)
  expect(sendings).toBe(3)
})
