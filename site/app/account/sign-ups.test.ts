import type { PlacesAnswer } from '@beursvloer/contract/sign-ups/answers'
import { expect, it } from 'vitest'
import { placesOf } from './sign-ups.server.ts'

it('sign-ups are requested once for visitors at the same time, and never answered from before the request', async () => {
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

it('a failure of the CMS reaches all who wait, and the next request tries again', async () => {
  const account = { ask: () => Promise.reject(new Error('away')) }
  const both = await Promise.allSettled([placesOf(account, 'a'), placesOf(account, 'a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const back = { ask: async () => ({ version: '9', items: {} }) }
  expect(await placesOf(back, 'a')).toBeNull()
})
