import { startStack } from './running-stack.ts'

/**
 * Starts the installation that all tests share. Its addresses reach the tests through the
 * environment; see shared-stack.ts.
 * @returns what to do when all tests have run
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack()
  const { siteUrl, cmsUrl, administrator, previewSecret, siteToken } = stack
  process.env.E2E_STACK = JSON.stringify({
    siteUrl,
    cmsUrl,
    administrator,
    previewSecret,
    siteToken,
  })
  return () => stack.stop()
}
