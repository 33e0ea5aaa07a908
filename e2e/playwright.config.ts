import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/running/browser.ts'
import { runsAll } from '../scripts/running/runs-all.ts'
import type { WorkerOptions } from './harness/server-test.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Tests that change published content, or stop the CMS: one after the other, in an installation of
 * their own.
 */
const publishing = /(admin-panel|publish)\.spec\.ts$/

/** Tests that look at the second fair. */
const waterproef = /\/waterproef\.spec\.ts$/

/** Tests that start and kill processes: long, and without a browser. */
const processes = /\/(processes|machines|containers|watch-mode|tracing)\.spec\.ts$/

/** Tests that only look at one page after the other, each as a visitor finds it. */
const looking = /\/(pages|focus)\.spec\.ts$/

/** Tests that run in the machine's Firefox, by a command of their own. */
const firefox = /\/e2e\/firefox\//

export default defineConfig<object, WorkerOptions>({
  testDir: folder('.'),
  // Emptied at the start, while other parts write beside it.
  outputDir: folder('../test-results/e2e'),
  globalSetup: folder('harness/global-setup.ts'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, for a busy machine: tests with a budget assert it themselves.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: folder('../test-results/e2e.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Tests of pages see the server's answers; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    // Frames of animations take a tenth of the time; the tests for releases run all of them.
    ...(runsAll() ? {} : { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...browserArguments,
        // Pages live for a second or two: optimizing their code takes longer than it saves.
        '--js-flags=--no-turbofan,--no-maglev',
        // There is no graphics processor to keep a process for.
        ...['--disable-gpu', '--in-process-gpu'],
      ],
    },
  },
  // Few: each starts workers and a browser of its own. The serial one begins first, beside the rest.
  projects: [
    { name: 'publishing', testMatch: publishing, workers: 1, use: { publishes: true } },
    {
      name: 'waterproef',
      testMatch: waterproef,
      workers: 1,
      use: { publishes: true, filling: 'waterproef' },
    },
    { name: 'processes', testMatch: processes, workers: 1 },
    {
      name: 'looking',
      testMatch: looking,
      // One context for all, emptied in between: scripts and axe are compiled once.
      use: { reuseContext: true },
    },
    { name: 'pages', testIgnore: [firefox, publishing, processes, looking, waterproef] },
  ],
})
