/** The tests of the CMS and the browser that a changed file can touch, those first that are most about it. */
import { posix } from 'node:path'
import { declaredPaths, isAbout, type TestFile } from './about.ts'

/** A file of tests, and why it is chosen. */
export interface Choice {
  readonly file: string
  readonly reason: string
}

export interface Candidate extends Choice {
  /** The longer the declared path, the more the test is about this very change. */
  readonly weight: number
  readonly seconds: number
}

/** Tests and their shared files. */
export const OF_TESTS = /^(?:e2e|cms\/tests)\//
export const TEST_FILE = /\.(?:test|spec)\.tsx?$/

/** The paths of a file's relative imports. */
const importsOf = ({ path, text }: TestFile): readonly string[] =>
  [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(path), to))

/** A file, and those that import it, also through others. */
function usersOf(file: string, all: readonly TestFile[]): ReadonlySet<string> {
  const users = new Set([file])
  for (const used of users)
    for (const other of all) if (importsOf(other).includes(used)) users.add(other.path)
  return users
}

/** The longest path with a change in it that a test file is about. */
const closestPath = ({ text }: TestFile, changed: string): string | undefined =>
  declaredPaths(text)
    .filter((path) => isAbout(path, changed))
    .toSorted((one, other) => other.length - one.length)[0]

/** How much a test file has to do with a change, and why; undefined when nothing. */
function relationOf(
  test: TestFile,
  changed: string,
  users: ReadonlySet<string>,
): Pick<Candidate, 'weight' | 'reason'> | undefined {
  if (test.path === changed) return { weight: Number.POSITIVE_INFINITY, reason: 'changed' }
  if (users.has(test.path)) return { weight: 0, reason: `imports ${changed}` }
  const path = closestPath(test, changed)
  return path ? { weight: path.length, reason: `about ${path}` } : undefined
}

/**
 * The tests that a changed file can touch; among those that are as much about it, the shortest first.
 * @param all test files and their helpers
 * @param seconds how long a test file takes
 */
export function candidatesOf(
  changed: string,
  all: readonly TestFile[],
  seconds: (file: TestFile) => number,
): readonly Candidate[] {
  const users = OF_TESTS.test(changed) ? usersOf(changed, all) : new Set<string>()
  return all
    .filter(({ path }) => TEST_FILE.test(path))
    .flatMap((test) => {
      const relation = relationOf(test, changed, users)
      return relation ? [{ file: test.path, seconds: seconds(test), ...relation }] : []
    })
    .toSorted((one, other) => other.weight - one.weight || one.seconds - other.seconds)
}

/**
 * The first candidates that fit into some seconds; at least one, unless there is no time at all.
 */
export function firstThatFit(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  let total = 0
  return candidates.filter(({ seconds }, index) => {
    const fits = index === 0 ? most > 0 : total + seconds <= most
    if (fits) total += seconds
    return fits
  })
}
