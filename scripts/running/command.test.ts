import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const moduleOfCommand = pathToFileURL(join(import.meta.dirname, 'command.ts')).href

/** Runs a command with one process, which does not stop when it is told to; resolves when that runs. */
const runStubborn = async (): Promise<ChildProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  const stubborn =
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("[now] warn: up")'
  const options = {
    name: 'Test',
    args: ['-e', stubborn],
    cwd: folder,
    logFile: join(folder, 'test.log'),
    // Longer than a test may take.
    shutdownDelay: 60_000,
  }
  const command = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runCommand } from '${moduleOfCommand}'
       runCommand((processes) => {
         const options = { ...${JSON.stringify(options)}, env: process.env }
         return processes.start({ ...options, onWarning: (text) => console.log(text) }).exited
       })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void command.kill('SIGKILL'))
  await once(command.stdout, 'data')
  return command
}

test('asked again after three seconds, it waits no longer; what npm passes on is no such thing', async () => {
  const command = await runStubborn()
  const exited = once(command, 'exit')
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    command.kill(signal)
    await pause(300)
  }
  await pause(2500)
  expect(command.exitCode).toBeNull()
  command.kill('SIGINT')
  expect(await exited).toEqual([0, null])
})
