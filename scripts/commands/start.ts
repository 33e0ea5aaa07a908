/**
 * `npm start`: builds the changed parts, meanwhile fills an empty database with the demo fair (with
 * `--empty`, or the setting FIRST_CONTENT, with what a fair of one's own starts with), starts CMS and site, then builds the panel of the CMS, and keeps both running until Ctrl-C. `npm
 * start -- site` and `npm start -- cms` do so with one of the two, as units of their own under a
 * service manager.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../running/command.ts'
import { closeToOthers, requireWritableFolder } from '../running/data-folder.ts'
import { isDatabaseEmpty } from '../running/database.ts'
import { Failure } from '../running/failure.ts'
import { requireFreePort } from '../running/ports.ts'
import { buildWhatChanged, firstContentOf, seed } from '../running/prepare.ts'
import { log, secondsSince, step } from '../running/progress.ts'
import { environmentFile, readSettings, type Settings } from '../running/settings.ts'
import { type ProcessGroup, startCms, startSite, takeFirstAdministrator } from '../running/stack.ts'
import { type Supervision, supervise } from '../running/supervise.ts'

type Part = 'site' | 'cms'

const EMPTY = '--empty'

const partsOf = (args: readonly string[]): readonly Part[] => {
  const [only, ...more] = args.filter((arg) => arg !== EMPTY)
  if (only === undefined) return ['cms', 'site']
  if ((only === 'site' || only === 'cms') && more.length === 0) return [only]
  throw new Failure(
    `npm start takes "site", "cms" or nothing after "--", and "${EMPTY}", not "${args.join(' ')}".`,
  )
}

const announce = (parts: readonly Part[], settings: Settings, started: number): void => {
  log()
  if (parts.includes('site')) log(`  Site   ${settings.siteUrl}`)
  if (parts.includes('cms')) {
    log(`  CMS    ${settings.cmsUrl}/admin`)
    if (settings.mailbox) log(`  Mail   ${settings.mailbox} (no SMTP_URL)`)
    introduceAdministrator(settings)
  }
  const both = parts.length === 2 ? ' both' : ''
  log()
  log(
    `  Running after ${secondsSince(started)}; logs in ${settings.dataDir}/logs; Ctrl-C stops${both}.`,
  )
  log()
}

/** Shows the first administrator's password, once it is there and once only. */
const introduceAdministrator = (settings: Settings): void => {
  const administrator = takeFirstAdministrator(settings)
  if (!administrator) return
  log()
  log('  First administrator, shown only this once:')
  log(`  e-mail    ${administrator.email}`)
  log(`  password  ${administrator.password}`)
}

/** Whether the site has been served from this data folder before, and can be again without CMS. */
const hasReplica = (settings: Settings): boolean => existsSync(join(settings.dataDir, 'replica'))

interface Start {
  readonly parts: readonly Part[]
  readonly processes: ProcessGroup
  readonly settings: Settings
  /** Resolves when the site is built; the CMS is built before. */
  readonly built: Promise<void>
  /** Resolves when the database is filled, by `onFilled`; at once where another machine has the CMS. */
  readonly filled: Promise<void>
  onFilled(): void
  /** Whether there is something to serve when a part cannot start at first. */
  readonly mayGoOn: boolean
  /** Whether all parts have been started once, successfully or not. */
  isStarted(): boolean
}

/** Keeps a process running. Its progress is shown the first time, its errors always. */
const keep = (
  { processes, mayGoOn, isStarted }: Start,
  name: string,
  start: (onWarning: (text: string) => void) => ReturnType<typeof startCms>,
  onServing: () => void,
): Supervision => {
  // During the start each part reports that the other is missing; only the logs have that.
  let serves = false
  const warn = (text: string) => {
    if (serves && isStarted()) log(`[${name}] ${text}`)
  }
  let starts = 0
  return supervise(processes, {
    name,
    start: () => {
      serves = false
      starts += 1
      return starts === 1 ? step(`Starting the ${name}`, () => start(warn)) : start(warn)
    },
    onServing: () => {
      serves = true
      onServing()
    },
    onNews: (line) => {
      if (mayGoOn || isStarted()) log(`[${name}] ${line}`)
    },
  })
}

