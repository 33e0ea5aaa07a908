/**
 * `npm run identity-tests`: the tests of the identity provider's client against the Auth emulator of
 * firebase-tools. They have a folder and a lockfile of their own, which this command installs.
 */
import { requireBrowser } from '../running/browser.ts'
import { runCommand } from '../running/command.ts'
import { installIdentityTests, runIdentityTests } from '../running/identity-tests.ts'

export const main = () =>
  runCommand(async () => {
    await installIdentityTests()
    process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH = await requireBrowser()
    const { failed } = await runIdentityTests()
    return failed === 0 ? 0 : 1
  })
