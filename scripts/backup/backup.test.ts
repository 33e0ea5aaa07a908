import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import { REFERENCE_PREFIXES } from '@beursvloer/contract/forms/references'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MailChoice, readCounters } from './after-restore.ts'
import { makeBackup } from './make-backup.ts'
import { filesIn, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { type SmallInstallation, smallInstallation } from './testing/small-installation.ts'

let installation: SmallInstallation

beforeEach(() => {
  installation = smallInstallation()
})
afterEach(() => installation.remove())

const backups = () => readdirSync(installation.backupDir).filter((name) => name !== '.lock')
const restore = (
  folder: string,
  options: { replace?: boolean; mails?: MailChoice; now?: Date } = {},
) =>
  restoreBackup(folder, installation, {
    replace: true,
    secrets: false,
    mails: 'hold',
    gap: 1000,
    ...options,
  })
const rows = (statement: string) => {
  const database = installation.open()
  try {
    return database
      .prepare(statement)
      .all()
      .map((row) => Object.values(row).join(' '))
  } finally {
    database.close()
  }
}
const run = (statement: string) => {
  const database = installation.open()
  database.exec(statement)
  database.close()
}
const modes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777
    return [entry.isDirectory() ? 'folder' : 'file', mode.toString(8)].join(' ')
  })

