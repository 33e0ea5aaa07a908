// About: cms/src/logging/security-log.ts, contract/src/security-event.ts, cms/src/statistics/consent-texts.ts

import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'

let cms: Cms
let logged: ReturnType<typeof vi.spyOn>

beforeAll(async () => {
  cms = await startCms()
})
beforeEach(() => {
  logged = vi.spyOn(cms.strapi.log, 'info')
})
afterEach(() => logged.mockRestore())

/** The events that were logged, in order. */
const events = () =>
  logged.mock.calls
    .map(([line]: unknown[]) => String(line))
    .filter((line: string) => line.startsWith('security '))
    .map((line: string) => JSON.parse(line.slice('security '.length)))

const post = (path: string, body: object, token = SITE_TOKEN) =>
  cms.ask(path, { method: 'POST', token, body })

it('logs a visitor who fails to sign in, without personal data', async () => {
  const identifier = `${randomUUID()}@zandkreek.example`
  await post('/api/auth/local', { identifier, password: 'Fout-wachtwoord-1' })
  expect(events()).toEqual([{ event: 'sign-in-failed', reason: 'credentials' }])
})

it('logs a member of staff who fails to sign in', async () => {
  const credentials = { email: `${randomUUID()}@beurs.example`, password: 'Fout-wachtwoord-1' }
  await post('/admin/login', credentials)
  expect(events()).toEqual([{ event: 'staff-sign-in-failed' }])
})

it('logs links and sessions that are no longer valid', async () => {
  const password = 'Kozijn-in-2027'
  const reset = { code: 'verlopen', password, passwordConfirmation: password, language: 'nl' }
  await post('/api/auth/reset-password', reset)
  await post('/api/auth/refresh', { refreshToken: 'verlopen' })
  expect(events()).toEqual([
    { event: 'token-refused', token: 'link of a mail' },
    { event: 'token-refused', token: 'session' },
  ])
})

it('logs the author of a change of permissions, and no successful sign-in', async () => {
  const name = `Rol ${randomUUID()}`
  const { body } = await post('/admin/roles', { name, description: '' }, cms.administrator)
  const made = events()
  expect(made).toContainEqual({
    event: 'rights-changed',
    what: 'admin::role',
    change: 'create',
    by: expect.any(Number),
  })
  await cms.strapi.db.query('admin::role').delete({ where: { id: body.data.id } })
  expect(events()).toHaveLength(made.length)
})

it('logs each text that visitors are asked to agree to, once', async () => {
  const settings = cms.strapi.documents('api::statistics-settings.statistics-settings')
  const { documentId } = await settings.create({ locale: 'nl', data: { months: 25 } })
  const save = (data: object) => settings.update({ documentId, locale: 'nl', data })
  const tag = { tagKind: 'matomo', tagAddress: 'https://tellen.example/', tagId: '3' } as const
  await save({ ...tag, tagPurpose: 'Om te weten wat u zoekt.' })
  await save({ tagId: '4' })
  await save({ tagPurpose: 'Om te weten wat u vindt.' })
  await settings.delete({ documentId, locale: '*' })
  const text = (nl: string) => ({
    ...{ event: 'consent-text', version: expect.stringMatching(/^t\w+$/) },
    ...{ host: 'tellen.example', nl, en: nl },
  })
  expect(events()).toEqual([text('Om te weten wat u zoekt.'), text('Om te weten wat u vindt.')])
})

it('logs lists that staff export', async () => {
  await cms.ask('/handling/submissions/export.csv', { token: cms.administrator })
  expect(events()).toEqual([
    { event: 'export-made', list: expect.any(String), by: expect.any(Number) },
  ])
})
