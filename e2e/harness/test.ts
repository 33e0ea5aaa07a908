import { test as base, expect } from '@playwright/test'
import { type Allowances, watchPage } from './page-watch.ts'
import { type RunningWhole, startWhole } from './running-whole.ts'
import { type SharedWhole, sharedWhole } from './shared-whole.ts'

interface TestFixtures {
  /** What this test's page may do; set with `test.use({ allowed: … })`. */
  readonly allowed: Allowances
  /** Fails the test when the page does what no page may do. */
  readonly watched: undefined
}

export interface WorkerOptions {
  /** Whether the tests of a project change what is published, and so share an installation of their own. */
  readonly publishes: boolean
}

interface WorkerFixtures extends WorkerOptions {
  /** The installation that all tests share, or all tests of the project. */
  readonly whole: SharedWhole
  /** An installation for one file, which may stop and start its parts. */
  readonly ownWhole: RunningWhole
}

/** Playwright's test with the running whole and a watch on every page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowed: [{ consoleErrors: [], origins: [] }, { option: true }],
  watched: [
    async ({ page, whole, allowed }, use) => {
      const problemsOf = watchPage(page, whole.siteUrl, allowed)
      await use(undefined)
      expect(await problemsOf()).toEqual([])
    },
    { auto: true },
  ],
  publishes: [false, { option: true, scope: 'worker' }],
  whole: [
    async ({ publishes }, use) => {
      const shared = publishes ? null : sharedWhole()
      if (shared) return use(shared)
      const own = await startWhole()
      await use(own)
      await own.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ whole }, use) => use(whole.siteUrl),
  ownWhole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const whole = await startWhole()
      await use(whole)
      await whole.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }
