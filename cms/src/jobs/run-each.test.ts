import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { runEach } from './run-each'

it('other jobs run when one fails', async () => {
  const error = vi.fn()
  const strapi = { log: { error } } as unknown as Core.Strapi
  const switchWhenDue = () => Promise.reject(new TypeError('no'))
  const mailLeads = vi.fn(async () => undefined)

  expect(await runEach(strapi, [switchWhenDue, mailLeads], new Date())).toBe(false)

  expect(mailLeads).toHaveBeenCalledOnce()
  expect(error).toHaveBeenCalledExactlyOnceWith('switchWhenDue failed: TypeError')
})
