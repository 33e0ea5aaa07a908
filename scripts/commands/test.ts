/**
 * `npm test`: the checks, the unit tests, the tests of the CMS and the browser tests, on free ports
 * and throw-away data. What failed is named at the end once more; the last line is
 * `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireBrowser } from '../running/browser.ts'
import { runCommand } from '../running/command.ts'
import { hasIdentityTests, runIdentityTests } from '../running/identity-tests.ts'
import { cacheFolder, root } from '../running/paths.ts'
import { buildWhatChanged } from '../running/prepare.ts'
import { say, secondsSince } from '../running/progress.ts'
import { readSettings } from '../running/settings.ts'
import { type Counts, oneFailure, readCounts } from '../running/test-counts.ts'
import { runTool, runToolBeside } from '../running/tool.ts'
import type { Family } from '../running/whole.ts'
import { runChecks } from './check.ts'

const results = join(root, 'test-results')

/** Builds without touching the installation's own settings or data. */
const build = async (family: Family): Promise<void> => {
  const folder = join(cacheFolder, 'building')
  mkdirSync(folder, { recursive: true })
  await buildWhatChanged(
    family,
    await readSettings(join(folder, '.env'), { ...process.env, DATA_DIR: folder }),
  )
}

const vitest = async (project: 'unit' | 'cms' | 'cms-postgres'): Promise<Counts> => {
  const file = join(results, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
  return readCounts(file, await runToolBeside('vitest', [...args, `--outputFile.json=${file}`]))
}

const playwright = async (): Promise<Counts> => {
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = await requireBrowser()
  const code = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'])
  return readCounts(join(results, 'e2e.json'), code)
}

const identityTests = async (): Promise<Counts> => {
  if (hasIdentityTests()) return runIdentityTests()
  say('Tests of the identity provider: skipped, `npm run identity-tests` installs and runs them')
  return { passed: 0, failed: 0, failures: [] }
}

type Run = (family: Family) => Promise<Counts>

/** The parts by title, one group after the other; those of a group run beside each other. */
const groups: readonly Readonly<Record<string, Run>>[] = [
  { Checks: runChecks },
  {
    Builds: async (family) => {
      await build(family)
      return { passed: 0, failed: 0, failures: [] }
    },
  },
  {
    // Strapi takes one core, so the two of the CMS and the unit tests share the machine.
    'Tests of the CMS': () => vitest('cms'),
    'Tests of the CMS on PostgreSQL': () => vitest('cms-postgres'),
    'Unit tests': () => vitest('unit'),
  },
  { 'Browser tests': playwright },
  { 'Tests of the identity provider': identityTests },
]

/** Runs all parts, also when an earlier one fails. */
export const main = () =>
  runCommand(async (family) => {
    rmSync(results, { recursive: true, force: true })
    mkdirSync(results, { recursive: true })
    const all: Counts[] = []
    const failures: string[] = []
    const measure = async (title: string, run: Run) => {
      const started = performance.now()
      const counts = await run(family).catch((error: Error) => oneFailure(error.message))
      all.push(counts)
      failures.push(...counts.failures.map((name) => `✗ ${title}: ${name}`))
      say(`\n${counts.failed === 0 ? '✓' : '✗'} ${title} ${secondsSince(started)}`)
    }
    for (const group of groups) {
      await Promise.all(Object.entries(group).map(([title, run]) => measure(title, run)))
    }
    if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`)
    const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
    say(`\n${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  })
