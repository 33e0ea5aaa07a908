/** The parts that tests consist of, and how they are run and counted. */
import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { requireBrowser, requireWholeBrowser } from './browser.ts'
import type { Build } from './builds.ts'
import { concurrently } from './concurrently.ts'
import { ON_POSTGRESQL } from './named-tests.ts'
import { cacheFolder, root } from './paths.ts'
import { buildWhatChanged } from './prepare.ts'
import { log, secondsSince } from './progress.ts'
import { runsAll } from './runs-all.ts'
import { readSettings } from './settings.ts'
import type { ProcessGroup } from './stack.ts'
import { type Counts, NOTHING, oneFailure, readCounts } from './test-counts.ts'
import { noteSeconds } from './test-seconds.ts'
import { filledFolder } from './throw-away.ts'
import { runTool, runToolBeside } from './tool.ts'

/** The summary at the end of a run of tests. */

/** How many of the slowest tests are named. */
const SLOWEST = 10

/** The counts of parts by their titles. */
type Results = readonly (readonly [title: string, counts: Counts])[]

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0)

/** The slowest tests of all parts, the slowest first. */
function slowestOf(results: Results): readonly string[] {
  const tests = results.flatMap(([title, counts]) =>
    counts.tests.map(({ name, seconds }) => ({ name: `${title}: ${name}`, seconds })),
  )
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

const failuresOf = (results: Results): readonly string[] =>
  results.flatMap(([title, { failures }]) =>
    failures.flatMap(({ name, command }) => [
      `✗ ${title}: ${name}`,
      ...(command ? [`  ${command}`] : []),
    ]),
  )

/**
 * The slowest tests, and the failures with the command that runs each alone; the last line is `N
 * passed, N failed`.
 */
export function summaryOf(results: Results): readonly string[] {
  const slowest = slowestOf(results)
  const failures = failuresOf(results)
  const passed = sum(results.map(([, counts]) => counts.passed))
  const failed = sum(results.map(([, counts]) => counts.failed))
  return [
    ...(slowest.length > 0 ? ['', 'Slowest:', ...slowest] : []),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ]
}

/** Parts by title; one that throws, as a build does, ends the run after its group. */
export type Group = Readonly<Record<string, (processes: ProcessGroup) => Promise<Counts>>>

const results = join(root, 'test-results')

/** The tag of tests that are for releases alone. */
const EXHAUSTIVE = 'exhaustive'

/** The tag of browser tests that no other test may run beside. */
const ALONE = 'alone'

/** Which tests of a project of Vitest run, where not all do. */
export interface VitestChoice {
  /** The arguments that replace those of `run`. */
  readonly args: readonly string[]
  /** Whether these were asked for by name, so that none of them is left out. */
  readonly named?: boolean
}

/** Which browser tests run, where not all do. */
export interface BrowserChoice {
  /** Each with the line of a test or without. */
  readonly files: readonly string[]
  /** Routes of the site whose pages are looked at as well, in files that tag their tests so. */
  readonly routes?: readonly string[]
  /** The filter of titles, as a regular expression. */
  readonly title?: string | undefined
  /** Whether these were asked for by name, so that none of them is left out. */
  readonly named?: boolean
  /** Whether these are the tests that nothing may run beside. */
  readonly alone?: boolean
}

/**
 * Builds the changed parts, without touching the installation's own settings or data.
 * @param ids the builds allowed; all by default
 */
export const build = async (
  processes: ProcessGroup,
  ids?: readonly Build['id'][],
): Promise<Counts> => {
  const folder = join(cacheFolder, 'building')
  mkdirSync(folder, { recursive: true })
  const environment = { ...process.env, DATA_DIR: folder }
  await buildWhatChanged(processes, await readSettings(join(folder, '.env'), environment), ids)
  return NOTHING
}

/** Fills the demo fair that browser tests start from, when the CMS changed since. */
export const fill = async (processes: ProcessGroup): Promise<Counts> => {
  await filledFolder(processes)
  return NOTHING
}

/** Runs tests of a project of Vitest: those that are for each change, or a choice. */
export const vitest = async (
  project: 'unit' | 'cms' | 'cms-postgres',
  choice?: VitestChoice,
): Promise<Counts> => {
  const file = join(results, `${project}.json`)
  const reporters = ['default', 'json', join(import.meta.dirname, 'unhandled-errors.ts')]
  const args = [
    ...(choice?.args ?? ['run']),
    // The lines of tests, for the commands that run them alone.
    ...['--project', project, '--includeTaskLocation', `--outputFile.json=${file}`],
    // Other parts use the other processors, and each worker would load the same modules.
    '--maxWorkers=1',
    ...(choice?.named || runsAll() ? [] : [`--tagsFilter=!${EXHAUSTIVE}`]),
    ...reporters.map((reporter) => `--reporter=${reporter}`),
  ]
  // Chosen tests run on the database of the project, also where they usually run on the other one.
  const code = await runToolBeside('vitest', args, choice && { TESTS: 'all' })
  return readCounts(file, code, project === 'cms-postgres' ? ` ${ON_POSTGRESQL}` : '')
}

/** The pattern for the name of a browser test, with its file and its tags. */
function grepOf({ files, routes = [], title, named, alone }: BrowserChoice): readonly string[] {
  if (title) return ['--grep', title]
  if (named) return []
  if (alone) return ['--grep', `@${ALONE}`]
  if (runsAll()) return ['--grep-invert', `@${ALONE}`]
  // All tests of a file may be for releases.
  const some = '--pass-with-no-tests'
  if (routes.length === 0) return ['--grep-invert', `@${EXHAUSTIVE}`, some]
  const names = files.map((file) => RegExp.escape(basename(file))).join('|')
  const inFiles = `^(?!.*@${EXHAUSTIVE}).* (?:${names}) `
  const ofRoutes = ` @routes/(?:${routes.join('|')})(?: |$)`
  return ['--grep', `${inFiles}|${ofRoutes}`, some]
}

/** Runs browser tests: those that are for each change, or a choice. */
export const playwright = async (choice: BrowserChoice = { files: [] }): Promise<Counts> => {
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = await requireBrowser()
  // Without one the tests of notifications leave themselves out.
  if (runsAll()) await requireWholeBrowser()
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...grepOf(choice)]
  const files = choice.routes?.length ? [] : choice.files
  const code = await runTool('playwright', [...args, ...files])
  return readCounts(join(results, 'e2e.json'), code)
}

