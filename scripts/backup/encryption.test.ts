import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import * as age from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Encryption, openEncryption } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { filesIn } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { makeKeysQuick } from './testing/quick-keys.ts'
import { type SmallInstallation, smallInstallation } from './testing/small-installation.ts'

const PASSPHRASE = 'een lange geheime zin'

let installation: SmallInstallation
/** Two backups with one passphrase; a file changed between them. */
let first: string
let second: string
/** The opened key of both. */
let encryption: Encryption | null

makeKeysQuick()

beforeAll(async () => {
  installation = { ...smallInstallation(), passphrase: PASSPHRASE }
  writeFileSync(join(installation.dataDir, 'deletions.txt'), 'one\n')
  first = (await makeBackup(installation, { secrets: true })).folder
  writeFileSync(join(installation.dataDir, 'private/files/plan.pdf'), 'other plan')
  second = (await makeBackup(installation)).folder
  encryption = await openEncryption(second, PASSPHRASE)
})
afterAll(() => installation.remove())

let restores = 0
const restore = (folder: string, opened = encryption, secrets = false) =>
  restoreBackup(folder, installation, {
    ...{ replace: true, secrets, mails: 'hold', gap: 1000 },
    encryption: opened,
    // What a restore replaces is named by its second.
    now: new Date(Date.now() + restores++ * MINUTE_MS),
  })
const live = (path: string) => readFileSync(join(installation.dataDir, path), 'utf8')

test('an encrypted backup shows nothing but the names of its files, and the list of deletions', async () => {
  const files = await filesIn(first)
  const readable = files.filter((file) => !file.endsWith('.age'))
  expect(readable).toEqual(['deletions.txt'])
  for (const file of files.filter((each) => each.endsWith('.age')))
    expect(readFileSync(join(first, file), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
  expect(existsSync(join(installation.dataDir, '.backup'))).toBe(false)
})

test('any program that reads the format of age opens it: the passphrase opens the key, the key the files', async () => {
  const passphrase = new age.Decrypter()
  passphrase.addPassphrase(PASSPHRASE)
  const key = await passphrase.decrypt(readFileSync(join(first, 'key.age')), 'text')
  const decrypter = new age.Decrypter()
  decrypter.addIdentity(key.trim())
  const plan = readFileSync(join(first, 'private/files/plan.pdf.age'))
  expect(await decrypter.decrypt(plan, 'text')).toBe('plan')
})

test('unchanged files are shared with the backup before, which has the same passphrase', () => {
  const inode = (folder: string, path: string) => statSync(join(folder, `${path}.age`)).ino
  const [hall, plan] = ['public/uploads/hall 1.png', 'private/files/plan.pdf']
  expect(inode(second, hall)).toBe(inode(first, hall))
  expect(inode(second, plan)).not.toBe(inode(first, plan))
})

test('a wrong passphrase, or none, opens nothing', async () => {
  await expect(openEncryption(first, 'een andere geheime zin')).rejects.toThrow(
    /^The passphrase is not that of \S+; nothing was changed\.$/,
  )
  await expect(openEncryption(first, null)).rejects.toThrow('set BACKUP_PASSPHRASE')
  await expect(restore(first, null)).rejects.toThrow('manifest.json.age cannot be read')
  expect(live('private/files/plan.pdf')).toBe('other plan')
})

test('a restore decrypts database, files and secrets', async () => {
  rmSync(installation.environmentFile)
  const { aside } = await restore(first, encryption, true)
  expect(live('private/files/plan.pdf')).toBe('plan')
  expect(await filesIn(aside ?? '')).toContain('private/files/plan.pdf')
  expect(readFileSync(installation.environmentFile, 'utf8')).toBe('JWT_SECRET=secret\n')
  const database = installation.open()
  const rows = database.prepare('select reference from submissions').all()
  database.close()
  expect(rows).toHaveLength(2)
})

test('with another passphrase a backup shares nothing with the one before, and each opens with its own', async () => {
  const passphrase = 'een nieuwe geheime zin'
  const { folder } = await makeBackup({ ...installation, passphrase })
  const path = 'public/uploads/hall 1.png.age'
  expect(statSync(join(folder, path)).nlink).toBe(1)
  await restore(folder, await openEncryption(folder, passphrase))
  await restore(second)
  expect(live('private/files/plan.pdf')).toBe('other plan')
})

test('a changed byte is found, and changes nothing', async () => {
  const path = join(second, 'database/cms.sqlite.age')
  const content = readFileSync(path)
  content[300] = (content[300] ?? 0) ^ 1
  writeFileSync(path, content)
  await expect(restore(second)).rejects.toThrow('database/cms.sqlite.age is not what was stored')
})
