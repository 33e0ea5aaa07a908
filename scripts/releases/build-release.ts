import { spawn } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path'
import { Failure } from '../running/failure.ts'
import { git } from './git.ts'
import { releaseFolder } from './layout.ts'

/** Stored in a release when it is installed and built: the commit. */
const stampOf = (folder: string) => join(folder, '.cache', 'release')

/** Whether a release is installed and built of a commit. */
export const isBuilt = (home: string, tag: string, commit: string): boolean => {
  const stamp = stampOf(releaseFolder(home, tag))
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === commit
}

/** The environment of another release's commands: not the programs and names of this one's npm. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const path = (process.env.PATH ?? '').split(delimiter)
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('npm_') && name !== 'NODE_OPTIONS' && name !== 'INIT_CWD',
  )
  return {
    ...Object.fromEntries(kept),
    PATH: path.filter((folder) => !/[\\/]node_modules[\\/]/.test(`${folder}/`)).join(delimiter),
  }
}

/** Installs and builds; resolves to the exit code. */
const build = (folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: folder,
      env: cleanEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

/**
 * Links a relative path of a release to the same path of the clone: `.env`, and folders of data.
 * @throws {Failure} when the path is outside the release
 */
const share = (home: string, folder: string, path: string): void => {
  const link = join(folder, path)
  if (relative(folder, link).startsWith('..'))
    throw new Failure(`${path} leads out of the project; make it an absolute path in .env.`)
  if (lstatSync(link, { throwIfNoEntry: false })) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(home, path)), link)
}

/** Deletes a release with its work tree. */
export const removeRelease = async (home: string, tag: string): Promise<void> => {
  rmSync(releaseFolder(home, tag), { recursive: true, force: true })
  await git(home, 'worktree', 'prune')
}

/**
 * Makes the work tree of a release, installs and builds it, without touching the running one.
 * @param dataFolders settings that name folders of data; relative ones are shared with the clone
 * @throws {Failure} when it cannot be built; nothing of it is left then
 */
export const buildRelease = async (
  home: string,
  tag: string,
  commit: string,
  dataFolders: readonly string[],
): Promise<void> => {
  if (isBuilt(home, tag, commit)) return
  const folder = releaseFolder(home, tag)
  await removeRelease(home, tag)
  try {
    await git(home, 'worktree', 'add', '--quiet', '--detach', folder, commit)
    share(home, folder, '.env')
    for (const path of dataFolders.filter((each) => each && !isAbsolute(each))) {
      mkdirSync(join(home, path), { recursive: true, mode: 0o700 })
      share(home, folder, path)
    }
    if ((await build(folder)) !== 0)
      throw new Failure(`${tag} could not be built, see above; nothing was changed.`)
    mkdirSync(dirname(stampOf(folder)), { recursive: true })
    writeFileSync(stampOf(folder), commit)
  } catch (error) {
    await removeRelease(home, tag)
    throw error
  }
}
