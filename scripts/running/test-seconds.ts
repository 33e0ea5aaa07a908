/**
 * The duration of each file of tests in its last run on this machine, stored for the next choice of
 * tests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestFile } from './about.ts'
import { cacheFolder } from './paths.ts'
import type { TimedTest } from './test-counts.ts'

const noted = join(cacheFolder, 'test-seconds.json')

type Seconds = Readonly<Record<string, number>>

/** The assumed seconds of an unmeasured test, by its path. */
const GUESSES: readonly (readonly [path: RegExp, seconds: number])[] = [
  [/^cms\//, 1],
  [/\.server\.spec\.ts$/, 2],
  [/\.spec\.ts$/, 4],
]
/** The assumed seconds of a file that visits every page, and tags its tests by the route. */
const EVERY_PAGE = 120

const readNoted = (): Seconds => (existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : {})

/** Seconds of each file, the tests of it added up; where it ran in more than one part, in the slowest. */
export function secondsByFile(parts: readonly (readonly TimedTest[])[]): Seconds {
  const slowest: Record<string, number> = {}
  for (const tests of parts) {
    const seconds: Record<string, number> = {}
    for (const test of tests) seconds[test.file] = (seconds[test.file] ?? 0) + test.seconds
    for (const [file, amount] of Object.entries(seconds))
      slowest[file] = Math.max(amount, slowest[file] ?? 0)
  }
  return slowest
}

/** Stores the durations of files whose tests all ran. */
export function noteSeconds(parts: readonly (readonly TimedTest[])[]): void {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(noted, JSON.stringify({ ...readNoted(), ...secondsByFile(parts) }))
}

function guess({ path, text }: TestFile): number {
  if (text.includes('tagOf(route)')) return EVERY_PAGE
  const tests = text.match(/^ *(?:test|it)(?:\.each)?\(/gm)?.length ?? 1
  const [, seconds = 0] = GUESSES.find(([pattern]) => pattern.test(path)) ?? []
  return tests * seconds
}

/** Returns the duration of a file: the stored one, else an estimate by its number of tests. */
export function secondsOf(): (file: TestFile) => number {
  const seconds = readNoted()
  return (file) => seconds[file.path] ?? guess(file)
}
