// About: cms/config/logger.ts, cms/src/logging, contract/src/monitoring/error-reports.ts

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { SECRETS } from './secrets.ts'

/** Logs a given number of lines of a kilobyte, by Strapi's logger as this CMS configures it. */
const PROGRAM = `
  const { createLogger } = require('@strapi/logger')
  const log = createLogger(require('./dist/config/logger.js').default)
  process.on('message', (lines) => {
    if (lines === 'fail') return log.error(new TypeError('no day'))
    for (let line = 0; line < lines; line += 1) log.info('x'.repeat(1000))
    console.error('a warning of Node')
    setImmediate(() => process.send(process.stdout.writableLength))
  })
  process.send(0)
`
/** Starts the process; answers how many bytes wait for the reader of the log. */
async function startLogging(settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--eval', PROGRAM], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...SECRETS, ...settings },
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

it('the process continues when the reader of its log has closed', async () => {
  const { child, log } = await startLogging()
  await log(10)
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (const lines of [10, 2000, 1]) expect(await log(lines)).toBeLessThan(1_100_000)
})

it('the log drops lines that a slow reader does not read', async () => {
  const { child, log } = await startLogging()
  child.stdout?.pause()
  for (const lines of [5000, 5000]) expect(await log(lines)).toBeLessThan(1_100_000)
})

it('the log reports an error to the error service, where one is set', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { child } = await startLogging({ SENTRY_DSN: `http://key@127.0.0.1:${port}/7` })
  const asked = once(server, 'request')
  child.send('fail')
  const [request, response] = await asked
  const event = JSON.parse((await text(request)).split('\n')[2] ?? '')
  response.end()
  expect(event).toMatchObject({ logger: 'cms', level: 'error' })
  expect(event.exception.values).toMatchObject([
    { type: 'TypeError', value: 'no day', stacktrace: { frames: expect.any(Array) } },
  ])
})
