import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const moduleOfCommand = pathToFileURL(join(import.meta.dirname, 'command.ts')).href

/**
 * Runs a command with one process that does not stop on a signal; resolves when the process runs. A
 * message sets the clock of the command, in ms. The command answers each message and signal with
 * the signals that it has sent.
 */
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
       const sent = []
       const kill = process.kill.bind(process)
       process.kill = (pid, signal) => sent.push(signal) && kill(pid, signal)
       let now = 0
       performance.now = () => now
       process.on('message', (time) => { now = time; process.send(sent) })
       runCommand((processes) => {
         const options = { ...${JSON.stringify(options)}, env: process.env }
         return processes.start({ ...options, onWarning: () => process.send(sent) }).exited
       })
       const answer = () => setImmediate(() => process.send(sent))
       for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, answer)`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  onTestFinished(() => void command.kill('SIGKILL'))
  await once(command, 'message')
  return command
}

test('a second interrupt after three seconds ends the command at once; a signal repeated by npm does not', async () => {
  const command = await runStubborn()
  const exited = once(command, 'exit')
  const answerTo = async (act: () => void) => {
    const answer = once(command, 'message')
    act()
    return (await answer)[0]
  }
  for (const [time, signal] of [
    [0, 'SIGINT'],
    [300, 'SIGINT'],
    [3000, 'SIGTERM'],
  ] as const) {
    await answerTo(() => command.send(time))
    expect(await answerTo(() => command.kill(signal))).toEqual(['SIGTERM'])
  }
  await answerTo(() => command.send(3001))
  command.kill('SIGINT')
  expect(await exited).toEqual([0, null])
})
