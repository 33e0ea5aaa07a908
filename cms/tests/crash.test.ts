// About: cms/src/submissions/receive-submission.ts, cms/src/submissions/store.ts
// About: cms/src/forms/store-form.ts, cms/src/logging/unhandled-rejections.ts, cms/src/mail/worker.ts

import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENVELOPE_PART, type SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import { right } from './forms.ts'
import { copyFirstStart, SITE_TOKEN } from './harness.ts'
import { startProcess } from './own-process.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-crash-'))
const SUBMISSIONS = 50
/** Number of acknowledged submissions before the process is killed. */
const DIES_AFTER = 20
/** Number of requests at a time: the process is killed before all have been sent. */
const AT_ONCE = 10

let port: number
let server: MailServer
let cms: ChildProcess

const start = () => startProcess({ dataDir, port, smtpUrl: server.url })

beforeAll(async () => {
  port = await findFreePort()
  server = await startMailServer()
  await copyFirstStart(dataDir)
  cms = await start()
})
afterAll(async () => {
  cms.kill('SIGKILL')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

interface Sent {
  readonly key: string
  readonly receipt: SubmissionReceipt | null
}

/** Sends a form; answers no receipt when the CMS did not give one. */
async function send(key: string): Promise<Sent> {
  const body = new FormData()
  const envelope = {
    idempotencyKey: key,
    language: 'nl',
    // Each form has another sender: a mailbox gets only a few mails an hour.
    values: { ...right.contact, email: `${key}@zandkreek.example` },
    source: '/contact',
  }
  body.set(ENVELOPE_PART, JSON.stringify(envelope))
  const headers = { authorization: `Bearer ${SITE_TOKEN}` }
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/submissions/contact`, {
      method: 'POST',
      headers,
      body,
    })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return { key, receipt: await answer.json() }
  } catch {
    return { key, receipt: null }
  }
}

it('a CMS killed during fifty submissions loses no acknowledged one, and stores none twice', {
  tags: ['exhaustive'],
  timeout: 300_000,
}, async () => {
  const before = new Map<string, SubmissionReceipt>()
  const keys = Array.from({ length: SUBMISSIONS }, () => randomUUID())
  const unsent = keys.values()
  const sendOneByOne = async () => {
    for (const key of unsent) {
      const { receipt } = await send(key)
      if (receipt) before.set(key, receipt)
      if (before.size === DIES_AFTER) cms.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
  expect(before.size).toBeGreaterThanOrEqual(DIES_AFTER)
  expect(before.size).toBeLessThan(DIES_AFTER + AT_ONCE)

  cms = await start()
  // Clients without an answer send again, and so do all others.
  const again = await Promise.all(keys.map(send))
  const after = new Map(again.map(({ key, receipt }) => [key, receipt]))
  for (const [key, receipt] of before) expect(after.get(key)).toEqual(receipt)
  const references = again.map(({ receipt }) => receipt?.reference ?? '').sort()
  const year = references[0]?.slice(3, 7)
  expect(references).toEqual(
    Array.from({ length: SUBMISSIONS }, (_, at) => `CT-${year}-${String(at + 1).padStart(5, '0')}`),
  )

  // Each is confirmed; a mail that was being sent when the process was killed may arrive twice,
  // with the same id.
  const arrived = () => new Set(server.mails.map(({ messageId }) => messageId))
  while (arrived().size < SUBMISSIONS) await server.next()
  const subjects = new Set(server.mails.map(({ subject }) => subject))
  expect(subjects.size).toBe(SUBMISSIONS)
  expect(server.mails.length - arrived().size).toBeLessThanOrEqual(1)
  expect(readdirSync(path.join(dataDir, 'private', 'incoming'))).toEqual([])
})

it('a CMS keeps running when work fails whose caller no longer waits: a new password for staff, while the database is locked', {
  tags: ['exhaustive'],
}, async () => {
  const file = path.join(dataDir, 'first-administrator.json')
  const { email } = JSON.parse(readFileSync(file, 'utf8')) as { email: string }
  const Database = createRequire(import.meta.url)('better-sqlite3')
  const database = new Database(path.join(dataDir, 'cms.sqlite'))
  database.exec('begin immediate')
  const failed = new Promise<string>((resolve) => {
    cms.stdout?.on('data', (line) => /has failed|rejection/i.test(line) && resolve(String(line)))
    cms.once('exit', () => resolve('It has ended.'))
  })
  const answer = await fetch(`http://127.0.0.1:${port}/admin/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(204)
  expect(await failed).toContain('What nobody waited for has failed')
  database.exec('rollback')
  database.close()
  expect((await send(randomUUID())).receipt).not.toBeNull()
})
