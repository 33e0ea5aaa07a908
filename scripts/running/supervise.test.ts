import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Child } from './child.ts'
import { Failure } from './failure.ts'
import { createProcessGroup } from './stack.ts'
import { pauseAfter, supervise } from './supervise.ts'

/**
 * Supervises a process that runs these programs one after the other, and keeps the last one
 * running.
 */
const keep = (...programs: readonly (string | Failure)[]) => {
  const processes = createProcessGroup()
  onTestFinished(() => processes.stop())
  const folder = mkdtempSync(join(tmpdir(), 'supervise-'))
  const children: Child[] = []
  const problems: string[] = []
  let starts = 0
  const kept = supervise(processes, {
    name: 'Test',
    async start() {
      const program = programs[Math.min(starts, programs.length - 1)] ?? ''
      starts += 1
      if (program instanceof Failure) throw program
      const child = processes.start({
        name: 'Test',
        args: ['-e', program],
        cwd: folder,
        env: process.env,
        logFile: join(folder, 'test.log'),
      })
      children.push(child)
      return child
    },
    onServing: () => undefined,
    onNews: (line) => problems.push(line),
  })
  return { processes, children, problems, ...kept }
}

const forever = 'setInterval(() => {}, 1000)'

test('a process that is killed is restarted, with one line in the log', async () => {
  const { children, problems, firstStart } = keep(forever)
  expect(await firstStart).toBeNull()
  process.kill(children[0]?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => children.length).toBe(2)
  expect(problems).toEqual([
    expect.stringMatching(
      /^It is started again until it runs: Test stopped unexpectedly \(killed\)\. Its log: \S+$/,
    ),
  ])
})

test('the children of a process end with it', async () => {
  // It keeps the output of its parent open, which therefore never ends before it does.
  const orphan = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(forever)}], { stdio: 'inherit' })`
  const { children } = keep(`${orphan}; console.log('started'); ${forever}`, forever)
  await expect.poll(() => children[0]?.lastLines().length).toBe(1)
  process.kill(children[0]?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => children.length).toBe(2)
})

test('a process that cannot start is tried again', async () => {
  const failure = new Failure('The database cannot be reached.')
  const { children, problems, firstStart } = keep(failure, forever)
  expect(await firstStart).toBe(failure)
  await expect.poll(() => children.length).toBe(1)
  expect(problems).toEqual(['It is started again until it runs: The database cannot be reached.'])
})

test('a process that is stopped with its group stays stopped', async () => {
  const { processes, children, problems, firstStart } = keep(forever)
  await firstStart
  await processes.stop()
  expect([children.length, problems]).toEqual([1, []])
})

test('pauses grow: to seconds for a process that has served, to a minute for one that cannot start', () => {
  const ends = [1, 2, 3, 4, 5, 6, 9, 10, 50]
  expect(ends.map((count) => pauseAfter(count, true) / 1000)).toEqual([0, 0.5, 1, 2, 4, 4, 4, 4, 4])
  expect(ends.map((count) => pauseAfter(count, false) / 1000)).toEqual([
    0, 0.5, 1, 2, 4, 8, 60, 60, 60,
  ])
})

test('a crash loop is one line in the log', { tags: ['exhaustive'] }, async () => {
  const { children, problems } = keep('console.error("error at", Date.now()); process.exit(3)')
  await expect.poll(() => children.length).toBe(4)
  expect(problems).toEqual([
    expect.stringMatching(
      /^It is started again until it runs: Test stopped unexpectedly \(exit code 3\): error at \d+ Its log: \S+$/,
    ),
  ])
})
