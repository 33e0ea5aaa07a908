/** `npm run seed -- --scale 10`: updates the demo fair, ten times as large with that option. */
import { runCommand } from '../running/command.ts'
import { isDatabaseEmpty } from '../running/database.ts'
import { requireFreePort } from '../running/ports.ts'
import { buildWhatChanged, seed } from '../running/prepare.ts'
import { readSettings } from '../running/settings.ts'

/** Seeds with the arguments of the command line; the CMS must not be running. */
export const main = (args: readonly string[]) =>
  runCommand(async (processes) => {
    const settings = await readSettings()
    await requireFreePort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
    await isDatabaseEmpty(settings)
    await buildWhatChanged(processes, settings, ['cms'])
    await seed(processes, settings, args)
    return 0
  })
