// About: scripts/backup, scripts/commands/backup.ts, scripts/commands/restore.ts
// About: cms/src/retention/reapply-deletions.ts, cms/src/health/health.ts
// About: cms/src/database/empty-write-ahead-log.ts

import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { file, path as pathOf, question, startHandling } from './handling.ts'
import { type Cms, SITE_TOKEN, startCms } from './harness.ts'
import { startProcess } from './own-process.ts'
import { secondConnection } from './second-connection.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

const PASSWORD = 'een goed wachtwoord'
/** Name of the database that is restored into, on the server of this run. */
const EMPTY = 'restored'
const postgresUrl = inject('postgresUrl')
const emptyUrl = postgresUrl && new URL(EMPTY, postgresUrl).href

const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-restored-'))
const backupDir = path.join(folder, 'backups')
const newDataDir = path.join(folder, 'data')

/** The bucket of an installation, and where its server keeps that; on PostgreSQL files are in one. */
const bucketFolder = inject('bucketFolder')
const newBucketFolder = bucketFolder && path.join(bucketFolder, '..', EMPTY)
const bucketFor = (dataDir: string) =>
  bucketFolder && {
    ...inject('bucketSettings'),
    ...(dataDir === newDataDir && { S3_BUCKET: EMPTY }),
  }

/** Runs a command of the project for an installation, and returns its output. */
async function run(command: string, dataDir: string, url = '', args: readonly string[] = []) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../scripts/run.mjs'), command, ...args],
    {
      env: {
        PATH: process.env.PATH,
        ENV_PATH: path.join(folder, '.env'),
        DATA_DIR: dataDir,
        BACKUP_DIR: backupDir,
        DATABASE_CLIENT: url ? 'postgres' : 'sqlite',
        DATABASE_URL: url,
        ...bucketFor(dataDir),
        // Those of PostgreSQL are encrypted, those of SQLite are not.
        ...(url && { BACKUP_PASSPHRASE: 'een lange geheime zin' }),
        PORT: String(await findFreePort()),
        CMS_PORT: String(await findFreePort()),
      },
    },
  )
  return stdout
}
/** Makes a backup with the command, and answers its folder. */
const backUp = async (): Promise<string> => {
  const said = await run('backup', inject('dataDir'), postgresUrl)
  // Other tests share this installation, which had no backup.
  expect((await cms.ask('/api/health')).body.backupSeconds).not.toBeNull()
  rmSync(path.join(inject('dataDir'), 'last-backup.json'))
  await cms.strapi.store({ type: 'api', name: 'beursvloer', key: 'last-backup' }).delete({})
  const [, made = ''] = /✓ (\S+): /.exec(said) ?? []
  expect(said).not.toContain('! ')
  return made
}

let cms: Cms
let mail: MailServer
let removeContent: () => Promise<void>
let restored: ChildProcess
let port: number
/** The output of the restore. */
let said: string
/** Deletes the account after the backup; the other one stays. */
let leaver: SignedInVisitor
let stayer: SignedInVisitor
const LEAVER = { email: 'vertrekker@zandkreek.example' }
/** Name of the stored file of a submission that staff delete after the backup. */
let removedFile: string
/** The references acknowledged before the backup began, while it was made, and after it. */
const references = { before: [] as string[], during: [] as string[], after: [] as string[] }

async function sendTo(list: string[]): Promise<void> {
  const { status, body } = await send(cms, 'contact', right.contact)
  expect(status).toBe(201)
  list.push(body.reference)
}

/** A backup, while forms are sent one after the other. */
async function backUpBusy(): Promise<string> {
  let isDone = false
  const writing = (async () => {
    while (!isDone) await sendTo(references.during)
  })()
  const backup = await backUp()
  isDone = true
  await writing
  return backup
}

/** Asks the restored CMS. */
async function ask(where: string, how: RequestInit & { token?: string } = {}) {
  const { token = SITE_TOKEN, ...request } = how
  const response = await fetch(`http://127.0.0.1:${port}${where}`, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: await response.json() }
}

