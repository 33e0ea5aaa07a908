/**
 * `npm run firefox-tests`: tests the site offline in the machine's own Firefox, on free ports and
 * throw-away data.
 */
import { requireFirefox } from '../running/browser.ts'
import { runCommand } from '../running/command.ts'
import { build, fill } from '../running/test-parts.ts'
import { runTool } from '../running/tool.ts'

export const main = () =>
  runCommand(async (processes) => {
    requireFirefox()
    await build(processes)
    await fill(processes)
    return runTool('playwright', ['test', '--config', 'e2e/firefox/playwright.config.ts'])
  })
