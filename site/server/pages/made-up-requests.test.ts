import { describe, expect, it, vi } from 'vitest'
import { accountContext } from '../../app/account/context.server.ts'
import { pageArgs } from '../../app/account/testing/page-args.ts'
import { ContentApiError } from '../../app/content/http.server.ts'
import { loader as door } from '../../app/routes/door.tsx'
import { action as sendToDoor } from '../../app/routes/door-send.ts'
import { action as changeFairLinks } from '../../app/routes/fair-links.tsx'
import { action as changeOwnDays } from '../../app/routes/own-days.tsx'
import { action as changeProfile } from '../../app/routes/visitor-profile.tsx'

it.each([
  ['/mijn-beurs/delen', changeFairLinks],
  ['/mijn-beurs/dagen', changeOwnDays],
])('an incomplete form at %s is refused with a status', async (path, action) => {
  const send = (type: string, body: string) =>
    action(pageArgs(path, { method: 'POST', headers: { 'content-type': type }, body }) as never)
  const part = '--b\r\nContent-Disposition: form-data; name="doe"\r\n\r\nrenew\r\n'
  await expect(send('multipart/form-data; boundary=b', part)).rejects.toMatchObject({ status: 400 })
  await expect(send('multipart/form-data', part)).rejects.toMatchObject({ status: 400 })
  await expect(send('application/json', '{}')).rejects.toMatchObject({ status: 415 })
})

/** Ids that would lead to another address of the CMS. */
const MADE_UP = ['..', '.', 'a/../../users/me', 'a?populate=*', 'a#b', '%2e%2e']

describe.each(MADE_UP)('a made-up room id %j', (id) => {
  const argsOf = (init?: RequestInit) => {
    const args = { ...pageArgs('/deur/x', init), params: { id } }
    const call = vi.fn(async () => ({}))
    args.context.set(accountContext, { user: async () => ({ id: 1 }), call } as never)
    return { args: args as never, call }
  }

  it('is not found, and leads to no other call of the CMS', async () => {
    const { args, call } = argsOf()
    await expect(door(args)).rejects.toMatchObject({ init: { status: 404 } })
    expect(call).not.toHaveBeenCalled()
  })

  it('accepts no entries', async () => {
    const { args, call } = argsOf({ method: 'POST', body: '{"entries":[]}' })
    expect(await sendToDoor(args)).toMatchObject({ status: 404 })
    expect(call).not.toHaveBeenCalled()
  })
})

describe('ending a session', () => {
  const end = async (session: string, call: () => Promise<unknown>) => {
    const body = new URLSearchParams({ sessie: session })
    const args = pageArgs('/bezoekersprofiel?deel=session', { method: 'POST', body })
    args.context.set(accountContext, { call } as never)
    return changeProfile(args as never).catch((thrown: unknown) => thrown)
  }

  it.each([...MADE_UP, ''])('with the invalid id %j is refused', async (session) => {
    const call = vi.fn()
    expect(await end(session, call)).toMatchObject({ status: 400 })
    expect(call).not.toHaveBeenCalled()
  })

  it('that has ended already succeeds', async () => {
    const error = { status: 404, name: 'NotFoundError', message: 'Not Found' }
    const answer = await end('ab12', () => Promise.reject(new ContentApiError({ data: { error } })))
    expect(answer).toMatchObject({ status: 302 })
  })
})
