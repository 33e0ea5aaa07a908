/** `npm run backup`: makes a backup while site and CMS run; `-- --with-secrets` puts `.env` into it. */
import { parseArgs } from 'node:util'
import { makeBackup } from '../backup/make-backup.ts'
import { installationOf } from '../backup/settings.ts'
import { runCommand } from '../running/command.ts'
import { Failure } from '../running/failure.ts'
import { log, secondsSince } from '../running/progress.ts'
import { readSettings } from '../running/settings.ts'

const optionsOf = (args: readonly string[]) => {
  try {
    // `--without-secrets` was an option once; it is the default now, and still accepted.
    const options = {
      'with-secrets': { type: 'boolean' },
      'without-secrets': { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}

/** Makes a backup and ends: 0 when it is whole, 1 with one line when it is not. */
export const main = (args: readonly string[]) =>
  runCommand(async () => {
    const started = performance.now()
    const secrets = optionsOf(args)['with-secrets'] === true
    const installation = installationOf(await readSettings())
    const { folder, tables, files, bytes, warnings, missing, removed } = await makeBackup(
      installation,
      { secrets },
    )
    for (const warning of warnings) log(`! ${warning}`)
    for (const name of removed) log(`· Removed the backup ${name}`)
    const size = `${tables} tables, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`
    log(`✓ ${folder}: ${size}, read back and checked, ${secondsSince(started)}`)
    if (missing > 0)
      throw new Failure(
        `The backup lacks ${missing} files that the database names: earlier ones stay. Check STORAGE and DATA_DIR, or delete what names them.`,
      )
    return 0
  })
