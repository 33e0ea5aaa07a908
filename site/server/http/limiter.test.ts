import { expect, it } from 'vitest'
import { Limiter, OverloadedError } from './limiter.ts'

it('a few tasks run at once, a few wait, and the others are refused', async () => {
  const limiter = new Limiter(2, 1)
  const finish: (() => void)[] = []
  const task = () => new Promise<void>((resolve) => finish.push(resolve))
  const tasks = [limiter.run(task), limiter.run(task), limiter.run(task)]
  await expect(limiter.run(task)).rejects.toThrow(OverloadedError)
  expect(finish).toHaveLength(2)
  finish[0]?.()
  await tasks[0]
  expect(finish).toHaveLength(3)
  finish[1]?.()
  finish[2]?.()
  await Promise.all(tasks)
  await limiter.run(async () => undefined)
})

it('a failed task frees its place', async () => {
  const limiter = new Limiter(1, 0)
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(limiter.run(async () => 1)).resolves.toBe(1)
})

it('urgent tasks alternate with others', async () => {
  const limiter = new Limiter(1, 10)
  const order: string[] = []
  const run = (name: string, isUrgent: boolean) =>
    limiter.run(async () => {
      order.push(name)
    }, isUrgent)
  await Promise.all([
    ...['a', 'b', 'c', 'd'].map((name) => run(name, false)),
    ...['urgent 1', 'urgent 2'].map((name) => run(name, true)),
  ])
  expect(order).toEqual(['a', 'urgent 1', 'b', 'urgent 2', 'c', 'd'])
})
