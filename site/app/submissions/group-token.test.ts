import { GROUP_CONFIRMATION_PATH } from '@beursvloer/contract/accounts/group'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { submissionsContext } from './context.server.ts'
import { invitationOf, passGroupToken } from './group-token.server.ts'

/** The result of a page for an answer of the CMS; a function throws. */
function asked(search: string, answer: unknown) {
  const calls: unknown[] = []
  const context = new RouterContextProvider()
  context.set(submissionsContext, {
    cms: async (path: string, { body }: { body: unknown }) => {
      calls.push([path, body])
      if (answer instanceof Error) throw answer
      return answer
    },
  } as never)
  const url = new URL(`https://dakwaarts.example/registreren/groep/bevestigen${search}`)
  return { url, context, calls }
}

const outcomeOf = async (search: string, answer: unknown) => {
  const { data, init } = await passGroupToken(GROUP_CONFIRMATION_PATH, asked(search, answer))
  return [data.outcome, init?.status]
}

it.each([
  ['confirmed', 200],
  ['already-confirmed', 200],
  ['expired', 410],
  ['unknown', 404],
  ['limited', 429],
])('a link that is %s is answered with %i', async (outcome, status) => {
  expect(await outcomeOf('?token=a.sender.b', { outcome })).toEqual([outcome, status])
})

it('a malformed token is not passed on, and an unavailable CMS is reported', async () => {
  for (const search of ['', '?token=', `?token=${'a'.repeat(201)}`]) {
    const given = asked(search, { outcome: 'confirmed' })
    expect((await passGroupToken(GROUP_CONFIRMATION_PATH, given)).data.outcome).toBe('unknown')
    expect(await invitationOf(given)).toBeNull()
    expect(given.calls).toEqual([])
  }
  expect(await outcomeOf('?token=a', new Error('away'))).toEqual(['failed', 503])
  expect(await outcomeOf('?token=a', { outcome: '<b>' })).toEqual(['failed', 503])
})

it('the values that an invitation fills in are known, or none', async () => {
  const invitation = {
    firstName: 'Anna',
    infix: '',
    lastName: 'Bos',
    email: 'anna@zandkreek.example',
    organisation: 'De Zandkreek',
    sender: 'Ilse van Werkhoven',
  }
  expect(await invitationOf(asked('?token=a.1.b', { invitation }))).toEqual(invitation)
  expect(await invitationOf(asked('?token=a.1.b', { invitation: null }))).toBeNull()
  expect(await invitationOf(asked('?token=a.1.b', new Error('away')))).toBeNull()
})
