/**
 * `npm test`: the checks, the unit tests, the tests of the CMS and the browser tests, on free ports
 * and throw-away data. `npm test -- <file[:line]> … [-t <title>]` runs only the tests that it names, the
 * ones of the CMS on SQLite, or on PostgreSQL with `--postgresql`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from '../checks/all.ts'
import { requireBrowser } from '../running/browser.ts'
import { runCommand } from '../running/command.ts'
import { runFirefoxTests } from '../running/firefox-tests.ts'
import {
  hasIdentityTests,
  installIdentityTests,
  runIdentityTests,
} from '../running/identity-tests.ts'
import { keepTemporaryFilesInMemory } from '../running/memory-folder.ts'
import { type NamedTests, readNamedTests } from '../running/named-tests.ts'
import { root } from '../running/paths.ts'
import { log } from '../running/progress.ts'
import { runsAll } from '../running/runs-all.ts'
import type { ProcessGroup } from '../running/stack.ts'
import { type Counts, NOTHING } from '../running/test-counts.ts'
import { build, fill, type Group, playwright, runGroups, vitest } from '../running/test-parts.ts'
import { runChecks } from './check.ts'

/** For releases all of these run, whatever is installed yet. */
const identityTests = async (): Promise<Counts> => {
  if (runsAll()) await installIdentityTests()
  if (hasIdentityTests()) return runIdentityTests()
  log('Skipped: `npm run identity-tests` installs and runs them.')
  return NOTHING
}

const buildCms = (processes: ProcessGroup): Promise<Counts> => build(processes, ['cms'])
/** The panel takes as long to build as the site, and only exhaustive tests open it. */
const buildSite = (
  processes: ProcessGroup,
  { withPanel }: { readonly withPanel: boolean },
): Promise<Counts> => build(processes, ['cms', 'site', ...(withPanel ? (['panel'] as const) : [])])

/** Whether a browser test opens the panel of the CMS. */
const opensPanel = (file: string): boolean =>
  readFileSync(join(root, file.replace(/:\d+$/, '')), 'utf8').includes("'./harness/panel.ts'")

/** Parts that run at the same time on two cores: each waits for disks and timers a third of its time. */
const PARTS_AT_ONCE = 3

/**
 * The browser tests come last of their group: they wait for what they need, and their installation
 * starts while the last tests of the CMS run.
 */
function groups(): readonly Group[] {
  const fair = Promise.withResolvers<void>()
  const site = Promise.withResolvers<void>()
  const settling =
    (made: PromiseWithResolvers<void>, work: (processes: ProcessGroup) => Promise<Counts>) =>
    async (processes: ProcessGroup) => {
      const counts = work(processes)
      counts.then(() => made.resolve(), made.reject)
      // Also when nobody waits for it yet.
      made.promise.catch(() => undefined)
      return counts
    }
  return [
    { 'Build of the CMS': buildCms },
    {
      'Tests of the CMS': () => vitest('cms'),
      Checks: () => runChecks(checks.filter(({ isTested }) => !isTested)),
      'Tests of the CMS on PostgreSQL': () => vitest('cms-postgres'),
      'Unit tests': () => vitest('unit'),
      'The demo fair': settling(fair, fill),
      'Build of the site': settling(site, (processes) =>
        buildSite(processes, { withPanel: runsAll() }),
      ),
      'Browser tests': async () => {
        await Promise.all([fair.promise, site.promise])
        return playwright()
      },
    },
    { 'Tests of the identity provider': identityTests },
    ...(runsAll()
      ? [
          { 'Tests in Firefox': runFirefoxTests },
          { 'Browser tests alone': () => playwright({ files: [], alone: true }) },
        ]
      : []),
  ]
}

const namedIdentityTests = async (
  files: readonly string[],
  title: string | undefined,
): Promise<Counts> => {
  await installIdentityTests()
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = await requireBrowser()
  return runIdentityTests([...(title ? ['--grep', title] : []), ...files])
}

/** The named tests, grouped by the programs that they need. */
function namedGroups({ files, title, onPostgresql }: NamedTests): readonly Group[] {
  const { unit, cms, browser, identity } = files
  const run = (paths: readonly string[]) => ({
    args: ['run', ...paths, ...(title ? ['--testNamePattern', title] : [])],
    named: true,
  })
  const onCms = () => vitest(onPostgresql ? 'cms-postgres' : 'cms', run(cms))
  const onStack = browser.length + identity.length > 0
  return [
    {
      ...(unit.length > 0 && { 'Unit tests': () => vitest('unit', run(unit)) }),
      ...((cms.length > 0 || onStack) && { 'Build of the CMS': buildCms }),
    },
    {
      ...(cms.length > 0 && { 'Tests of the CMS': onCms }),
      ...(onStack && {
        'The demo fair': fill,
        'Build of the site': (processes) =>
          buildSite(processes, { withPanel: browser.some(opensPanel) }),
      }),
    },
    {
      ...(browser.length > 0 && {
        'Browser tests': () => playwright({ files: browser, title, named: true }),
      }),
    },
    {
      ...(identity.length > 0 && {
        'Tests of the identity provider': () => namedIdentityTests(identity, title),
      }),
    },
  ]
}

export const main = (args: readonly string[] = []) => {
  keepTemporaryFilesInMemory()
  return runCommand((processes) =>
    args.length === 0
      ? runGroups(processes, groups(), { partsAtOnce: PARTS_AT_ONCE })
      : runGroups(processes, namedGroups(readNamedTests(args)), {
          partsAtOnce: PARTS_AT_ONCE,
          wholeFiles: false,
        }),
  )
}
