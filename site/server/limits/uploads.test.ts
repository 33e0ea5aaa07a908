import { expect, it } from 'vitest'
import { LimitedError } from '../http/limited-error.ts'
import { OverloadedError } from '../http/limiter.ts'
import { Uploads } from './uploads.ts'

const office = { address: '203.0.113.7', venue: false }
const hall = { address: '198.51.100.1', venue: true }
const other = { address: '203.0.113.8', venue: false }

it('an address can upload 8 files at once, a venue 32', async () => {
  const uploads = new Uploads(true)
  const end = Promise.withResolvers<void>()
  const running = [
    ...Array.from({ length: 8 }, () => uploads.run(office, () => end.promise)),
    ...Array.from({ length: 32 }, () => uploads.run(hall, () => end.promise)),
  ]
  await expect(uploads.run(office, async () => 1)).rejects.toThrow(LimitedError)
  await expect(uploads.run(hall, async () => 1)).rejects.toThrow(LimitedError)
  expect(await uploads.run(other, async () => 1)).toBe(1)
  end.resolve()
  await Promise.all(running)
  expect(await uploads.run(office, async () => 1)).toBe(1)
})

it('a failed upload frees its place', async () => {
  const uploads = new Uploads(true)
  for (let tries = 0; tries < 9; tries++)
    await expect(uploads.run(office, () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    )
})

it('an upload is refused when the queue is full', async () => {
  const uploads = new Uploads(false)
  const end = Promise.withResolvers<void>()
  const running = Array.from({ length: 1064 }, () => uploads.run(office, () => end.promise))
  await expect(uploads.run(other, async () => 1)).rejects.toThrow(OverloadedError)
  end.resolve()
  await Promise.all(running)
})
