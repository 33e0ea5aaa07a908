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
const guard = (change: Partial<Guard> = {}): Guard => ({
  ticket: '',
  proof: '',
  trap: '',
  scripted: false,
  ...change,
})
const scripted = (change: Partial<Guard> = {}) => guard({ scripted: true, ...change })
const keyOf = (ticket: string) => protection.read(ticket, 'contact')?.key ?? ''

/** What a browser answers to the challenge of a ticket. */
async function solved(ticket: string): Promise<string> {
  const task = await proof.task(keyOf(ticket))
  if (task.kind !== 'altcha') throw new Error('another task')
  const { challenge } = task
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

beforeEach(() => {
  now = START
})

describe('with JavaScript', () => {
  it('lets through who took the time to type, and nobody quicker', async () => {
    const ticket = protection.issue('contact')
    now += 2999
    expect(await protection.judge(scripted({ ticket }), CALM)).toMatchObject({ ask: 'proof' })
    now += 1
    expect(await protection.judge(scripted({ ticket }), CALM)).toMatchObject({ ask: 'nothing' })
  })

  it('asks for a proof without a ticket, and of the hidden field, of many, or always', async () => {
    const ticket = protection.issue('contact')
    now += 10_000
    const asked = async (change: Partial<Guard>, circumstances = CALM) =>
      (await protection.judge(scripted({ ticket, ...change }), circumstances)).ask
    expect(await asked({ ticket: '' })).toBe('proof')
    expect(await asked({ ticket: protection.issue('newsletter') })).toBe('proof')
    expect(await asked({ trap: 'https://casino.example' })).toBe('proof')
    expect(await asked({}, { ...CALM, busy: true })).toBe('proof')
    expect(await asked({}, { ...CALM, always: true })).toBe('proof')
  })

  it('takes a proof for its own ticket only, and no rubbish', async () => {
    const ticket = protection.issue('contact')
    const answer = await solved(ticket)
    const always = { ...CALM, always: true }
    const ask = async (change: Partial<Guard>) =>
      (await protection.judge(scripted(change), always)).ask
    expect(await ask({ ticket, proof: answer })).toBe('nothing')
    expect(await ask({ ticket: protection.issue('contact'), proof: answer })).toBe('proof')
    for (const rubbish of ['', '{}', 'null', answer.replace(/"counter":\d+/, '"counter":1')]) {
      expect(await ask({ ticket, proof: rubbish })).toBe('proof')
    }
  })

  it('renews an old ticket under the same key, so that nothing is stored twice', async () => {
    const ticket = protection.issue('contact')
    now += 13 * HOUR
    const verdict = await protection.judge(scripted({ ticket }), CALM)
    expect(verdict).toMatchObject({ ask: 'proof', ticket: { key: keyOf(ticket), issuedAt: now } })
  })
})

describe('without JavaScript', () => {
  it('asks to check once, then lets through who took the time to read', async () => {
    const first = await protection.judge(guard(), CALM)
    expect(first).toMatchObject({ ask: 'check', ticket: { checked: true } })
    const ticket = protection.sign(first.ticket)
    now += 1000
    const hasty = await protection.judge(guard({ ticket }), CALM)
    expect(hasty).toMatchObject({ ask: 'check', ticket: { issuedAt: START } })
    now += 2000
    const always = { ...CALM, always: true, busy: true }
    expect(await protection.judge(guard({ ticket }), always)).toMatchObject({ ask: 'nothing' })
  })

  it('goes on asking who fills in the hidden field', async () => {
    const { ticket } = await protection.judge(guard(), CALM)
    now += 10_000
    const filled = guard({ ticket: protection.sign(ticket), trap: 'x' })
    expect(await protection.judge(filled, CALM)).toMatchObject({ ask: 'check' })
  })

  it('sees the page in between also with a ticket that scripts fetched', async () => {
    const ticket = protection.issue('contact')
    now += 10_000
    const verdict = await protection.judge(guard({ ticket }), CALM)
    expect(verdict).toMatchObject({ ask: 'check', ticket: { checked: true, key: keyOf(ticket) } })
  })
})
