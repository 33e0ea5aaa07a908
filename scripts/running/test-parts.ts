/** The parts that tests consist of, and how they are run and counted. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { atOnce } from './at-once.ts'
import { requireBrowser } from './browser.ts'
import type { Build } from './builds.ts'
import { cacheFolder, root } from './paths.ts'
import { buildWhatChanged } from './prepare.ts'
import { log, secondsSince } from './progress.ts'
import { readSettings } from './settings.ts'
import type { ProcessGroup } from './stack.ts'
import { type Counts, oneFailure, readCounts } from './test-counts.ts'
import { filledFolder } from './throw-away.ts'
import { runTool, runToolBeside } from './tool.ts'

/** Parts by title. */
export type Group = Readonly<Record<string, (processes: ProcessGroup) => Promise<Counts>>>

const results = join(root, 'test-results')
const nothing: Counts = { passed: 0, failed: 0, failures: [] }

/**
 * Builds what changed, without touching the installation's own settings or data.
 * @param ids what may be built; everything when not said
 */
export const build = async (
  processes: ProcessGroup,
  ids?: readonly Build['id'][],
): Promise<Counts> => {
  const folder = join(cacheFolder, 'building')
  mkdirSync(folder, { recursive: true })
  const environment = { ...process.env, DATA_DIR: folder }
  await buildWhatChanged(processes, await readSettings(join(folder, '.env'), environment), ids)
  return nothing
}

/** Fills the demo fair that browser tests start from, when the CMS changed since. */
export const fill = async (processes: ProcessGroup): Promise<Counts> => {
  await filledFolder(processes, 1)
  return nothing
}

/**
 * Runs tests of a project of Vitest.
 * @param args in place of `run`, to choose among its tests
 */
export const vitest = async (
  project: 'unit' | 'cms' | 'cms-postgres',
  args: readonly string[] = ['run'],
): Promise<Counts> => {
  const file = join(results, `${project}.json`)
  const reporters = ['default', 'json', join(import.meta.dirname, 'unhandled-errors.ts')]
  const code = await runToolBeside('vitest', [
    ...args,
    ...['--project', project, `--outputFile.json=${file}`],
    ...reporters.map((reporter) => `--reporter=${reporter}`),
  ])
  return readCounts(file, code)
}

/** Runs browser tests: all, or those of some files. */
export const playwright = async (files: readonly string[] = []): Promise<Counts> => {
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = await requireBrowser()
  const args = ['test', '--config', 'e2e/playwright.config.ts']
  const code = await runTool('playwright', [...args, ...files])
  return readCounts(join(results, 'e2e.json'), code)
}

/**
 * Runs groups one after the other, the parts of a group beside each other, also when an earlier one
 * fails. What failed is named at the end once more; the last line is `N passed, N failed`.
 * @param partsAtOnce how many of a group run at a time
 * @returns exit code
 */
export async function runGroups(
  processes: ProcessGroup,
  groups: readonly Group[],
  partsAtOnce = Number.POSITIVE_INFINITY,
): Promise<0 | 1> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const failures: string[] = []
  let passed = 0
  let failed = 0
  for (const group of groups) {
    await atOnce(partsAtOnce, Object.entries(group), async ([title, run]) => {
      const started = performance.now()
      const counts = await run(processes).catch((error: Error) => oneFailure(error.message))
      passed += counts.passed
      failed += counts.failed
      failures.push(...counts.failures.map((name) => `✗ ${title}: ${name}`))
      log(`\n${counts.failed === 0 ? '✓' : '✗'} ${title} ${secondsSince(started)}`)
    })
  }
  if (failures.length > 0) log(`\nFailed:\n${failures.join('\n')}`)
  log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
