import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/running/browser.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  testDir: folder('.'),
  outputDir: folder('../test-results/identity'),
  forbidOnly: true,
  retries: 0,
  // One emulator: all tests see one test's changes of an account.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: folder('../test-results/identity.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser() ?? undefined, args: [...browserArguments] },
  },
})
