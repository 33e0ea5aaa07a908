/** `npm run dev`: CMS and site in watch mode, on the settings and the data of this installation. */
import { runCommand } from '../running/command.ts'
import { isDatabaseEmpty } from '../running/database.ts'
import { requireFreePort } from '../running/ports.ts'
import { buildWhatChanged, firstContentOf, seed } from '../running/prepare.ts'
import { log, step } from '../running/progress.ts'
import { readSettings } from '../running/settings.ts'
import { startCms, startSite, takeFirstAdministrator } from '../running/stack.ts'

/** Runs both until Ctrl-C; the seed needs the built CMS, watch mode does not. */
export const main = () =>
  runCommand(async (processes) => {
    const settings = await readSettings()
    await requireFreePort(settings.host, settings.port, 'PORT')
    await requireFreePort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
    if (await isDatabaseEmpty(settings)) {
      await buildWhatChanged(processes, settings, ['cms'])
      await seed(processes, settings, firstContentOf(settings))
    }
    const show = (name: string) => (text: string) => log(`[${name}] ${text}`)
    const children = await Promise.all([
      step('Starting the CMS', () => startCms(processes, settings, 'development', show('CMS'))),
      step('Starting the site', () => startSite(processes, settings, 'development', show('site'))),
    ])
    log(`\n  Site   ${settings.siteUrl}\n  CMS    ${settings.cmsUrl}/admin`)
    const administrator = takeFirstAdministrator(settings)
    if (administrator)
      log(`  First administrator: ${administrator.email} ${administrator.password}`)
    return (await Promise.race(children.map((child) => child.exited))) ?? 1
  })
