/**
 * `npm run firefox-tests`: tests the site offline and its push messages in the machine's own Firefox, on
 * free ports and throw-away data.
 */
import { requireFirefox } from '../running/browser.ts'
import { runCommand } from '../running/command.ts'
import { runFirefoxTests } from '../running/firefox-tests.ts'
import { build, fill } from '../running/test-parts.ts'

export const main = () =>
  runCommand(async (processes) => {
    await requireFirefox()
    await build(processes)
    await fill(processes)
    const { failed } = await runFirefoxTests()
    return failed === 0 ? 0 : 1
  })
