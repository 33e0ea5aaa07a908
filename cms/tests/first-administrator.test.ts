// About: cms/src/bootstrap/index.ts, cms/src/middlewares/require-password-change.ts
// About: cms/src/staff-sign-in/password-change.ts

import { beforeAll, expect, it } from 'vitest'
import { type Cms, CONTENT_IN_PANEL, startCms } from './harness.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

it('reaches nothing with the one-time password, which only the owner of the file reads', () => {
  const { content, fileMode } = cms.firstSignIn
  expect(fileMode).toBe(0o600)
  // Strapi takes any white space in the header, so the rule has to.
  for (const space of [' ', '  ', ' \t']) {
    expect(content[space]?.status).toBe(403)
    expect(content[space]?.body.error).toMatchObject({
      name: 'PasswordChangeDueError',
      message:
        'Kies eerst een eigen wachtwoord: vul op deze pagina het huidige en een nieuw wachtwoord in.',
    })
  }
})

it('is told by the own profile that a password has to be chosen first, until one is', async () => {
  expect(cms.firstSignIn.profile.body.data).toMatchObject({ passwordChangeDue: true })
  const { body } = await cms.ask('/admin/users/me', { token: cms.administrator })
  expect(body.data.email).toBeTypeOf('string')
  expect(body.data).not.toHaveProperty('passwordChangeDue')
})

it('cannot keep the one-time password', () => {
  const { samePassword } = cms.firstSignIn
  expect(samePassword.status).toBe(400)
  expect(samePassword.body.error.message).toBe('Kies een ander wachtwoord dan het huidige.')
})

it('works after choosing an own password', async () => {
  const { status, body } = await cms.ask(CONTENT_IN_PANEL, { token: cms.administrator })
  expect(status).toBe(200)
  expect(body.results).toBeInstanceOf(Array)
})
