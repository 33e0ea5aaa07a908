import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../running/failure.ts'

/** A release: a tag of three numbers, `v1.2.3`. */
const releaseTag = /^v\d+\.\d+\.\d+$/

/** Runs git in a folder. @returns its output @throws {Failure} with its last line */
export const git = async (folder: string, ...args: readonly string[]): Promise<string> => {
  try {
    return (await promisify(execFile)('git', ['-C', folder, ...args])).stdout.trim()
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') throw new Failure('git is not found; install it.')
    throw new Failure(`git ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`)
  }
}

/** Asks for new tags where the clone has a remote. @returns why that failed; null when it did not */
export const fetchTags = async (home: string): Promise<string | null> => {
  if (!(await git(home, 'remote'))) return null
  try {
    await git(home, 'fetch', '--quiet', '--tags')
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The tag of the newest release. @throws {Failure} when there is none */
export const newestTag = async (home: string): Promise<string> => {
  const tags = (await git(home, 'tag', '--list', '--sort=-version:refname')).split('\n')
  const newest = tags.find((tag) => releaseTag.test(tag))
  if (!newest) throw new Failure('There is no release yet: no tag such as v1.2.3.')
  return newest
}

/** The commit of a release. @throws {Failure} when the text is no tag of a release */
export const commitOf = async (home: string, tag: string): Promise<string> => {
  if (!releaseTag.test(tag))
    throw new Failure(`"${tag}" is no release; one is a tag such as v1.2.3.`)
  try {
    return await git(home, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`)
  } catch {
    throw new Failure(`There is no release ${tag}.`)
  }
}
