import type { Core } from '@strapi/strapi'
import { afterEach, expect, it, vi } from 'vitest'
import { giveWay, workQueue } from './work-queue'

afterEach(() => void vi.useRealTimers())

it('queued requests run before background work, which runs after a limited time', async () => {
  vi.useFakeTimers()
  const order: string[] = []
  const batch = Promise.withResolvers<void>()
  const queueOf = workQueue<string>(() => async (asked) => {
    await batch.promise
    return asked.map((done) => ({ done }))
  })
  const request = queueOf({} as Core.Strapi)
    .join('sign-up')
    .then((done) => order.push(String(done)))
  const mails = giveWay().then(() => order.push('mail'))
  await vi.advanceTimersByTimeAsync(249)
  expect(order).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await mails
  const later = giveWay().then(() => order.push('later mail'))
  batch.resolve()
  await Promise.all([request, later])
  expect(order).toEqual(['mail', 'sign-up', 'later mail'])
  await giveWay()
})
