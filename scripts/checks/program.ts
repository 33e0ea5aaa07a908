import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from '../running/paths.ts'

/** Characters of output kept of one program. */
const maxBuffer = 16_000_000

/**
 * Runs a program of the workspace's or the project's node_modules/.bin to its end.
 * @param workspace folder to run in, relative to the project; '' for the project itself
 * @returns nothing when it ends with exit code 0, otherwise all it wrote, as the one problem
 */
export const problemsOf = (
  program: string,
  args: readonly string[],
  workspace = '',
): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const cwd = join(root, workspace)
    const path = [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    const options = { cwd, maxBuffer, env: { ...process.env, PATH: path, NO_COLOR: '1' } }
    execFile(program, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim()
      resolve(error ? [output || error.message] : [])
    })
  })
