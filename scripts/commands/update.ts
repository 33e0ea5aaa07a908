/**
 * `npm run update`: builds the newest release, or `-- v1.2.3`, beside the running one, makes a
 * backup and switches; `-- --back` switches to the previous release.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { makeBackup } from '../backup/make-backup.ts'
import { installationOf } from '../backup/settings.ts'
import { buildRelease, isBuilt } from '../releases/build-release.ts'
import { commitOf, fetchTags, newestTag } from '../releases/git.ts'
import { homeOf, releasesOf, tagOf } from '../releases/layout.ts'
import { removeOldReleases, switchRelease } from '../releases/switch-release.ts'
import { runCommand } from '../running/command.ts'
import { Failure } from '../running/failure.ts'
import { withLock } from '../running/lock.ts'
import { root } from '../running/paths.ts'
import { log, step } from '../running/progress.ts'
import { readSettings, type Settings } from '../running/settings.ts'
import { localAddress } from '../running/stack.ts'

const home = homeOf(root)

/** @throws {Failure} with the usage */
const optionsOf = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { back: { type: 'boolean', default: false } },
    })
    const [tag = null, ...more] = positionals
    if (more.length === 0 && !(values.back && tag)) return { tag, back: values.back }
  } catch {
    // An unknown option.
  }
  throw new Failure('Usage: npm run update -- [v1.2.3 | --back]')
}

/** Backs up the installation. @returns the folder; null when there is nothing yet */
const backUp = async (settings: Settings): Promise<string | null> => {
  const installation = installationOf(settings)
  if (await installation.database.isEmpty()) return null
  return (await step('Making a backup', () => makeBackup(installation))).folder
}

const switchTo = async (tag: string, settings: Settings): Promise<void> => {
  const { environment, host, port, cmsHost, cmsPort } = settings
  const command = environment.RESTART_COMMAND?.trim() ?? ''
  const addresses = [
    `${localAddress(host, port)}/health?ready=1`,
    `${localAddress(cmsHost, cmsPort)}/_health`,
  ]
  const isRestarted = await step(`Switching to ${tag}`, () =>
    switchRelease(home, tag, { command, addresses }),
  )
  if (!isRestarted)
    return log(
      `! ${home}/current is ${tag}: restart what runs there; RESTART_COMMAND does it for you.`,
    )
  for (const old of await removeOldReleases(home)) log(`· Removed ${old}`)
}

/** The folders of data as the settings name them: relative ones start at the folder of the project. */
const dataFolders = (): readonly string[] => {
  const file = join(root, '.env')
  const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const given = (name: string) => (process.env[name] || stored[name] || '').trim()
  return [given('DATA_DIR') || 'data', given('BACKUP_DIR')]
}

const forward = async (wanted: string | null): Promise<void> => {
  const problem = await fetchTags(home)
  if (problem && !wanted) throw new Failure(problem)
  if (problem) log(`! ${problem}`)
  const tag = wanted ?? (await newestTag(home))
  const commit = await commitOf(home, tag)
  const current = tagOf(home, 'current')
  if (current === tag && isBuilt(home, tag, commit)) return log(`✓ ${tag} is the current release.`)
  const settings = await readSettings()
  await step(`Building ${tag} beside what runs`, () =>
    buildRelease(home, tag, commit, dataFolders()),
  )
  const backup = await backUp(settings)
  await switchTo(tag, settings)
  if (backup) log(`· The backup from before it: ${backup}`)
  if (current) log('· The way back: npm run update -- --back')
  log(`✓ ${tag} is the current release.`)
}

const back = async (): Promise<void> => {
  const current = tagOf(home, 'current')
  const previous = tagOf(home, 'previous')
  if (!current || !previous || !isBuilt(home, previous, await commitOf(home, previous)))
    throw new Failure('There is no release before this one to go back to.')
  const backup = await backUp(await readSettings())
  await switchTo(previous, await readSettings())
  if (backup) log(`· The backup from before it: ${backup}`)
  log(`✓ ${previous} is the current release again.`)
}

/** Updates or rolls back, and ends: 0 on success, 1 with one line otherwise. */
export const main = (args: readonly string[]) =>
  runCommand(async () => {
    const options = optionsOf(args)
    const busy = `Another update is under way in ${releasesOf(home)}.`
    await withLock(releasesOf(home), busy, () => (options.back ? back() : forward(options.tag)))
    return 0
  })
