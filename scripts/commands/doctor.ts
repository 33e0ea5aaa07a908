/**
 * `npm run doctor`: says of each part of a running installation whether it is well; with
 * `-- --mail ADDRESS` it sends a test message. Ends with 1 when one is not.
 */
import { parseArgs } from 'node:util'
import { runCommand } from '../running/command.ts'
import { examine } from '../running/doctor.ts'
import { Failure } from '../running/failure.ts'
import { log } from '../running/progress.ts'
import { readSettings } from '../running/settings.ts'

const mailToIn = (args: readonly string[]): string | undefined => {
  try {
    return parseArgs({ args: [...args], options: { mail: { type: 'string' } } }).values.mail
  } catch {
    throw new Failure('Usage: npm run doctor [-- --mail ADDRESS]')
  }
}

export const main = (args: readonly string[]) =>
  runCommand(async () => {
    const mailTo = mailToIn(args)
    const settings = await readSettings()
    log('✓ settings: right')
    return (await examine(settings, mailTo, log)) > 0 ? 1 : 0
  })
