import { expect, it } from 'vitest'
import { onePerTick } from './one-per-tick.server.ts'

it('lets others in between pieces of work, and keeps their order', async () => {
  const order: string[] = []
  const rounds = (async () => {
    while (order.filter((entry) => entry !== 'round').length < 3) {
      await new Promise((resolve) => setImmediate(resolve))
      order.push('round')
    }
  })()
  const work = ['a', 'b', 'c'].map(async (name) => {
    await onePerTick()
    order.push(name)
  })
  await Promise.all([rounds, ...work])
  expect(order.filter((entry) => entry !== 'round')).toEqual(['a', 'b', 'c'])
  const text = order.map((entry) => (entry === 'round' ? '-' : entry)).join('')
  expect(text).toMatch(/a-+b-+c/)
})
