import { type Allowances, watchPage } from './page-watch.ts'
import { expect, test as serverTest } from './server-test.ts'

interface TestFixtures {
  /** The allowed faults of this test's page; set with `test.use({ allowed: … })`. */
  readonly allowed: Allowances
  /** Fails the test for faults of the page. */
  readonly watched: undefined
}

/** Playwright's test with the running installation and a watch on every page. */
export const test = serverTest.extend<TestFixtures>({
  allowed: [{ consoleErrors: [], origins: [] }, { option: true }],
  watched: [
    async ({ page, stack, allowed }, use) => {
      const problemsOf = watchPage(page, stack.siteUrl, allowed)
      await use(undefined)
      expect(await problemsOf()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
