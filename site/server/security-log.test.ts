import { expect, it, vi } from 'vitest'
import { SecurityLog } from './security-log.ts'

const ignore = () => undefined
const silent = { info: ignore, debug: ignore, warn: ignore, error: ignore }
const sender = (address: string) => ({ address, venue: false, device: null, account: null })

it('each sender is logged once a minute, by a hashed name', () => {
  let now = 0
  const info = vi.fn()
  const log = new SecurityLog({ ...silent, info }, { now: () => now })
  for (let at = 0; at < 100; at += 1) log.limitHit(sender('192.0.2.7'), '/contact')
  log.limitHit(sender('192.0.2.8'), '/contact')
  expect(info).toHaveBeenCalledTimes(2)
  now = 60_000
  log.limitHit(sender('192.0.2.7'), '/zoeken?q=naam')
  const lines = info.mock.calls.map(([fields]) => fields)
  expect(lines[0]).toEqual({
    event: 'limit-hit',
    sender: expect.stringMatching(/^[\da-f]{8}$/),
    path: '/contact',
    refusedBefore: 0,
  })
  expect(lines[1].sender).not.toBe(lines[0].sender)
  expect(lines[2]).toEqual({ ...lines[0], path: '/zoeken', refusedBefore: 99 })
  expect(JSON.stringify(lines)).not.toContain('192.0.2')
})

it('each refused file is logged', () => {
  const info = vi.fn()
  const log = new SecurityLog({ ...silent, info }, { now: () => 0 })
  const file = { form: 'advertising', field: 'artwork', reason: 'type' } as const
  log.uploadRefused(file)
  log.uploadRefused(file)
  expect(info.mock.calls).toEqual(Array(2).fill([{ event: 'upload-refused', ...file }, 'security']))
})
