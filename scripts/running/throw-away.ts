/**
 * Throw-away installations for tests, measurements and pictures: own free ports, own secrets, own
 * data, filled with the demo fair. Filling takes a while, so it happens once per state of the CMS
 * and is copied.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builds, hashInputs, seedInputs } from './builds.ts'
import { cacheFolder } from './paths.ts'
import { findFreePort } from './ports.ts'
import { buildWhatChanged, seed } from './prepare.ts'
import { readSettings, type Settings } from './settings.ts'
import type { ProcessGroup } from './stack.ts'

/** Settings of a throw-away installation; nothing of this machine's own installation gets in. */
export const settingsIn = async (
  folder: string,
  more: Readonly<Record<string, string>>,
): Promise<Settings> => {
  const { PATH = '', HOME = '' } = process.env
  const settings = await readSettings(join(folder, '.env'), {
    DATA_DIR: folder,
    // Nothing stands in front that would have to be told.
    SHUTDOWN_DELAY: '0',
    // As an installation that sets nothing itself.
    PASSWORD_MIN_LENGTH: '6',
    ...more,
  })
  return { ...settings, environment: { PATH, HOME, ...settings.environment } }
}

const allFilled = join(cacheFolder, 'filled')

/** Deletes the templates filled by other states of the CMS. */
const removeOthers = (hash: string): void => {
  mkdirSync(allFilled, { recursive: true })
  for (const name of readdirSync(allFilled)) {
    if (!name.startsWith(hash)) rmSync(join(allFilled, name), { recursive: true })
  }
}

/** What a throw-away installation is filled with: so many times the demo fair, or the second fair. */
export type Filling = number | 'waterproef'

/** The folder of a filled installation of the current sources; made when there is none. */
export const filledFolder = async (
  processes: ProcessGroup,
  filling: Filling = 1,
): Promise<string> => {
  const build = builds.find(({ id }) => id === 'cms')
  const hash = (await hashInputs([...(build?.inputs ?? []), ...seedInputs])).slice(0, 16)
  const folder = join(allFilled, `${hash}-${filling}`)
  if (existsSync(folder)) return folder
  removeOthers(hash)
  const working = mkdtempSync(join(tmpdir(), 'beursvloer-filling-'))
  const settings = await settingsIn(working, {})
  await buildWhatChanged(processes, settings, ['cms'])
  const args = filling === 'waterproef' ? ['--waterproef'] : ['--scale', String(filling)]
  await seed(processes, settings, args)
  // A name of its own: an earlier copy may have been stopped halfway, another may be under way.
  const unfinished = mkdtempSync(`${folder}.unfinished-`)
  cpSync(working, unfinished, { recursive: true })
  rmSync(working, { recursive: true })
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

export type ThrowAway = Awaited<ReturnType<typeof createThrowAway>>

export interface ThrowAwayOptions {
  /** The demo fair by default. */
  readonly filling?: Filling
  /** Settings that differ from the defaults. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Makes a throw-away installation with a fair in it. Nothing is started yet. */
export const createThrowAway = async (
  processes: ProcessGroup,
  { filling, environment = {} }: ThrowAwayOptions = {},
) => {
  const filled = await filledFolder(processes, filling)
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-'))
  cpSync(filled, folder, { recursive: true })
  const settings = await settingsIn(folder, {
    PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    ...environment,
  })
  return { settings, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
