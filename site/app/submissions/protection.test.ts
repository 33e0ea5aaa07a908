import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeEach, describe, expect, it } from 'vitest'
import { altchaProof } from './altcha.server.ts'
import { type Guard, Protection } from './protection.server.ts'

const SECRET = 'secret'
const START = Date.UTC(2027, 2, 17, 9)
const HOUR = 3_600_000
const CALM = { form: 'contact', always: false, busy: false }

let now = START
const proof = altchaProof(SECRET)
const protection = new Protection({ secret: SECRET, proof, now: () => now })
const ALWAYS = { ...CALM, always: true, busy: true }
const guard = (change: Partial<Guard> = {}): Guard => ({
  ticket: '',
  proof: '',
  trap: '',
  ...change,
})
const keyOf = (ticket: string) => protection.read(ticket, 'contact')?.key ?? ''

/** A browser's answer to the challenge of a ticket. */
async function solved(ticket: string): Promise<string> {
  const task = await proof.task(keyOf(ticket))
  if (task.kind !== 'altcha') throw new Error('another task')
  const { challenge } = task
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

beforeEach(() => {
  now = START
})

describe('a proof of a sender', () => {
  it('is not required of a visitor who took time to type, and of everybody who is quicker', async () => {
    const ticket = protection.issue('contact')
    now += 2999
    expect(await protection.judge(guard({ ticket }), CALM)).toMatchObject({ ask: 'evidence' })
    now += 1
    expect(await protection.judge(guard({ ticket }), CALM)).toMatchObject({ ask: 'nothing' })
  })

  it('is required without a ticket, for a filled hidden field, after many forms, or always', async () => {
    const ticket = protection.issue('contact')
    now += 10_000
    const asked = async (change: Partial<Guard>, circumstances = CALM) =>
      (await protection.judge(guard({ ticket, ...change }), circumstances)).ask
    expect(await asked({ ticket: '' })).toBe('evidence')
    expect(await asked({ ticket: protection.issue('newsletter') })).toBe('evidence')
    expect(await asked({ trap: 'https://casino.example' })).toBe('evidence')
    expect(await asked({}, { ...CALM, busy: true })).toBe('evidence')
    expect(await asked({}, { ...CALM, always: true })).toBe('evidence')
  })

  it('stays required of a sender once it was', async () => {
    const { ticket } = await protection.judge(guard(), CALM)
    now += 10_000
    const verdict = await protection.judge(guard({ ticket: protection.sign(ticket) }), CALM)
    expect(verdict.ask).toBe('budget')
  })

  it('is valid for its own ticket only', async () => {
    const ticket = protection.issue('contact')
    now += 10_000
    const answer = await solved(ticket)
    const ask = async (change: Partial<Guard>) =>
      (await protection.judge(guard(change), ALWAYS)).ask
    expect(await ask({ ticket, proof: answer })).toBe('nothing')
    expect(await ask({ ticket: protection.issue('contact'), proof: answer })).toBe('evidence')
    const other = answer.replace(/"counter":(\d+)/, (_, count) => `"counter":${Number(count) + 1}`)
    for (const invalid of ['', '{}', 'null', other]) {
      expect(await ask({ ticket, proof: invalid })).toBe('evidence')
    }
  })

  it('is accepted at once for an answer that required it', async () => {
    const { ticket } = await protection.judge(guard(), ALWAYS)
    const text = protection.sign(ticket)
    const proven = guard({ ticket: text, proof: await solved(text) })
    expect(await protection.judge(proven, ALWAYS)).toMatchObject({ ask: 'nothing' })
  })
})

describe('a confirmation without a proof', () => {
  it('is limited in number, and waits until three seconds have passed', async () => {
    const first = await protection.judge(guard(), ALWAYS)
    expect(first).toMatchObject({ ask: 'evidence', ticket: { challenged: true, issuedAt: START } })
    const ticket = protection.sign(first.ticket)
    now += 1000
    const hasty = await protection.judge(guard({ ticket }), ALWAYS)
    expect(hasty).toMatchObject({ ask: 'budget', waitMs: 2000, ticket: { issuedAt: START } })
    now += 9000
    expect(await protection.judge(guard({ ticket }), CALM)).toMatchObject({ waitMs: 0 })
  })

  it('waits no longer when the clock was set back', async () => {
    const { ticket } = await protection.judge(guard(), CALM)
    for (const jump of [-HOUR, -4000, -2000]) {
      now = START + jump
      const verdict = await protection.judge(guard({ ticket: protection.sign(ticket) }), CALM)
      expect(verdict).toMatchObject({ ask: 'budget' })
      expect(verdict.ask === 'budget' && verdict.waitMs).toBeLessThanOrEqual(3000)
    }
  })

  it('is refused with the hidden field filled in', async () => {
    const { ticket } = await protection.judge(guard(), CALM)
    now += 10_000
    const filled = guard({ ticket: protection.sign(ticket), trap: 'x' })
    expect(await protection.judge(filled, CALM)).toMatchObject({ ask: 'evidence' })
  })
})

it('an old ticket is renewed with the same key, so that nothing is stored twice', async () => {
  const ticket = protection.issue('contact')
  now += 13 * HOUR
  expect(await protection.judge(guard({ ticket }), CALM)).toMatchObject({
    ask: 'evidence',
    ticket: { key: keyOf(ticket), issuedAt: now, challenged: true },
  })
})
