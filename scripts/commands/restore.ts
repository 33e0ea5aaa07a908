/**
 * `npm run restore -- FOLDER`: restores a backup while site and CMS are stopped. `--replace` moves
 * existing data aside; `--secrets` restores `.env` as well; `--mails send` or `--mails drop`
 * decides on waiting mails, which are held otherwise; `--gap 5000` skips that many references. An
 * encrypted backup needs its passphrase: `BACKUP_PASSPHRASE`, or typed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs, parseEnv } from 'node:util'
import { defaultGap, type MailChoice, mailChoices } from '../backup/after-restore.ts'
import {
  type Encryption,
  isEncrypted,
  openEncryption,
  readPassphrase,
} from '../backup/encryption.ts'
import { copyStored } from '../backup/files.ts'
import { secretsFile } from '../backup/make-backup.ts'
import { readManifest } from '../backup/manifest.ts'
import { type RestoreResult, restoreBackup } from '../backup/restore-backup.ts'
import { installationOf } from '../backup/settings.ts'
import { runCommand } from '../running/command.ts'
import { Failure } from '../running/failure.ts'
import { root } from '../running/paths.ts'
import { requireFreePort } from '../running/ports.ts'
import { log, secondsSince } from '../running/progress.ts'
import { environmentFile, readSettings, type Settings } from '../running/settings.ts'

const usage =
  'npm run restore -- FOLDER [--replace] [--secrets] [--mails hold|send|drop] [--gap 1000]'

const isMailChoice = (text: string): text is MailChoice =>
  (mailChoices as readonly string[]).includes(text)

/** @throws {Failure} with the usage */
const optionsOf = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        secrets: { type: 'boolean', default: false },
        mails: { type: 'string', default: 'hold' },
        gap: { type: 'string', default: String(defaultGap) },
      },
    })
    const [folder, ...more] = positionals
    const { mails, gap, ...rest } = values
    if (folder && more.length === 0 && isMailChoice(mails) && /^\d{1,6}$/.test(gap))
      return { folder: resolve(root, folder), options: { ...rest, mails, gap: Number(gap) } }
  } catch {
    // An unknown option.
  }
  throw new Failure(`Usage: ${usage}`)
}

/** The passphrase of the environment or `.env`, else what is typed. */
const passphraseFor = async (folder: string): Promise<string | null> => {
  const stored = existsSync(environmentFile) ? parseEnv(readFileSync(environmentFile, 'utf8')) : {}
  const given = readPassphrase({ ...stored, ...process.env })
  if (given || !process.stdin.isTTY) return given
  process.stderr.write(`Passphrase of ${folder}: `)
  // What is typed is not shown.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await terminal.question('')
  } catch {
    // Ctrl-C or Ctrl-D.
    throw new Failure('No passphrase was typed.')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/**
 * The settings to restore with. A backup with secrets has its own settings, which name the data
 * folder; they are read from a copy, since reading makes missing secrets.
 */
const settingsFor = async (
  folder: string,
  secrets: boolean,
  encryption: Encryption | null,
): Promise<Settings> => {
  const stored = secrets && (await readManifest(folder, encryption)).files[secretsFile]
  if (!stored) return readSettings()
  const scratch = mkdtempSync(join(tmpdir(), 'beursvloer-'))
  try {
    await copyStored(folder, secretsFile, stored, encryption, join(scratch, '.env'))
    return await readSettings(join(scratch, '.env'))
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

const requireStopped = async (settings: Settings): Promise<void> => {
  try {
    await requireFreePort(settings.host, settings.port, 'PORT')
    await requireFreePort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
  } catch {
    throw new Failure(
      'Site or CMS runs: stop both first (systemctl stop, or Ctrl-C where npm start runs).',
    )
  }
}

const mailWords: Record<MailChoice, string> = {
  hold: 'are held: staff find them as not sent and may send them again',
  send: 'go out after the start, perhaps for the second time',
  drop: 'were deleted',
}

const report = ({ manifest, aside, waiting, counters }: RestoreResult, mails: MailChoice): void => {
  const { createdAt, warnings } = manifest
  for (const warning of warnings) log(`! ${warning}`)
  if (aside) log(`· What was there is in ${aside}`)
  if (waiting > 0) log(`· ${waiting} waiting mails ${mailWords[mails]}`)
  const next = [...counters].map(
    ([series, last]) => `${series}-${String(last + 1).padStart(5, '0')}`,
  )
  if (next.length > 0) log(`· References go on at ${next.join(', ')}`)
  log('· Everybody signs in anew; links in mails that were sent before do not work any more')
  log(
    `! What was blocked or unsubscribed after ${createdAt} is back, and deleted content: see docs/operations.md`,
  )
}

/** Restores and ends: 0 on success, 1 with one line when everything is as it was. */
export const main = (args: readonly string[]) =>
  runCommand(async () => {
    const started = performance.now()
    const { folder, options } = optionsOf(args)
    const passphrase = isEncrypted(folder) ? await passphraseFor(folder) : null
    const encryption = await openEncryption(folder, passphrase)
    const settings = await settingsFor(folder, options.secrets, encryption)
    await requireStopped(settings)
    const installation = installationOf(settings)
    const result = await restoreBackup(folder, installation, { ...options, encryption })
    report(result, options.mails)
    log(`✓ Restored ${folder}, ${secondsSince(started)}`)
    return 0
  })