export interface RunOptions {
  /** How many parts of a group run at a time. */
  readonly partsAtOnce?: number
  /** Whether all tests of each file run, so that their durations can be stored. */
  readonly wholeFiles?: boolean
}

/**
 * Runs groups one after the other, the parts of a group beside each other, also when tests of an earlier
 * one fail. The slowest tests and the failures are named at the end; the last line is `N passed, N failed`.
 * @returns exit code
 */
export async function runGroups(
  processes: ProcessGroup,
  groups: readonly Group[],
  { partsAtOnce = Number.POSITIVE_INFINITY, wholeFiles = true }: RunOptions = {},
): Promise<0 | 1> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const ended: (readonly [title: string, counts: Counts])[] = []
  let isBroken = false
  for (const group of groups) {
    if (isBroken) break
    await concurrently(partsAtOnce, Object.entries(group), async ([title, run]) => {
      const started = performance.now()
      const counts = await run(processes).catch((error: Error) => {
        isBroken = true
        return oneFailure(error.message)
      })
      ended.push([title, counts])
      log(`\n${counts.failed === 0 ? '✓' : '✗'} ${title} ${secondsSince(started)}`)
    })
  }
  if (wholeFiles) noteSeconds(ended.map(([, { tests }]) => tests))
  for (const line of summaryOf(ended)) log(line)
  return ended.every(([, { failed }]) => failed === 0) ? 0 : 1
}
