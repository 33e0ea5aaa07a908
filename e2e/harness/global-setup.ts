import { startTestStack } from './test-stack.ts'

/**
 * Starts the installation that all tests share which change nothing for others. What tests may know of it
 * reaches them through the environment; see shared-stack.ts.
 * @returns what to do when all tests have run
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack()
  // Functions do not pass: whoever did not start it cannot control it.
  process.env.E2E_STACK = JSON.stringify(stack)
  return () => stack.stop()
}
