import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { beforeRenders, onePerTick } from './one-per-tick.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('other work runs between two tasks, and the order is kept', async () => {
  const order: string[] = []
  const rounds = (async () => {
    while (order.filter((entry) => entry !== 'round').length < 3) {
      await nextRound()
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

it('no page is rendered while other work has priority, and then all in their order', async () => {
  const order: string[] = []
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  const reading = beforeRenders(async () => {
    for (const [at, { promise }] of answers.entries()) {
      await promise
      order.push(`read ${at}`)
    }
  })
  const renders = ['a', 'b', 'c'].map(async (name) => {
    await onePerTick()
    order.push(name)
  })
  for (const { resolve } of answers) {
    resolve()
    for (let round = 0; round < 5; round += 1) await nextRound()
  }
  await Promise.all([reading, ...renders])
  expect(order).toEqual(['read 0', 'read 1', 'read 2', 'a', 'b', 'c'])
})

it('pages are rendered after two seconds of other work, and after work that fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = Promise.withResolvers<void>()
  const reading = beforeRenders(() => hanging.promise)
  const page = onePerTick()
  vi.advanceTimersByTime(2000)
  await page
  hanging.reject(new Error('no answer'))
  await expect(reading).rejects.toThrow('no answer')
  await onePerTick()
  await expect(beforeRenders(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await onePerTick()
})
