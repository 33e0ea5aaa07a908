import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { parseInTime } from './parse-in-time'

afterEach(() => vi.useRealTimers())

it('refuses a multipart body when the parser does not answer', async () => {
  vi.useFakeTimers()
  const req = new EventEmitter()
  const silent = () => new Promise((_resolve, reject) => req.once('error', reject))
  const answer = parseInTime(silent)({ req, is: () => true } as never, vi.fn())
  req.emit('end')
  vi.runAllTimers()
  await expect(answer).rejects.toMatchObject({ status: 400 })
})

it('does not limit the time of the action', async () => {
  vi.useFakeTimers()
  const req = new EventEmitter()
  const failed = vi.fn()
  req.on('error', failed)
  const { promise: action, resolve: finish } = Promise.withResolvers<void>()
  const answer = parseInTime((_ctx, next) => next())({ req, is: () => true } as never, () => action)
  req.emit('end')
  vi.runAllTimers()
  finish()
  await answer
  expect(failed).not.toHaveBeenCalled()
})
