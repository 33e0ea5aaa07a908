import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from './child.ts'

const start = (program: string, onWarning?: (text: string) => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'child-'))
  return startChild({
    name: 'Test',
    args: ['-e', program],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'logs/test.log'),
    onWarning,
  })
}

test('the output is kept, warnings are shown, and the exit code is returned', async () => {
  const warnings: string[] = []
  const child = start(
    'console.log("[now] warn: careful"); console.log("done"); process.exitCode = 3',
    (text) => warnings.push(text),
  )
  expect(await child.exited).toBe(3)
  expect(warnings).toEqual(['careful'])
  expect(child.lastLines()).toEqual(['[now] warn: careful', 'done'])
  expect(readFileSync(child.logFile, 'utf8')).toBe('[now] warn: careful\ndone\n')
})

test('a stopped process may end in its own way', async () => {
  const { promise: isUp, resolve: up } = Promise.withResolvers<string>()
  const child = start(
    'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.error("[now] warn: up")',
    up,
  )
  expect(await isUp).toBe('up')
  await child.stop()
  expect(await child.exited).toBe(7)
})

test('a process does not end when a thread that it started ends', async () => {
  const child = start(`
    const { Worker } = require('node:worker_threads')
    new Worker(new URL('data:text/javascript,')).on('exit', () => setImmediate(() => process.exit(5)))
  `)
  expect(await child.exited).toBe(5)
})
