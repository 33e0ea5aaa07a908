import { describe, expect, it } from 'vitest'
import { isBelowLimit } from './mail-limits'
import { mailboxOf } from './mailbox'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/**
 * The moments at which mails are sent to a mailbox that is asked for every minute for some hours.
 */
function asked(kind: Parameters<typeof isBelowLimit>[0], hours: number): readonly number[] {
  const sent: number[] = []
  for (let now = 0; now < hours * HOUR; now += MINUTE) {
    if (isBelowLimit(kind, sent, now)) sent.push(now)
  }
  return sent
}
const within = (times: readonly number[], ms: number) =>
  Math.max(...times.map((start) => times.filter((t) => t >= start && t < start + ms).length))

describe('however often a stranger sends a form', () => {
  it('a mailbox gets five confirmations an hour and ten a day at most', () => {
    const sent = asked('form', 72)
    expect(within(sent, HOUR)).toBe(5)
    expect(within(sent, 24 * HOUR)).toBe(10)
  })

  it.each(['registration', 'password'] as const)(
    'a mailbox gets three mails an hour about its account (%s), and always has a valid link',
    (kind) => {
      const sent = asked(kind, 72)
      expect(within(sent, HOUR)).toBe(3)
      expect(within(sent, 24 * HOUR)).toBeLessThanOrEqual(31)
      // Their links are valid for an hour.
      for (const [index, time] of sent.slice(1).entries())
        expect(time - (sent[index] ?? 0)).toBeLessThanOrEqual(HOUR)
    },
  )
})

it.each([
  ['Anna@Zandkreek.example', 'anna@zandkreek.example'],
  ['anna+beurs+2@zandkreek.example', 'anna@zandkreek.example'],
  ['+alles@zandkreek.example', '+alles@zandkreek.example'],
])('%s is delivered to the mailbox %s', (address, mailbox) =>
  expect(mailboxOf(address)).toBe(mailbox),
)
