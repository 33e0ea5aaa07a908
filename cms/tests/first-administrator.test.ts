// About: cms/src/bootstrap/index.ts, cms/src/middlewares/require-safe-sign-in.ts
// About: cms/src/staff-sign-in/password-change.ts, cms/src/bootstrap/staff-invitations.ts

import { beforeAll, expect, it } from 'vitest'
import { mailsTo } from './accounts.ts'
import { type Cms, CONTENT_IN_PANEL, startCms } from './harness.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

it('the one-time password gives access to nothing, and its file is readable by its owner only', () => {
  const { content, fileMode } = cms.firstSignIn
  expect(fileMode).toBe(0o600)
  // Strapi accepts any white space in the header, so the rule must as well.
  for (const space of [' ', '  ', ' \t']) {
    expect(content[space]?.status).toBe(403)
    expect(content[space]?.body.error).toMatchObject({
      name: 'PasswordChangeDueError',
      message:
        'Kies eerst een eigen wachtwoord: vul op deze pagina het huidige en een nieuw wachtwoord in.',
    })
  }
})

it('the own profile reports that a password must be chosen, until it has been', async () => {
  expect(cms.firstSignIn.profile.body.data).toMatchObject({ due: 'PasswordChangeDueError' })
  const { body } = await cms.ask('/admin/users/me', { token: cms.administrator })
  expect(body.data.email).toBeTypeOf('string')
  expect(body.data).not.toHaveProperty('due')
})

it('the one-time password cannot be chosen again', () => {
  const { samePassword } = cms.firstSignIn
  expect(samePassword.status).toBe(400)
  expect(samePassword.body.error.message).toBe('Kies een ander wachtwoord dan het huidige.')
})

it('the administrator has access after choosing an own password', async () => {
  const { status, body } = await cms.ask(CONTENT_IN_PANEL, { token: cms.administrator })
  expect(status).toBe(200)
  expect(body.results).toBeInstanceOf(Array)
})

it('a new member of staff gets a mail with the link to choose a password, in the panel as well', async () => {
  const email = 'nieuw@dakwaarts.example'
  const [role] = await cms.strapi.db.query('admin::role').findMany({ where: { name: 'Redacteur' } })
  const { status, body } = await cms.ask('/admin/users', {
    method: 'POST',
    token: cms.administrator,
    body: { firstname: 'Nieuw', lastname: 'Lid', email, roles: [role.id] },
  })
  expect(status).toBe(201)
  const [mail] = await mailsTo(cms, email)
  expect(mail?.subject).toBe('Uitnodiging voor het beheer van de website')
  const token = /registrationToken=(\w+)/.exec(mail?.text ?? '')?.[1]
  expect(token).toBe(body.data.registrationToken)
  const info = await cms.ask(`/admin/registration-info?registrationToken=${token}`)
  expect(info.body.data).toMatchObject({ email })
  await cms.strapi.db.query('admin::user').delete({ where: { id: body.data.id } })
})
