import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'

/** Logs as many lines of a kilobyte as a message says, answers each message, and ends in order. */
const PROGRAM = `
  const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url))})
  const log = createLog('info')
  process.on('message', (lines) => {
    for (let line = 0; line < lines; line += 1) log.info({ text: 'x'.repeat(1000) }, 'line')
    console.error('a warning of Node')
    setImmediate(() => process.send(process.stdout.writableLength))
  })
  process.on('SIGTERM', () => log.flush().then(() => process.exit(7)))
  process.send(0)
`

async function startLogging(stdout: 'pipe' | number) {
  const args = ['--input-type=module', '--eval', PROGRAM]
  const child = spawn(process.execPath, args, { stdio: ['ignore', stdout, stdout, 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

/**
 * Makes the process log lines. Resolves to the bytes that wait for the reader, once the process
 * continues.
 */
async function logLines(child: ChildProcess, lines: number): Promise<number> {
  const answered = once(child, 'message')
  child.send(lines)
  return (await answered)[0]
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  return (await exited)[0]
}

test('the process continues when the reader of the log has closed', async () => {
  const child = await startLogging('pipe')
  await logLines(child, 10)
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (const lines of [10, 2000, 1]) expect(await logLines(child, lines)).toBeLessThan(1_100_000)
  expect(await exitCodeOf(child)).toBe(7)
})

test('the process continues when the reader of the log does not read, and drops lines that do not fit', async () => {
  const child = await startLogging('pipe')
  child.stdout?.pause()
  expect(await logLines(child, 5000)).toBeGreaterThan(1_000_000)
  expect(await logLines(child, 5000)).toBeLessThan(1_100_000)
  expect(await exitCodeOf(child)).toBe(7)
})

test.skipIf(process.platform !== 'linux')(
  'the process continues when the disk is full',
  async () => {
    const child = await startLogging(openSync('/dev/full', 'w'))
    for (const lines of [10, 10]) expect(await logLines(child, lines)).toBe(0)
    expect(await exitCodeOf(child)).toBe(7)
  },
)

test('a line has the id of its request', async () => {
  const program = `
    const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url))})
    const { withRequestId } = await import('@beursvloer/contract/network/request-id')
    withRequestId('proef-0001', () => createLog('info').warn({}, 'line'))`
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = spawnSync(process.execPath, args, { cwd: import.meta.dirname })
  expect(JSON.parse(String(stdout))).toMatchObject({ msg: 'line', request: 'proef-0001' })
})

test('the last lines are written', async () => {
  const child = await startLogging('pipe')
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  child.send(300)
  const closed = once(child, 'close')
  expect(await exitCodeOf(child)).toBe(7)
  await closed
  expect(text.match(/"msg":"line"/g)).toHaveLength(300)
})
