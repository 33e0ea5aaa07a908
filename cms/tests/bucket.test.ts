// About: cms/src/private-files, cms/src/middlewares/uploads-in-bucket.ts, cms/config/plugins.ts
// About: cms/src/mail/deliver.ts, scripts/backup/bucket-files.ts, scripts/backup/make-backup.ts
// About: scripts/backup/restore-backup.ts, scripts/commands/move-files.ts

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBucket } from '@beursvloer/contract/storage-settings'
import { startMailServer } from '@beursvloer/contract/testing/mail-server'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { downloadFiles, uploadFiles } from '../../scripts/backup/bucket-files.ts'
import { openEncryption } from '../../scripts/backup/encryption.ts'
import { makeBackup } from '../../scripts/backup/make-backup.ts'
import { filesIn } from '../../scripts/backup/manifest.ts'
import { restoreBackup } from '../../scripts/backup/restore-backup.ts'
import { makeKeysQuick } from '../../scripts/backup/testing/quick-keys.ts'
import { smallInstallation } from '../../scripts/backup/testing/small-installation.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { openBucket } from '../src/private-files/bucket.mts'
import { startBucket } from './bucket-server.ts'
import { useFormContent } from './form-content.ts'
import { right, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'
import { startProcess } from './own-process.ts'

makeKeysQuick()

describe('the files of an installation', () => {
  async function withBucket() {
    const server = await startBucket()
    const installation = smallInstallation()
    onTestFinished(async () => {
      installation.remove()
      await server.stop()
    })
    const bucket = openBucket(readBucket(server.settings))
    return { server, bucket: await bucket, installation: { ...installation, bucket } }
  }

  it('are moved into a bucket and back, each once, also when the move is interrupted', async () => {
    const { bucket, installation } = await withBucket()
    const { dataDir } = installation
    const plan = path.join(dataDir, 'private/files/plan.pdf')
    expect(await uploadFiles(bucket, dataDir)).toBe(3)
    expect(await uploadFiles(bucket, dataDir)).toBe(0)
    writeFileSync(plan, 'a longer plan')
    expect(await uploadFiles(bucket, dataDir)).toBe(1)

    rmSync(path.join(dataDir, 'public/uploads'), { recursive: true })
    writeFileSync(plan, 'half a pl')
    expect(Object.keys(await downloadFiles(bucket, { folder: dataDir })).sort()).toEqual([
      'private/files/plan.pdf',
      'public/uploads/hall 1.png',
      'public/uploads/thumbnail_hall.png',
    ])
    expect(readFileSync(plan, 'utf8')).toBe('a longer plan')
    expect(await downloadFiles(bucket, { folder: dataDir })).toEqual({})
  })

  it.each([
    ['as they are', null],
    ['encrypted', 'een lange geheime zin'],
  ])('are backed up from a bucket %s, and restored into it', async (_how, passphrase) => {
    const { server, bucket, ...made } = await withBucket()
    const installation = { ...made.installation, passphrase }
    await uploadFiles(bucket, installation.dataDir)
    for (const place of ['public/uploads', 'private/files'])
      rmSync(path.join(installation.dataDir, place), { recursive: true })
    const first = await makeBackup(installation)
    const second = await makeBackup(installation)
    expect([first.warnings, first.files]).toEqual([[], second.files])
    const inodes = [first, second].map(
      ({ folder }) =>
        statSync(path.join(folder, `private/files/plan.pdf${passphrase ? '.age' : ''}`)).ino,
    )
    expect(new Set(inodes).size).toBe(1)

    for (const place of readdirSync(server.folder))
      rmSync(path.join(server.folder, place), { recursive: true })
    const options = { replace: true, secrets: false, mails: 'hold', gap: 1000 } as const
    const encryption = await openEncryption(second.folder, passphrase)
    await restoreBackup(second.folder, installation, { ...options, encryption })
    const target = path.join(installation.dataDir, 'elsewhere')
    mkdirSync(target)
    await downloadFiles(bucket, { folder: target })
    expect(await filesIn(target)).toEqual([
      'private/files/plan.pdf',
      'public/uploads/hall 1.png',
      'public/uploads/thumbnail_hall.png',
    ])
    expect(existsSync(path.join(installation.dataDir, 'private/files'))).toBe(false)
  })
})

describe.runIf(inject('bucketFolder'))('a CMS with its files in a bucket', () => {
  let cms: Cms
  beforeAll(async () => {
    cms = await startCms()
  })

  it('serves the media library at the same addresses as from a disk', async () => {
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#15803d' },
    })
      .png()
      .toBuffer()
    const body = new FormData()
    body.append(
      'files',
      new File([new Uint8Array(picture)], 'dak groen.png', { type: 'image/png' }),
    )
    const { body: made } = await cms.ask('/upload', {
      method: 'POST',
      token: cms.administrator,
      body,
    })
    const { id, url, formats } = made[0]
    expect(url).toMatch(/^\/uploads\/dak_groen_\w+\.png$/)
    expect(formats.thumbnail.url).toMatch(/^\/uploads\/thumbnail_dak_groen_\w+\.png$/)

    const found = await cms.ask(url)
    expect(found.status).toBe(200)
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'max-age=3600',
      'content-security-policy': expect.stringContaining("'self'"),
    })
    const part = await cms.ask(url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100'])
    const headers = {
      'if-none-match': found.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    }
    expect((await cms.ask(url, { headers })).status).toBe(304)
    const head = await cms.ask(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(found.headers.get('content-length'))

    const gone = `/upload/files/${id}`
    expect((await cms.ask(gone, { method: 'DELETE', token: cms.administrator })).status).toBe(200)
    for (const address of [url, formats.thumbnail.url, '/uploads/..%2fprivate%2ffiles%2fx.pdf'])
      expect((await cms.ask(address)).status).toBe(404)
  })

  it('mails documents from any process, wherever they were made', {
    tags: ['exhaustive'],
  }, async () => {
    const removeContent = await useFormContent(cms)
    onTestFinished(() => removeContent())
    const server = await startMailServer()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-second-'))
    const others = Array.from({ length: 3 }, (_, at) => `${at}@bucket.example`)
    for (const [at, email] of others.entries()) {
      const company = { ...(right.contract.company as object), kvk: `6600000${at}` }
      const signatory = { ...(right.contract.signatory as object), email }
      const sent = await send(cms, 'contract', { ...right.contract, company, signatory })
      expect(sent.status).toBe(201)
    }
    const second = await startProcess({
      ...{ dataDir, port: await findFreePort(), smtpUrl: server.url },
      ...{ databaseUrl: inject('postgresUrl'), settings: inject('bucketSettings') },
    })
    const ended = new Promise((resolve) => second.once('exit', resolve))
    onTestFinished(async () => {
      second.kill('SIGKILL')
      await ended
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    })
    for (const email of others) {
      while (server.to(email).length === 0) await server.next()
      expect(server.to(email)[0]?.attachments).toMatchObject([{ mimeType: 'application/pdf' }])
    }
    expect(readdirSync(path.join(dataDir, 'private/files'))).toEqual([])
  })
})
