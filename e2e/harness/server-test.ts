import { test as base, expect } from '@playwright/test'
import type { Filling } from '../../scripts/running/throw-away.ts'
import { signIn } from './administrator.ts'
import { type SharedStack, sharedStack } from './shared-stack.ts'
import { startTestStack, type TestStack } from './test-stack.ts'

export interface WorkerOptions {
  /**
   * Whether the tests of a project change published content, and so share an installation of their
   * own.
   */
  readonly publishes: boolean
  /** The content to fill it with; the demo fair by default. */
  readonly filling: Filling
}

interface WorkerFixtures extends WorkerOptions {
  readonly startedStack: TestStack | null
  /** The installation that all tests share, or all tests of the project. */
  readonly stack: SharedStack
  /** The installation of a project that publishes: its tests may stop and start its parts. */
  readonly ownStack: TestStack
}

/**
 * Playwright's test with the running installation, for tests that send requests and open no page.
 */
export const test = base.extend<object, WorkerFixtures>({
  publishes: [false, { option: true, scope: 'worker' }],
  filling: [1, { option: true, scope: 'worker' }],
  startedStack: [
    async ({ publishes, filling }, use) => {
      const started = publishes ? await startTestStack({}, filling) : null
      await use(started)
      await started?.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  stack: [
    async ({ startedStack }, use) => {
      const stack = startedStack ?? sharedStack()
      if (!stack) throw new Error('The global setup has not started the shared installation.')
      // Tokens of staff end after 30 minutes, less than all projects take.
      const { administrator, cmsUrl } = stack
      const token = await signIn(cmsUrl, administrator)
      await use({ ...stack, administrator: { ...administrator, token } })
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
