// About: cms/config/logger.ts, cms/src/logging

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SECRETS } from './secrets.ts'

/** Logs a given number of lines of a kilobyte, by Strapi's logger as this CMS configures it. */
const PROGRAM = `
  const { createLogger } = require('@strapi/logger')
  const log = createLogger(require('./dist/config/logger.js').default)
  process.on('message', (lines) => {
    for (let line = 0; line < lines; line += 1) log.info('x'.repeat(1000))
    console.error('a warning of Node')
    setImmediate(() => process.send(process.stdout.writableLength))
  })
  process.send(0)
`
/** Starts it; returns how many bytes wait for the reader of the log. */
async function startLogging() {
  const child = spawn(process.execPath, ['--eval', PROGRAM], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: SECRETS,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const log = async (lines: number): Promise<number> => {
    const answered = once(child, 'message')
    child.send(lines)
    return (await answered)[0]
  }
  return { child, log }
}

it('goes on when the reader of its log is gone', async () => {
  const { child, log } = await startLogging()
  await log(10)
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (const lines of [10, 2000, 1]) expect(await log(lines)).toBeLessThan(1_100_000)
})

it('drops what is too much for a reader that does not read', async () => {
  const { child, log } = await startLogging()
  child.stdout?.pause()
  for (const lines of [5000, 5000]) expect(await log(lines)).toBeLessThan(1_100_000)
})
