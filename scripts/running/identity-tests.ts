import { join } from 'node:path'
import { installApart, isInstalledApart } from './install-apart.ts'
import { root } from './paths.ts'
import { type Counts, readCounts } from './test-counts.ts'
import { runTool } from './tool.ts'

const folder = join(root, 'identity')
const EMULATOR = 'firebase-tools'

/** Whether the folder of these tests is installed; they are no workspace, for their 300 MB. */
export const hasIdentityTests = (): boolean => isInstalledApart(folder, EMULATOR)

/** Installs the packages of the folder's lockfile, unless they are there. */
export const installIdentityTests = (): Promise<void> => installApart(folder, EMULATOR)

/**
 * Runs the tests; their folder must be installed.
 * @param args files of tests and other arguments of Playwright; all tests without
 */
export const runIdentityTests = async (args: readonly string[] = []): Promise<Counts> => {
  const config = ['--config', 'identity/playwright.config.ts']
  const code = await runTool('playwright', ['test', ...config, ...args])
  return readCounts(join(root, 'test-results/identity.json'), code)
}
