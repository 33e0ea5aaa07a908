/**
 * `npm run test:all`: as `npm test`, with the tests for releases, which go through every case of
 * which `npm test` checks one.
 */
import { main as runTests } from './test.ts'

export const main = (args: readonly string[] = []) => {
  // The configurations of the tests read it too.
  process.env.TESTS = 'all'
  return runTests(args)
}
