/**
 * `npm run test:all`: as `npm test`, with the tests that are for releases: they look at all of what `npm test`
 * looks at once.
 */
import { main as runTests } from './test.ts'

export const main = (args: readonly string[] = []) => {
  // The configurations of the tests read it too.
  process.env.TESTS = 'all'
  return runTests(args)
}
