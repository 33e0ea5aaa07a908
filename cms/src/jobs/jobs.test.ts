import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { mailLeads } from '../leads/evening-mails'
import { wakeOutbox } from '../mail/worker'
import { registerJobs } from './jobs'

vi.mock('../editions/switch', () => ({ switchWhenDue: () => Promise.reject(new Error('no')) }))
vi.mock('../sign-ups/jobs', () => ({ runSignUpJobs: vi.fn(async () => undefined) }))
vi.mock('../leads/evening-mails', () => ({ mailLeads: vi.fn(async () => undefined) }))
vi.mock('../meetings/remind', () => ({ remindOfMeetings: vi.fn(async () => undefined) }))
vi.mock('../import/undo', () => ({ undoUnfinished: vi.fn(async () => undefined) }))
vi.mock('../mail/worker', () => ({ wakeOutbox: vi.fn() }))
vi.mock('../push/worker', () => ({ wakePushSender: vi.fn() }))

it('does the other jobs when one fails', async () => {
  let jobs: { run(now: Date): Promise<void> } | undefined
  const log = { error: vi.fn() }
  const strapi = {
    log,
    db: { dialect: { client: 'sqlite' } },
    add: (_name: string, service: typeof jobs) => {
      jobs = service
    },
  } as unknown as Core.Strapi
  registerJobs(strapi)

  await jobs?.run(new Date())

  expect(log.error).toHaveBeenCalledOnce()
  expect(mailLeads).toHaveBeenCalledOnce()
  expect(wakeOutbox).toHaveBeenCalledOnce()
})
