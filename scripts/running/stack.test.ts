import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Child } from './child.ts'
import { createProcessGroup, type ProcessGroup } from './stack.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const newGroup = (): ProcessGroup => {
  const processes = createProcessGroup()
  onTestFinished(async () => {
    processes.kill()
    await processes.stop()
  })
  return processes
}

const folder = mkdtempSync(join(tmpdir(), 'stack-'))

/** Starts a process that runs this code on SIGTERM; resolves when it runs. */
const start = async (processes: ProcessGroup, onStop: string, stopsFirst = false) => {
  const child = processes.start({
    name: 'Test',
    args: [
      '-e',
      `process.on('SIGTERM', () => { ${onStop} }); setInterval(() => {}, 1000); console.log('up')`,
    ],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'test.log'),
    stopsFirst,
  })
  await expect.poll(() => child.lastLines()).toEqual(['up'])
  return child
}

const tellAndEnd = 'console.log("told"); process.exit()'
/** Ends when it gets another signal. */
const drain = 'process.on("SIGUSR2", () => process.exit()); console.log("told")'
const stubborn = 'console.log("told")'
const isTold = (child: Child) => expect.poll(() => child.lastLines()).toEqual(['up', 'told'])

test('the process that stops first has ended before the others are stopped', async () => {
  const processes = newGroup()
  const order = join(folder, 'order.txt')
  const write = (line: string) =>
    `require('node:fs').appendFileSync(${JSON.stringify(order)}, '${line}\\n')`
  const cms = await start(processes, `${write('CMS told')}; process.exit()`)
  const site = await start(
    processes,
    `process.on('exit', () => ${write('site ends')}); ${write('site told')}; ${drain}`,
    true,
  )
  const stopped = processes.stop()
  await isTold(site)
  process.kill(site.pid, 'SIGUSR2')
  await stopped
  expect(await Promise.all([cms.exited, site.exited])).toEqual([0, 0])
  expect(readFileSync(order, 'utf8')).toBe('site told\nsite ends\nCMS told\n')
})

test.for(['site', 'cms'])('a process that has ended is not waited for: the %s', async (ended) => {
  const processes = newGroup()
  const children = {
    cms: await start(processes, tellAndEnd),
    site: await start(processes, tellAndEnd, true),
  }
  const gone = children[ended as keyof typeof children]
  process.kill(gone.pid, 'SIGKILL')
  await gone.exited
  await processes.stop()
  const codes = [await children.site.exited, await children.cms.exited]
  expect(codes).toEqual(ended === 'site' ? [null, 0] : [0, null])
})

test('a process that ends while the first one stops is not waited for', async () => {
  const processes = newGroup()
  const cms = await start(processes, tellAndEnd)
  const site = await start(processes, drain, true)
  const stopped = processes.stop()
  await isTold(site)
  process.kill(cms.pid, 'SIGKILL')
  expect(await cms.exited).toBeNull()
  process.kill(site.pid, 'SIGUSR2')
  await stopped
})

test('a process that does not stop delays the others by 11 seconds, and the end to 28', async () => {
  const processes = newGroup()
  const cms = await start(processes, stubborn)
  const site = await start(processes, stubborn, true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sending = vi.spyOn(process, 'kill')
  const sent = () => sending.mock.calls.map(([pid, signal]) => [-pid, signal])
  const stopped = processes.stop()
  await vi.advanceTimersByTimeAsync(10_999)
  expect(sent()).toEqual([[site.pid, 'SIGTERM']])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual([
    [site.pid, 'SIGTERM'],
    [cms.pid, 'SIGTERM'],
  ])
  await vi.advanceTimersByTimeAsync(6000)
  expect(await site.exited).toBeNull()
  await vi.advanceTimersByTimeAsync(10_999)
  expect(sent()).not.toContainEqual([cms.pid, 'SIGKILL'])
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(await cms.exited).toBeNull()
})

test('all processes end at once on request', async () => {
  const processes = newGroup()
  const cms = await start(processes, stubborn)
  const site = await start(processes, stubborn, true)
  const stopped = processes.stop()
  processes.kill()
  await stopped
  expect([await site.exited, await cms.exited]).toEqual([null, null])
  expect(cms.lastLines()).toEqual(['up'])
})
