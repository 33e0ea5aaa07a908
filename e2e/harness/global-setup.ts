import { startTestStack } from './test-stack.ts'

/**
 * Starts the installation that is shared by all tests that change nothing for others. Its data
 * reaches the tests through the environment; see shared-stack.ts.
 * @returns the teardown after all tests
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack()
  // Functions cannot be passed: other processes do not control it.
  process.env.E2E_STACK = JSON.stringify(stack)
  return () => stack.stop()
}
