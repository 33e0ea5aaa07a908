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
import { say } from '../running/progress.ts'
import { readSettings } from '../running/settings.ts'
import { type Counts, oneFailure, readCounts } from '../running/test-counts.ts'
import { runTool } from '../running/tool.ts'
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
  return readCounts(file, await runTool('vitest', [...args, `--outputFile.json=${file}`]))
}

const playwright = async (): Promise<Counts> => {
  const code = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'])
  return readCounts(join(results, 'e2e.json'), code)
}

/** The parts, each with what must be there before it. */
const parts: readonly { title: string; run: (family: Family) => Promise<Counts> }[] = [
  { title: 'Checks', run: runChecks },
  { title: 'Unit tests', run: () => vitest('unit') },
  { title: 'Tests of the CMS', run: (family) => build(family).then(() => vitest('cms')) },
  { title: 'Tests of the CMS on PostgreSQL', run: () => vitest('cms-postgres') },
  {
    title: 'Browser tests',
    run: async () => {
      process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = await requireBrowser()
      return playwright()
    },
  },
  {
    title: 'Tests of the identity provider',
    run: async () => {
      if (hasIdentityTests()) return runIdentityTests()
      say('skipped: `npm run identity-tests` installs and runs them')
      return { passed: 0, failed: 0, failures: [], flaky: [] }
    },
  },
]

/** Runs all parts, also when an earlier one fails. */
export const main = () =>
  runCommand(async (family) => {
    rmSync(results, { recursive: true, force: true })
    mkdirSync(results, { recursive: true })
    const all: Counts[] = []
    const failures: string[] = []
    const flaky: string[] = []
    for (const { title, run } of parts) {
      say(`\n${title}`)
      const counts = await run(family).catch((error: Error) => oneFailure(error.message))
      all.push(counts)
      failures.push(...counts.failures.map((name) => `✗ ${title}: ${name}`))
      flaky.push(...counts.flaky.map((name) => `± ${title}: ${name}`))
    }
    if (flaky.length > 0) say(`\nPassed at the second try only:\n${flaky.join('\n')}`)
    if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`)
    const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
    say(`\n${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  })
