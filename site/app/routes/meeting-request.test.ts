import { expect, it } from 'vitest'
import type { Account } from '~/account/account.server.ts'
import { accountContext } from '~/account/context.server.ts'
import { pageArgs } from '~/account/testing/page-args.ts'
import { ContentApiError } from '~/content/http.server.ts'
import { action } from './meeting-request.tsx'

it('the typed message is kept when the CMS does not answer', async () => {
  const message = 'Graag over isolatie.'
  const body = new URLSearchParams({ tijd: '2027-03-17T10:00', bericht: message })
  const page = pageArgs('/gesprekken/abc', { method: 'POST', body })
  const call = () => Promise.reject(new ContentApiError(new Error('fetch failed')))
  page.context.set(accountContext, { call } as unknown as Account)
  const answer = await action({ ...page, params: { exhibitor: 'abc' } } as never)
  expect(answer).toMatchObject({
    data: { message, why: expect.stringMatching(/again/) },
    init: { status: 503 },
  })
})
