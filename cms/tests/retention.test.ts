// About: cms/src/retention, cms/src/submissions/delete-submissions.ts
// About: cms/src/subscriptions/delete-subscriptions.ts, cms/src/private-files, cms/src/api/deletion-report

import { appendFileSync, existsSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS, MINUTE_MS } from '@beursvloer/contract/durations'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'
import { storedFile, storedFiles, writeStored } from './stored-files.ts'

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const submissions = () => cms.strapi.db.query('api::submission.submission')
/** The nightly job. */
const runRetention = (now: Date): Promise<void> => cms.strapi.get('retention').run(now)

it('rows that have reached their term are deleted with everything that belongs to them, and counted in the report', async () => {
  const company = { ...(right.contract.company as object), kvk: '00000071' }
  const policy = new File([samplePdf()], 'polis.pdf', { type: 'application/pdf' })
  const files = [{ field: 'attachments.policy', file: policy }]
  const values = { ...right.contract, company, attachments: { policy: [{ name: 'polis.pdf' }] } }
  const { body } = await send(cms, 'contract', values, { files })
  const kept = await send(cms, 'contact', right.contact)
  const old = await submissions().findOne({
    where: { reference: body.reference },
    populate: ['files'],
  })
  // The insurance policy, and the contract that was made.
  expect(old.files).toHaveLength(2)
  const stored: string[] = old.files.map(({ storedAs }: { storedAs: string }) => storedAs)
  for (const name of stored) expect(existsSync(storedFile(name))).toBe(true)

  await submissions().update({ where: { id: old.id }, data: { deleteAfter: new Date(0) } })
  const now = new Date()
  await runRetention(now)
  expect(await submissions().findOne({ where: { id: old.id } })).toBeNull()
  for (const name of stored) expect(existsSync(storedFile(name))).toBe(false)
  for (const type of ['submission-file', 'consent', 'outbox-mail'])
    expect(await rowsOf(cms, type, { submission: { id: old.id } })).toEqual([])
  expect(await submissions().findOne({ where: { reference: kept.body.reference } })).not.toBeNull()
  const reports = await rowsOf(cms, 'deletion-report', { deletedAt: now })
  expect(reports).toMatchObject([{ kind: 'contract', count: 1, files: 2 }])
})

it('recorded deletions on request are erased after two years, in the file and in the database', async () => {
  const file = path.join(inject('dataDir'), 'deletions.txt')
  const [old, recent, undated] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)] as const
  const now = new Date()
  const dayAgo = (days: number) =>
    new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  appendFileSync(file, `${old} ${dayAgo(740)}\n${recent} ${dayAgo(700)}\n${undated}\n`)
  const table = () => cms.strapi.db.connection('deletions')
  await table().insert([
    { hash: old, day: dayAgo(740) },
    { hash: recent, day: dayAgo(700) },
    { hash: undated },
  ])
  await runRetention(now)
  const rows = await table().select('hash').whereIn('hash', [old, recent, undated]).orderBy('hash')
  expect(rows.map(({ hash }: { hash: string }) => hash)).toEqual([recent, undated])
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain(old)
  expect(text).toContain(`${recent} ${dayAgo(700)}\n${undated} 20`)
})

it('the terms are the months in the settings', async () => {
  const { body } = await send(cms, 'contact', right.contact)
  const receivedAt = new Date(Date.now() - 40 * DAY_MS)
  const where = { reference: body.reference }
  await submissions().update({ where, data: { receivedAt } })
  await runRetention(new Date())
  expect(await submissions().findOne({ where })).not.toBeNull()
  const settings = cms.strapi.db.query('api::form-settings.form-settings')
  const { id } = await settings.create({ data: { contactMonths: 1 } })
  await runRetention(new Date())
  await settings.delete({ where: { id } })
  expect(await submissions().findOne({ where })).toBeNull()
})

it('addresses that were never confirmed are deleted, and counted in the report', async () => {
  const email = 'nooit@bevestigd.example'
  await send(cms, 'newsletter', { ...right.newsletter, email })
  await runRetention(new Date(Date.now() + 6 * DAY_MS))
  expect(await rowsOf(cms, 'subscription', { email })).toHaveLength(1)
  const later = new Date(Date.now() + 8 * DAY_MS)
  await runRetention(later)
  for (const [type, where] of [
    ['subscription', { email }],
    ['consent', { email }],
    ['outbox-mail', { to: email }],
  ] as const)
    expect(await rowsOf(cms, type, where)).toEqual([])
  expect(
    await rowsOf(cms, 'deletion-report', { deletedAt: later, kind: 'subscription' }),
  ).toHaveLength(1)
})

it('files without a row are deleted once no upload can still be storing them', async () => {
  const orphan = storedFile('wees.pdf')
  writeStored('wees.pdf', 'x')
  await runRetention(new Date())
  expect(existsSync(orphan)).toBe(true)
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  utimesSync(orphan, longAgo, longAgo)
  const others = storedFiles().filter((name) => name !== 'wees.pdf')
  await runRetention(new Date())
  expect(storedFiles()).toEqual(others)
})

it('what could not be deleted is deleted ten minutes later, not the next night', async () => {
  const { reference } = (await send(cms, 'contact', right.contact)).body
  const isThere = () => submissions().findOne({ where: { reference } })
  await submissions().update({ where: { reference }, data: { deleteAfter: new Date(0) } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failing = vi.spyOn(cms.strapi.db, 'transaction').mockRejectedValue(new Error('away'))
  try {
    await runRetention(new Date())
    failing.mockRestore()
    expect(await isThere()).not.toBeNull()
    vi.advanceTimersByTime(10 * MINUTE_MS)
  } finally {
    failing.mockRestore()
    vi.useRealTimers()
  }
  await expect.poll(isThere).toBeNull()
})
