import { type ChildProcess, spawn } from 'node:child_process'
import { compileCache } from './compile-cache.ts'
import { root } from './paths.ts'

const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

const env = { ...compileCache, ...process.env }

/**
 * Runs a program of node_modules/.bin in the terminal's sight.
 * @returns its exit code
 */
export const runTool = (program: string, args: readonly string[]): Promise<number> =>
  exitCode(spawn(program, args, { cwd: root, env, stdio: 'inherit' }))

/**
 * Runs a program of node_modules/.bin beside others: what it prints comes in one piece at its end.
 * @returns its exit code
 */
export async function runToolBeside(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => output.push(piece))
  const code = await exitCode(child)
  process.stdout.write(Buffer.concat(output))
  return code
}
