import { DAY_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runDaily } from './daily'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a daily job that failed is tried again after ten minutes, until it succeeds', async () => {
  const strapi = { log: { error: vi.fn() }, cron: { add: vi.fn() } } as unknown as Core.Strapi
  const job = vi.fn(async () => undefined)
  const fail = () => Promise.reject(new DOMException('no', 'TimeoutError'))
  job.mockImplementationOnce(fail).mockImplementationOnce(fail)

  await runDaily(strapi, '0 30 3 * * *', job)(new Date())
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS)
  expect(job).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(job).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(job).toHaveBeenCalledTimes(3)
})
