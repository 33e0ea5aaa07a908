import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  testDir: folder('.'),
  outputDir: folder('../../test-results/firefox'),
  forbidOnly: true,
  retries: 0,
  // One installation, which the tests stop and start.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: folder('../../test-results/firefox.json') }]],
})
