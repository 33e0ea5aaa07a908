import { type ChildProcess, spawn } from 'node:child_process'
import { compileCache } from './compile-cache.ts'
import { root } from './paths.ts'

const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

type Environment = Readonly<Record<string, string>>

const optionsWith = (environment: Environment) => ({
  cwd: root,
  env: { ...compileCache, ...process.env, ...environment },
})

/**
 * Runs a program of node_modules/.bin in the terminal's sight.
 * @returns its exit code
 */
export const runTool = (program: string, args: readonly string[]): Promise<number> =>
  exitCode(spawn(program, args, { ...optionsWith({}), stdio: 'inherit' }))

/**
 * Runs a program of node_modules/.bin beside others: its output comes in one piece at its end.
 * @param environment the differences from that of this process
 * @returns its exit code
 */
export async function runToolBeside(
  program: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<number> {
  const options = optionsWith(environment)
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => output.push(piece))
  const code = await exitCode(child)
  process.stdout.write(Buffer.concat(output))
  return code
}
