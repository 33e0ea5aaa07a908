import type { PlacesAnswer } from '@beursvloer/contract/sign-ups/answers'
import { expect, it } from 'vitest'
import { placesOf } from './sign-ups.server.ts'

it('asks once for all who ask at a time, and never answers what was before they asked', async () => {
  let taken = 0
  let asked = 0
  const { promise: allHaveAsked, resolve: answer } = Promise.withResolvers<void>()
  const account = {
    ask: async (): Promise<PlacesAnswer> => {
      asked += 1
      const item = { places: 20, taken, waiting: 0 }
      await allHaveAsked
      return { version: `${asked}`, items: { a: item } }
    },
  }
  const first = placesOf(account, 'a')
  taken = 7
  const others = Array.from({ length: 50 }, () => placesOf(account, 'a'))
  answer()
  expect((await first)?.taken).toBe(0)
  const rest = await Promise.all(others)
  expect(new Set(rest.map((places) => places?.taken))).toEqual(new Set([7]))
  expect(asked).toBe(2)
})

it('passes on that the CMS does not answer, to who waits as well, and asks again', async () => {
  const account = { ask: () => Promise.reject(new Error('away')) }
  const both = await Promise.allSettled([placesOf(account, 'a'), placesOf(account, 'a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const back = { ask: async () => ({ version: '9', items: {} }) }
  expect(await placesOf(back, 'a')).toBeNull()
})
