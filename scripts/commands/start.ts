/**
 * `npm start`: builds what changed, fills an empty database with the demo fair, starts CMS and site
 * and keeps them running until Ctrl-C.
 */
import type { Child } from '../running/child.ts'
import { runCommand } from '../running/command.ts'
import { isDatabaseEmpty } from '../running/database.ts'
import { Failure } from '../running/failure.ts'
import { requireFreePort } from '../running/ports.ts'
import { buildWhatChanged, seed } from '../running/prepare.ts'
import { say, secondsSince, step } from '../running/progress.ts'
import { reasonOf } from '../running/ready.ts'
import { readSettings, type Settings } from '../running/settings.ts'
import { startCms, startSite, takeFirstAdministrator } from '../running/whole.ts'

const announce = (settings: Settings, started: number): void => {
  say()
  say(`  Site   ${settings.siteUrl}`)
  say(`  CMS    ${settings.cmsUrl}/admin`)
  if (settings.mailbox) say(`  Mail   ${settings.mailbox} (no SMTP_URL)`)
  const administrator = takeFirstAdministrator(settings)
  if (administrator) {
    say()
    say('  First administrator, shown only this once:')
    say(`  e-mail    ${administrator.email}`)
    say(`  password  ${administrator.password}`)
  }
  say()
  say(
    `  Running after ${secondsSince(started)}; logs in ${settings.dataDir}/logs; Ctrl-C stops both.`,
  )
  say()
}

const crashed = async (child: Child): Promise<never> => {
  const code = await child.exited
  throw new Failure(
    `${child.name} stopped unexpectedly (${code === null ? 'killed' : `exit code ${code}`}): ${reasonOf(child)} Its log: ${child.logFile}`,
  )
}

/** Runs the whole until it is stopped. */
export const main = () =>
  runCommand(async (family) => {
    const started = performance.now()
    const settings = await readSettings()
    await requireFreePort(settings.host, settings.port, 'PORT')
    await requireFreePort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
    const isEmpty = await isDatabaseEmpty(settings)
    await buildWhatChanged(family, settings)
    if (isEmpty) await seed(family, settings)
    // While they start, each complains that the other is not there yet; the logs keep that.
    let isStarted = false
    const warn = (name: string) => (text: string) => {
      if (isStarted) say(`[${name}] ${text}`)
    }
    const children = await Promise.all([
      step('Starting the CMS', () => startCms(family, settings, 'production', warn('CMS'))),
      step('Starting the site', () => startSite(family, settings, 'production', warn('site'))),
    ])
    announce(settings, started)
    isStarted = true
    return Promise.race(children.map(crashed))
  })