describe('a backup', () => {
  test('contains the database, the files and, on request, the secrets, readable for its owner only', async () => {
    const { folder, warnings } = await makeBackup(installation, { secrets: true })
    expect(warnings).toEqual([])
    const manifest = await readManifest(folder)
    expect(manifest).toMatchObject({ database: 'sqlite', secrets: true })
    expect(manifest.tables).toMatchObject({ submissions: 2, outbox_mails: 3 })
    expect(await filesIn(folder)).toEqual([...Object.keys(manifest.files), 'manifest.json'].sort())
    expect(new Set(modes(installation.backupDir))).toEqual(new Set(['folder 700', 'file 600']))
    const note = JSON.parse(readFileSync(join(installation.dataDir, 'last-backup.json'), 'utf8'))
    expect(note).toEqual({ finishedAt: expect.stringMatching(/^\d{4}-.*Z$/), folder })
  })

  test('contains no secrets by default', async () => {
    const { folder } = await makeBackup(installation)
    expect(await filesIn(folder)).not.toContain('secrets.env')
  })

  test('is one state of the database while another process writes without pause', async () => {
    const writer = spawn(process.execPath, [
      '--no-warnings',
      '--input-type=module',
      '--eval',
      `import { DatabaseSync } from 'node:sqlite'
       const database = new DatabaseSync(${JSON.stringify(join(installation.dataDir, 'cms.sqlite'))}, { timeout: 5000 })
       for (let id = 10; ; id += 1) {
         database.exec(\`begin immediate; insert into submissions values (\${id}, 'CT-2027-\${id}'); update reference_counters set counter = \${id}; commit\`)
         if (id === 10) process.stdout.write('writing')
       }`,
    ])
    await once(writer.stdout, 'data')
    try {
      const { folder } = await makeBackup(installation)
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      await restore(folder)
      const [last] = rows('select max(id) from submissions')
      const [counter] = rows("select counter from reference_counters where series = 'CF-2027'")
      expect(Number(last)).toBeGreaterThanOrEqual(10)
      expect(Number(counter)).toBeGreaterThan(Number(last))
    } finally {
      writer.kill('SIGKILL')
    }
  })

  test('shares unchanged files with the previous backup', async () => {
    const first = await makeBackup(installation)
    writeFileSync(join(installation.dataDir, 'private/files/plan.pdf'), 'other plan')
    const second = await makeBackup(installation)
    const inode = (folder: string, path: string) => statSync(join(folder, path)).ino
    const [hall, plan] = ['public/uploads/hall 1.png', 'private/files/plan.pdf']
    expect(inode(second.folder, hall)).toBe(inode(first.folder, hall))
    expect(readFileSync(join(first.folder, plan), 'utf8')).toBe('plan')
    expect(readFileSync(join(second.folder, plan), 'utf8')).toBe('other plan')
  })

  test('copies a file again that is damaged in the previous backup', async () => {
    const first = await makeBackup(installation)
    writeFileSync(join(first.folder, 'private/files/plan.pdf'), 'plam')
    const second = await makeBackup(installation)
    expect(readFileSync(join(second.folder, 'private/files/plan.pdf'), 'utf8')).toBe('plan')
  })

  test('names files that are missing in the installation, is kept, and does not count as a backup', async () => {
    rmSync(join(installation.dataDir, 'private/files/plan.pdf'))
    const { folder, warnings, missing } = await makeBackup(installation)
    expect(missing).toBe(1)
    expect(existsSync(join(installation.dataDir, 'last-backup.json'))).toBe(false)
    expect(warnings).toEqual(['A row names a file that is not there: private/files/plan.pdf'])
    expect((await readManifest(folder)).warnings).toEqual(warnings)
  })

  test('names missing invoices, photos of badges and files of proposals', async () => {
    run(`create table stand_invoices (stored_as text); insert into stand_invoices values ('invoice.pdf');
      create table leads (photo text); insert into leads values ('badge.jpg'), (null);
      create table exhibitor_proposals (logo_stored_as text, entries text);
      insert into exhibitor_proposals values (null, '[{"id":"a","files":{"picture":{"storedAs":"stand.webp"}}}]')`)
    const { warnings } = await makeBackup(installation)
    expect(warnings.map((line) => line.split('/').at(-1)).sort()).toEqual([
      ...['badge.jpg', 'invoice.pdf', 'stand.webp'],
    ])
  })

  test('is not made of a damaged database, and leaves nothing behind', async () => {
    const file = join(installation.dataDir, 'cms.sqlite')
    run('pragma wal_checkpoint(truncate)')
    const content = readFileSync(file)
    content.fill(0x55, 4096 * 2, 4096 * 6)
    writeFileSync(file, content)
    await expect(makeBackup(installation)).rejects.toThrow(/No backup was made|damaged/)
    expect(backups()).toEqual([])
    expect(existsSync(join(installation.dataDir, 'last-backup.json'))).toBe(false)
  })

  test('deletes the remains of one that was killed, which is never taken for a backup', async () => {
    const { folder, backupDir } = { ...installation, ...(await makeBackup(installation)) }
    const killed = join(backupDir, '.unfinished-2027-01-01T000000Z')
    renameSync(folder, killed)
    await expect(restore(killed)).rejects.toThrow('has not the name of a backup')
    const next = await makeBackup(installation)
    expect(backups()).toEqual([next.folder.split('/').at(-1)])
  })

  test.skipIf(process.platform !== 'linux')('requires a writable folder', async () => {
    const elsewhere = { ...installation, backupDir: '/proc/x' }
    await expect(makeBackup(elsewhere)).rejects.toThrow(/^The folder \/proc\/x cannot be written/)
  })

  test('is made by one process at a time', async () => {
    const both = await Promise.allSettled([makeBackup(installation), makeBackup(installation)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a restore', () => {
  test('restores the data, and keeps what it replaces', async () => {
    const { folder } = await makeBackup(installation)
    const database = await installation.database.look((sql) => sql.query('select * from files'))
    run('delete from submissions; insert into submissions values (3, null)')
    writeFileSync(join(installation.dataDir, 'private/files/later.pdf'), 'later')
    rmSync(join(installation.dataDir, 'public/uploads/hall 1.png'))
    const { aside } = await restore(folder)
    expect(rows('select reference from submissions')).toEqual(['CF-2027-00041', 'CF-2027-00042'])
    expect(await installation.database.look((sql) => sql.query('select * from files'))).toEqual(
      database,
    )
    expect(await filesIn(join(installation.dataDir, 'private/files'))).toEqual(['plan.pdf'])
    expect(existsSync(join(installation.dataDir, 'public/uploads/hall 1.png'))).toBe(true)
    expect(existsSync(join(installation.dataDir, 'replica'))).toBe(false)
    expect(await filesIn(aside ?? '')).toEqual([
      'cms.sqlite',
      'private/files/later.pdf',
      'private/files/plan.pdf',
      'public/uploads/thumbnail_hall.png',
    ])
  })

  test('keeps what it replaces apart from what another one replaced in the same second', async () => {
    const { folder } = await makeBackup(installation)
    run('insert into submissions values (3, null)')
    const { aside } = await restore(folder, { now: new Date('2027-03-18T02:30:00.512Z') })
    const kept = readFileSync(join(aside ?? '', 'cms.sqlite'))
    await restore(folder, { now: new Date('2027-03-18T02:30:00.913Z') })
    expect(readFileSync(join(aside ?? '', 'cms.sqlite'))).toEqual(kept)
  })

  test('works on an empty machine, with the secrets on request', async () => {
    const { folder } = await makeBackup(installation, { secrets: true })
    rmSync(installation.dataDir, { recursive: true })
    rmSync(installation.environmentFile)
    mkdirSync(installation.dataDir)
    const options = { replace: false, secrets: true, mails: 'hold', gap: 1000 } as const
    const { aside } = await restoreBackup(folder, installation, options)
    expect(aside).toBeNull()
    expect(rows('select count(*) from submissions')).toEqual(['2'])
    expect(readFileSync(installation.environmentFile, 'utf8')).toBe('JWT_SECRET=secret\n')
    expect(statSync(installation.environmentFile).mode & 0o777).toBe(0o600)
  })

  test('makes the data folder', async () => {
    const { folder } = await makeBackup(installation)
    rmSync(installation.dataDir, { recursive: true })
    await restore(folder, { replace: false })
    expect(rows('select count(*) from submissions')).toEqual(['2'])
    expect(statSync(installation.dataDir).mode & 0o777).toBe(0o700)
  })

  test.skipIf(process.platform !== 'linux')('requires a writable data folder', async () => {
    const { folder } = await makeBackup(installation)
    const elsewhere = { ...installation, dataDir: '/proc/x' }
    const options = { replace: true, secrets: false, mails: 'hold', gap: 1000 } as const
    await expect(restoreBackup(folder, elsewhere, options)).rejects.toThrow(
      /^The data folder \/proc\/x cannot be written/,
    )
  })

  test('overwrites nothing without being asked, and nothing while the database is open', async () => {
    const { folder } = await makeBackup(installation)
    await expect(restore(folder, { replace: false })).rejects.toThrow('--replace')
    const user = installation.open()
    user.prepare('select * from submissions').all()
    await expect(restore(folder)).rejects.toThrow('Another program uses')
    user.close()
    await restore(folder)
  })

  test('refuses a backup with a changed byte, and changes nothing', async () => {
    const { folder } = await makeBackup(installation)
    run('delete from submissions where id = 1')
    writeFileSync(join(folder, 'private/files/plan.pdf'), 'plam')
    await expect(restore(folder)).rejects.toThrow('private/files/plan.pdf is not what was stored')
    expect(rows('select reference from submissions')).toEqual(['CF-2027-00042'])
  })

  test('refuses a backup with an additional file', async () => {
    const { folder } = await makeBackup(installation, { secrets: true })
    linkSync(join(folder, 'secrets.env'), join(folder, 'private/files/more'))
    await expect(restore(folder)).rejects.toThrow('private/files/more does not belong to it')
  })

  test('replaces a database that cannot be read', async () => {
    const { folder } = await makeBackup(installation)
    writeFileSync(join(installation.dataDir, 'cms.sqlite'), 'no database')
    await restore(folder)
    expect(rows('select count(*) from submissions')).toEqual(['2'])
  })

  test('gives no reference twice', async () => {
    const { folder } = await makeBackup(installation)
    run(
      "update reference_counters set counter = 77; insert into reference_counters values (2, 'b', 'CT-2027', 5)",
    )
    const { counters } = await restore(folder)
    expect(await installation.database.look(readCounters)).toEqual(counters)
    expect(counters.get('CF-2027')).toBe(1077)
    expect(counters.get('CT-2027')).toBe(1005)
    // These series may have begun in the lost database after the backup.
    for (const prefix of REFERENCE_PREFIXES)
      expect(counters.get(`${prefix}-2027`)).toBeGreaterThanOrEqual(1000)
  })

  test.each([
    ['hold', ['1 failed', '2 failed', '3 sent']],
    ['send', ['1 waiting', '2 sending', '3 sent']],
    ['drop', ['3 sent']],
  ] as const)('with "%s" handles waiting mails', async (mails, expected) => {
    const { folder } = await makeBackup(installation)
    expect((await restore(folder, { mails })).waiting).toBe(2)
    expect(rows('select id, state from outbox_mails order by id')).toEqual(expected)
    // Reminders that were due in the unknown period may have been sent too.
    const period = rows(
      "select value from strapi_core_store_settings where key = 'api_beursvloer_unknown-period'",
    )
    expect(period).toEqual(
      mails === 'send'
        ? []
        : [expect.stringMatching(/^\{"from":"\d{4}-.+Z","until":"\d{4}-.+Z"\}$/)],
    )
    if (mails === 'hold')
      expect(rows('select last_error from outbox_mails where id = 1')[0]).toMatch(
        /^Teruggezet uit de reservekopie van \d{4}-\d\d-\d\d: misschien al verzonden\.$/,
      )
  })

  test('stops push messages that may have been sent, and keeps those planned for later', async () => {
    const { folder } = await makeBackup(installation)
    await restore(folder)
    expect(rows('select id, state from push_messages')).toEqual([
      ...['1 stopped', '2 planned', '3 stopped', '4 done'],
    ])
    expect(rows('select state from push_deliveries')).toEqual(['stopped', 'stopped', 'sent'])
  })

  test('repeats deletions recorded in every backup and in the present data folder', async () => {
    const list = join(installation.dataDir, 'deletions.txt')
    const { folder: first } = await makeBackup(installation)
    writeFileSync(list, 'one\n')
    const { folder: second } = await makeBackup(installation)
    expect(readFileSync(join(second, 'deletions.txt'), 'utf8')).toBe('one\n')
    writeFileSync(list, 'two\n')
    await restore(first)
    expect(readFileSync(list, 'utf8')).toBe('two\none\n')
    // A copy of the backups in another place can be restored from there.
    const elsewhere = { ...installation, backupDir: join(installation.dataDir, 'backups') }
    const options = { replace: true, secrets: false, mails: 'hold', gap: 1 } as const
    const now = new Date(Date.now() + MINUTE_MS)
    rmSync(list)
    await restoreBackup(first, elsewhere, { ...options, now })
    expect(readFileSync(list, 'utf8')).toBe('one\n')
    expect(statSync(list).mode & 0o777).toBe(0o600)
  })

  test('ends sessions and one-time links', async () => {
    const { folder } = await makeBackup(installation)
    await restore(folder)
    expect(rows('select * from strapi_sessions')).toEqual([])
    expect(rows('select * from sign_in_links')).toEqual([])
    expect(rows('select reset_hash from visitor_profiles')).toEqual([''])
  })
})
