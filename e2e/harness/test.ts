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
  readonly startedStack: RunningStack | null
  /** The installation that all tests share, or all tests of the project. */
  readonly stack: SharedStack
  /** The installation of a project that publishes: its tests may stop and start its parts. */
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
  startedStack: [
    async ({ publishes }, use) => {
      // A test that wants all pages after it published asks for them.
      const started = publishes ? await startStack({ RENDER_AHEAD: 'off' }) : null
      await use(started)
      await started?.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  stack: [
    async ({ startedStack }, use) => {
      const stack = startedStack ?? sharedStack()
      if (!stack) throw new Error('The global setup has not started the shared installation.')
      await use(stack)
    },
    { scope: 'worker' },
  ],
  ownStack: [
    async ({ startedStack }, use) => {
      if (!startedStack) throw new Error('Only a project that publishes has a stack of its own.')
      await use(startedStack)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.siteUrl),
})

export { expect }
