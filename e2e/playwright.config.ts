import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/running/browser.ts'
import type { WorkerOptions } from './harness/test.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Tests for small screens are in `*.phone.spec.ts`; `smoke.spec.ts` runs on both. */
const phone = /(\.phone|smoke)\.spec\.ts$/

/** Tests that change what is published, one after the other. */
const publishing = /(admin-panel|publish)\.spec\.ts$/

/** Tests that measure time and end processes: one after the other, when all else is done. */
const alone = /(cms-down|processes)\.spec\.ts$/

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig<object, WorkerOptions>({
  testDir: folder('.'),
  outputDir: folder('../test-results'),
  globalSetup: folder('harness/global-setup.ts'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, for a busy machine: what has a budget asserts that itself.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: folder('../test-results/e2e.json') }]],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [...browserArguments],
    },
  },
  projects: [
    {
      name: 'publishing',
      testMatch: publishing,
      workers: 1,
      use: { ...desktop, publishes: true },
    },
    {
      name: 'desktop',
      testIgnore: [/\.phone\.spec\.ts$/, publishing, alone],
      use: desktop,
    },
    { name: 'phone', testMatch: phone, use: devices['Pixel 7'] },
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['publishing', 'desktop', 'phone'],
      workers: 1,
      use: desktop,
    },
  ],
})
