import { join } from 'node:path'
import { requireFirefox } from './browser.ts'
import { root } from './paths.ts'
import { type Counts, readCounts } from './test-counts.ts'
import { runTool } from './tool.ts'

/**
 * Runs the tests in Firefox; the parts must be built, and the demo fair filled.
 * @throws {Failure} when no Firefox can be had
 */
export async function runFirefoxTests(): Promise<Counts> {
  await requireFirefox()
  const code = await runTool('playwright', ['test', '--config', 'e2e/firefox/playwright.config.ts'])
  return readCounts(join(root, 'test-results/firefox.json'), code)
}