/** Rows of the restored database. */
async function rowsIn(statement: string) {
  const connection = await secondConnection(emptyUrl, newDataDir)
  const rows = await connection.all(statement)
  await connection.close()
  return rows
}

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
  mail = await startMailServer()
  mkdirSync(newDataDir, { recursive: true })
  if (newBucketFolder) mkdirSync(newBucketFolder)
  if (postgresUrl) {
    const outside = await secondConnection()
    await outside.run(`create database ${EMPTY}`)
    await outside.close()
  }

  leaver = await visitorNamed(cms, { ...LEAVER, password: PASSWORD })
  stayer = await visitorNamed(cms, { email: 'blijver@zandkreek.example', password: PASSWORD })
  const { organiser } = await startHandling()
  const removed = await question(cms, { reference: 'CT-2032-VERWIJDERD' })
  const { id } = await file(cms, removed, 'foto.pdf', 'foto')
  removedFile = (await rowsOf(cms, 'submission-file', { id }))[0].storedAs
  await send(cms, 'contact', { ...right.contact, ...LEAVER })
  for (let at = 0; at < 3; at += 1) await sendTo(references.before)
  const backup = await backUpBusy()

  const leave = await cms.ask('/api/visitor-profile/delete', {
    method: 'POST',
    token: leaver.token,
    body: { password: PASSWORD, language: 'nl' },
  })
  expect(leave.status).toBe(200)
  const removal = await cms.ask(pathOf(removed), { method: 'DELETE', token: organiser })
  expect(removal.status).toBe(200)
  for (let at = 0; at < 3; at += 1) await sendTo(references.after)
  // Another machine noted the deletions: the database has them, its files are not here.
  rmSync(path.join(inject('dataDir'), 'deletions.txt'))
  // The machine is lost; only its backups are left, and the older one is restored.
  await backUp()
  said = await run('restore', newDataDir, emptyUrl, [backup])
  port = await findFreePort()
  restored = await startProcess({
    dataDir: newDataDir,
    settings: bucketFor(newDataDir) || undefined,
    port,
    smtpUrl: mail.url,
    databaseUrl: emptyUrl,
  })
}, 300_000)

afterAll(async () => {
  restored?.kill('SIGKILL')
  await removeVisitors(cms)
  await removeContent()
  await mail.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

it('a backup contains what was acknowledged before it began, and one state of the database', async () => {
  const stored = (await rowsIn('select reference from submissions')).map(
    ({ reference }) => reference,
  )
  expect(stored).toEqual(expect.arrayContaining(references.before))
  expect(references.during.length).toBeGreaterThan(0)
  // The first ones sent during the backup: each is in a transaction after the one before.
  const [later] = references.during.filter((one) => !stored.includes(one))
  const from = later ? references.during.indexOf(later) : references.during.length
  expect(references.during.slice(from).filter((one) => stored.includes(one))).toEqual([])
  for (const one of references.after) expect(stored).not.toContain(one)
})

it('a restore into an empty database gives a CMS that answers', async () => {
  expect((await ask('/api/health')).body).toMatchObject({ database: 'ok' })
  expect((await ask('/api/content-version')).status).toBe(200)
  const { status, body } = await ask('/api/exhibitors?locale=nl')
  expect([status, body.data.length]).toEqual([200, (await publishedExhibitors()).length])
  expect(body.data.length).toBeGreaterThan(0)
})
const publishedExhibitors = () =>
  rowsOf(cms, 'exhibitor', { locale: 'nl', publishedAt: { $notNull: true } })

it('a restore ends all sessions, and the passwords of the backup are valid', async () => {
  expect((await ask('/api/visitor-profile', { token: stayer.token })).status).toBe(401)
  expect((await signIn(stayer.email)).status).toBe(200)
})
const signIn = (identifier: string) =>
  ask('/api/auth/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: PASSWORD }),
  })

it('a restore repeats the deletions that visitors and staff asked for after the backup', async () => {
  expect((await signIn(leaver.email)).status).toBe(400)
  const theirs = `lower(email) = '${LEAVER.email}'`
  expect(await rowsIn(`select id from up_users where ${theirs}`)).toEqual([])
  expect(await rowsIn(`select id from submissions where ${theirs}`)).toEqual([])
  expect(await rowsIn(`select id from outbox_mails where "to" = '${LEAVER.email}'`)).toEqual([])
  expect(await rowsIn("select id from submissions where reference = 'CT-2032-VERWIJDERD'")).toEqual(
    [],
  )
  const files = path.join(newBucketFolder ?? newDataDir, 'private/files')
  const left = existsSync(files) ? readdirSync(files) : []
  expect(left.filter((name) => name.startsWith(removedFile))).toEqual([])
  expect(statSync(path.join(newDataDir, 'deletions.txt')).mode & 0o777).toBe(0o600)
})

it('a restore sends no mail that was waiting, and gives no number twice', async () => {
  expect(said).toMatch(/ [1-9]\d* waiting mails are held/)
  const body = new FormData()
  const email = 'nieuw@zandkreek.example'
  const envelope = {
    idempotencyKey: crypto.randomUUID(),
    language: 'nl',
    values: { ...right.contact, email },
    source: '/contact',
  }
  body.set(ENVELOPE_PART, JSON.stringify(envelope))
  const sent = await ask('/api/submissions/contact', { method: 'POST', body })
  expect(sent.status).toBe(201)
  const given = [...references.before, ...references.during, ...references.after]
  const numberOf = (reference: string) => Number(reference.split('-').at(-1))
  expect(numberOf(sent.body.reference)).toBeGreaterThan(Math.max(...given.map(numberOf)))
  // The mails of this form come after all waiting ones, if those were sent.
  const addressees = () => mail.mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? [])
  while (!addressees().includes(email)) await mail.next()
  const about = mail.mails.flatMap(({ subject }) => subject?.match(/CT-\d+-\w+/) ?? [])
  expect(new Set(about)).toEqual(new Set([sent.body.reference]))
  expect(new Set(addressees()).has(right.contact.email)).toBe(false)
  expect(existsSync(path.join(newDataDir, 'mailbox'))).toBe(false)
})
