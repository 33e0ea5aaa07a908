import { startWhole } from './running-whole.ts'

/**
 * Starts the installation that all tests share. Its addresses reach the tests through the
 * environment; see shared-whole.ts.
 * @returns what to do when all tests have run
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const whole = await startWhole()
  const { siteUrl, cmsUrl, administrator, previewSecret, siteToken } = whole
  process.env.E2E_WHOLE = JSON.stringify({
    siteUrl,
    cmsUrl,
    administrator,
    previewSecret,
    siteToken,
  })
  return () => whole.stop()
}
