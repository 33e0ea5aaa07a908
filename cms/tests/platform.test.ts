// About: cms/src/health, cms/src/api/health, cms/src/database, cms/src/http/query-limits.ts
// About: cms/src/middlewares/query-limits.ts, cms/config/middlewares.ts, cms/package.json

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Cms, startCms } from './harness.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

describe.skipIf(inject('postgresUrl'))('SQLite', () => {
  // Of the journal modes and flush levels only these keep acknowledged data on a power failure.
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    // Waiting would stop the whole process.
    ['busy_timeout', 0],
    ['foreign_keys', 1],
  ])('has %s = %s on the connection in use', async (pragma, value) => {
    const [row] = await cms.strapi.db.connection.raw(`pragma ${pragma}`)
    expect(Object.values(row)).toEqual([value])
  })
})

it('the figures have a port of their own, and are grouped by route without names', async () => {
  await cms.ask('/api/health')
  const answer = await fetch(`http://127.0.0.1:${cms.metricsPort}/metrics`)
  const text = await answer.text()
  expect(text).toMatch(
    /^beursvloer_cms_request_seconds_count\{method="GET",route="\/api\/health",status="[25]xx"\} \d+$/m,
  )
  for (const figure of [
    'database_ok 1',
    'disk_ok 1',
    'backup_seconds -?',
    'outbox_waiting ',
    'jobs_seconds\\{name="deleteExpired"\\} ',
    'job_failures_total\\{name="deleteExpired"\\} ',
    'push_waiting ',
    'push_seconds ',
  ])
    expect(text).toMatch(new RegExp(`^beursvloer_cms_${figure}\\d*`, 'm'))
  expect((await cms.ask('/metrics')).status).toBe(404)
})

describe('health', () => {
  it('is readable for everybody', async () => {
    const { status, headers, body } = await cms.ask('/api/health')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      status: expect.stringMatching(/ok|degraded/),
      database: 'ok',
      disk: 'ok',
      outbox: expect.stringMatching(/ok|late|failed/),
      outboxSeconds: expect.any(Number),
      outboxFailed: expect.any(Number),
      backupSeconds: null,
    })
  })

  it('names mails that failed, and the age of the last backup', async () => {
    const mails = cms.strapi.db.query('api::outbox-mail.outbox-mail')
    await mails.deleteMany({ where: {} })
    const data = { purpose: 'notice', to: 'x@y.example', state: 'failed', attempts: 1 }
    const { id } = await mails.create({ data })
    const file = path.join(inject('dataDir'), 'last-backup.json')
    const finishedAt = new Date(Date.now() - 7_200_000).toISOString()
    const note = { finishedAt, folder: '/backups/1' }
    const shared = cms.strapi.store({ type: 'api', name: 'beursvloer', key: 'last-backup' })
    if (inject('postgresUrl')) await shared.set({ value: note })
    else writeFileSync(file, JSON.stringify(note))
    const { status, body } = await cms.ask('/api/health')
    rmSync(file, { force: true })
    await shared.delete({})
    await mails.delete({ where: { id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'degraded', outbox: 'failed', outboxFailed: 1 })
    expect(body.backupSeconds).toBeGreaterThanOrEqual(7200)
    expect(body.backupSeconds).toBeLessThan(7300)
  })

  it('is an error while the database does not answer', async () => {
    const { connection } = cms.strapi.db
    await connection.schema.renameTable('strapi_core_store_settings', 'out_of_reach')
    try {
      const { status, body } = await cms.ask('/api/health')
      expect(status).toBe(503)
      expect(body).toMatchObject({ status: 'unavailable', database: 'unavailable' })
    } finally {
      await connection.schema.renameTable('out_of_reach', 'strapi_core_store_settings')
    }
  })
})

it('queries of the content API are answered within the limits only, those of the panel also beyond them', async () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => `filters[slug][$in][${index}]=a`).join('&')
  const statusOf = async (path: string) => (await cms.ask(path)).status
  const within = await statusOf(`/api/themes?${entries(20)}`)
  expect(within).not.toBe(400)
  for (const path of ['/api/themes', '/API/themes']) {
    expect(await statusOf(`${path}?${entries(25)}`)).toBe(400)
    expect(await statusOf(`${path}?a[b][c][d][e][f][g]=1`)).toBe(400)
  }
  expect(await statusOf(`/content-manager/collection-types?${entries(25)}`)).not.toBe(400)
})

it('the admin panel may connect to this server only', async () => {
  const { headers } = await cms.ask('/api/health')
  const directives = headers.get('content-security-policy')?.split(';')
  expect(directives).toContain("connect-src 'self'")
  expect(directives).toContain("script-src 'self'")
})

describe('installed packages', () => {
  const lockfile = path.resolve(import.meta.dirname, '../../package-lock.json')
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const versionsOf = (name: RegExp) =>
    Object.entries(packages).flatMap(([folder, { version }]) =>
      version && name.test(folder.split('node_modules/').at(-1) ?? '') ? [version] : [],
    )
  const isAtLeast = (version: string, floor: string) =>
    version.localeCompare(floor, 'en', { numeric: true }) >= 0

  it.each([
    // The design system has its own versions; the provider for the bucket is released later than
    // the others.
    [
      'Strapi',
      /^@strapi\/(?!design-system$|icons$|ui-primitives$|provider-upload-aws-s3$)/,
      '5.54.0',
    ],
    ['React Router', /^(react-router|@react-router\/.*)$/, '8.4.0'],
  ])('of %s have one version, without known vulnerabilities', (_, name, floor) => {
    // The admin panel has its own older router, in the browser only.
    const versions = new Set(versionsOf(name).filter((version) => !/^6\./.test(version)))
    expect(versions.size).toBe(1)
    expect([...versions].filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it('include no version of the mail library that allows injected headers', () => {
    const unsafe = (version: string) =>
      !isAtLeast(version, '8.0.9') || (isAtLeast(version, '9.1.0') && !isAtLeast(version, '10.0.5'))
    expect(versionsOf(/^nodemailer$/).filter(unsafe)).toEqual([])
  })

  it('include no server components, whose protocol has been attacked', () => {
    expect(versionsOf(/^react-server-dom-/)).toEqual([])
  })
})
