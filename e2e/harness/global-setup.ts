import { startTestStack } from './test-stack.ts'

/**
 * Starts the installation shared by all tests that change nothing for others. Its data reaches the
 * tests through the environment; see shared-stack.ts.
 * @returns the teardown after all tests
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack()
  // Functions do not pass: other processes cannot control it.
  process.env.E2E_STACK = JSON.stringify(stack)
  return () => stack.stop()
}