const keepSite = (start: Start): Supervision => {
  const { processes, settings, parts, built, filled, mayGoOn } = start
  // Of several processes that share a data folder, each has its own port and log.
  const logName = parts.includes('cms') ? 'site' : `site-${settings.port}`
  // The first start is complete when there is content; later ones do not wait for the CMS.
  let served = mayGoOn
  return keep(
    start,
    'site',
    async (onWarning) => {
      // A site that has served before does not wait for the seed.
      await (served ? built : Promise.all([built, filled]))
      const answering = served ? 'anything' : 'pages'
      return startSite(processes, settings, 'production', onWarning, { answering, logName })
    },
    () => {
      served = true
    },
  )
}

const keepCms = (start: Start): Supervision => {
  const { processes, settings } = start
  let served = false
  return keep(
    start,
    'CMS',
    async (onWarning) => {
      await requireFreePort(settings.cmsHost, settings.cmsPort, 'CMS_PORT')
      const empty = await isDatabaseEmpty(settings, { patient: true })
      // A database that somebody empties while it is in use is theirs to fill.
      if (empty && !served) await seed(processes, settings, firstContentOf(settings))
      start.onFilled()
      return startCms(processes, settings, 'production', onWarning)
    },
    () => {
      served = true
      if (start.isStarted()) introduceAdministrator(settings)
    },
  )
}

/**
 * Builds the panel if it has changed. Without it, the CMS tells editors to wait, and the site
 * continues.
 */
const buildPanel = async (processes: ProcessGroup, settings: Settings): Promise<void> => {
  try {
    await buildWhatChanged(processes, settings, ['panel'])
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (!processes.signal.aborted) log(`[CMS] ${error.message}`)
  }
}

/** Runs CMS and site, or one of them, until it is stopped. */
export const main = (args: readonly string[] = []) =>
  runCommand(async (processes) => {
    const started = performance.now()
    const parts = partsOf(args)
    const given = await readSettings()
    const settings: Settings = args.includes(EMPTY) ? { ...given, firstContent: 'empty' } : given
    requireWritableFolder(settings.dataDir)
    if (closeToOthers(environmentFile, settings.dataDir) > 0) {
      log(`Other accounts may read files in ${settings.dataDir} that belong to another account.`)
    }
    if (parts.includes('site')) await requireFreePort(settings.host, settings.port, 'PORT')
    if (parts.includes('cms')) await buildWhatChanged(processes, settings, ['cms'])
    const built = parts.includes('site')
      ? buildWhatChanged(processes, settings, ['site'])
      : Promise.resolve()
    const brokenBuild = built.then(() => new Promise<never>(() => undefined))

    // With nothing to serve there is nothing to go on with: somebody is at the keyboard.
    const mayGoOn = parts.includes('site') && hasReplica(settings)
    let isStarted = false
    const { promise: filled, resolve: onFilled } = Promise.withResolvers<void>()
    if (!parts.includes('cms')) onFilled()
    const start: Start = {
      ...{ parts, processes, settings, built, filled, onFilled, mayGoOn },
      isStarted: () => isStarted,
    }
    const kept = parts.map((part) => (part === 'site' ? keepSite(start) : keepCms(start)))
    const firstStart = async ({ firstStart }: Supervision): Promise<void> => {
      const failure = await firstStart
      if (failure && !mayGoOn) throw failure
    }
    const followUp = async (): Promise<never> => {
      await Promise.all(kept.map(firstStart))
      announce(parts, settings, started)
      isStarted = true
      // Only editors need it, and it takes a minute.
      if (parts.includes('cms')) await buildPanel(processes, settings)
      return new Promise<never>(() => undefined)
    }
    return Promise.race([followUp(), brokenBuild, ...kept.map(({ faults }) => faults)])
  })
