import { spawn } from 'node:child_process'
import { root } from './paths.ts'

/**
 * Runs a program of node_modules/.bin in the terminal's sight.
 * @returns its exit code
 */
export const runTool = (program: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
