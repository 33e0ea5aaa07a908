import { test as base, expect } from '@playwright/test'
import { type Allowances, watchPage } from './page-watch.ts'
import { type RunningStack, startStack } from './running-stack.ts'
import { type SharedStack, sharedStack } from './shared-stack.ts'

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
  readonly stack: SharedStack
  /** An installation for one file, which may stop and start its parts. */
  readonly ownStack: RunningStack
}

/** Playwright's test with the running installation and a watch on every page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowed: [{ consoleErrors: [], origins: [] }, { option: true }],
  watched: [
    async ({ page, stack, allowed }, use) => {
      const problemsOf = watchPage(page, stack.siteUrl, allowed)
      await use(undefined)
      expect(await problemsOf()).toEqual([])
    },
    { auto: true },
  ],
  publishes: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ publishes }, use) => {
      const shared = publishes ? null : sharedStack()
      if (shared) return use(shared)
      const own = await startStack()
      await use(own)
      await own.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.siteUrl),
  ownStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }
