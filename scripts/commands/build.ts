/** `npm run build`: builds site and CMS where their sources have changed. */
import { runCommand } from '../running/command.ts'
import { buildWhatChanged } from '../running/prepare.ts'
import { readSettings } from '../running/settings.ts'

/** Builds and ends. */
export const main = () =>
  runCommand(async (processes) => {
    await buildWhatChanged(processes, await readSettings())
    return 0
  })
