// About: cms/src/private-files/disk-space.ts, cms/src/private-files/storage.ts
// About: cms/src/submissions/receive-submission.ts, cms/src/submissions/kept-files.ts
// About: cms/src/database/errors.ts

import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import { right } from './forms.ts'
import { copyFirstStart, SITE_TOKEN } from './harness.ts'
import { startProcess } from './own-process.ts'

/** More than the free space that the CMS requires, and the size of its database. */
const DISK_MEGABYTES = 180
const BLOCK = Buffer.alloc(1024 * 1024)

const dataDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-disk-'))

/** A file system in memory as a small disk; false where this account may not mount one. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', dataDir])
    return true
  } catch {
    return false
  }
}

let isMounted = false
let port: number
let cms: ChildProcess | undefined

beforeAll(async () => {
  isMounted = mountDisk()
  if (!isMounted) return
  port = await findFreePort()
  await copyFirstStart(dataDir)
  cms = await startProcess({ dataDir, port })
})
afterAll(async () => {
  if (cms) {
    cms.kill('SIGKILL')
    await once(cms, 'exit')
  }
  if (isMounted) execFileSync('umount', [dataDir])
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = (where: string, how: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/api${where}`, {
    ...how,
    headers: { authorization: `Bearer ${SITE_TOKEN}` },
  })

function send(key: string) {
  const body = new FormData()
  const values = right.contact
  const envelope = { idempotencyKey: key, language: 'nl', values, source: '/contact' }
  body.set(ENVELOPE_PART, JSON.stringify(envelope))
  return ask('/submissions/contact', { method: 'POST', body })
}

/** Writes until the disk has no byte left. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  for (const block of [BLOCK, BLOCK.subarray(0, 4096), BLOCK.subarray(0, 1)])
    try {
      for (;;) writeSync(handle, block)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  closeSync(handle)
}

interface Sent {
  readonly key: string
  readonly status: number
  readonly body: { readonly reference?: string; readonly error?: { readonly message: string } }
}

const sent = async (key: string): Promise<Sent> => {
  const answer = await send(key)
  return { key, status: answer.status, body: (await answer.json()) as Sent['body'] }
}

it('a CMS on a full disk refuses forms, answers reads, and recovers by itself', {
  tags: ['exhaustive'],
}, async ({ skip }) => {
  skip(!isMounted, 'this account may not mount a disk')
  expect((await sent(randomUUID())).status).toBe(201)
  const filler = path.join(dataDir, 'filler')
  fill(filler)
  // Before the CMS notices: a log that was written before may have room for some forms.
  const early = await Promise.all(Array.from({ length: 30 }, () => sent(randomUUID())))
  const health = () => ask('/health')
  while ((await health()).status === 200);
  expect(await (await health()).json()).toMatchObject({ disk: 'unavailable' })
  const late = await Promise.all(Array.from({ length: 8 }, () => sent(randomUUID())))
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 503))
  expect(late[0]?.body.error?.message).toMatch(/Probeer het .* try again/)
  expect((await ask('/content-version')).status).toBe(200)
  expect((await ask('/pages')).status).toBe(200)

  rmSync(filler)
  while ((await health()).status !== 200);
  const all = [...early, ...late]
  const again: Sent[] = []
  for (const { key } of all) again.push(await sent(key))
  // Acknowledged forms are stored under the same reference; all others are not stored.
  for (const [at, { status, body }] of again.entries()) {
    const before = all[at]
    expect([200, 201]).toContain(status)
    expect(before?.status).toBe(status === 200 ? 201 : 503)
    if (status === 200) expect(body).toEqual(before?.body)
  }
  expect(new Set(again.map(({ body }) => body.reference)).size).toBe(all.length)
})
