import type { SearchMiss } from '@beursvloer/contract/search-misses'
import { expect, it, vi } from 'vitest'
import { MissCounter } from './miss-counter.ts'

function counter(
  send: (misses: readonly SearchMiss[]) => Promise<unknown> = async () => undefined,
) {
  const log = { warn: vi.fn() }
  const sent = vi.fn(send)
  return { misses: new MissCounter({ send: sent, log }), sent, log }
}

it('each term is reported once with its count, by language, without personal data', async () => {
  const { misses, sent } = counter()
  for (const query of ['Sauna', ' sauna ', 'jan@voorbeeld.nl', '0612345678']) {
    misses.count(query, 'nl')
  }
  misses.count('sauna', 'en')
  await misses.report()
  await misses.report()
  expect(sent.mock.calls).toEqual([
    [
      [
        { term: 'sauna', locale: 'nl', count: 2 },
        { term: 'sauna', locale: 'en', count: 1 },
      ],
    ],
  ])
})

it('a failed report is kept, added to, and logged once', async () => {
  let fails = true
  const { misses, sent, log } = counter(async () => {
    if (fails) throw new Error('away')
  })
  misses.count('sauna', 'nl')
  await misses.report()
  misses.count('sauna', 'nl')
  await misses.report()
  fails = false
  await misses.report()
  expect(sent.mock.lastCall).toEqual([[{ term: 'sauna', locale: 'nl', count: 2 }]])
  expect(log.warn).toHaveBeenCalledOnce()
})

it('the number of terms is limited, and they are reported in parts', async () => {
  const { misses, sent } = counter()
  const inLetters = (number: number) =>
    String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  for (let at = 0; at < 5000; at += 1) misses.count(`zoek ${inLetters(at)}`, 'nl')
  await misses.report()
  const parts = sent.mock.calls.map(([part]) => part.length)
  expect(Math.max(...parts)).toBeLessThanOrEqual(200)
  expect(parts.reduce((sum, size) => sum + size, 0)).toBe(1000)
})
