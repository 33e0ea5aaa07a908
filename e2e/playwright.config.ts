import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/running/browser.ts'
import { runsAll } from '../scripts/running/runs-all.ts'
import type { WorkerOptions } from './harness/server-test.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Tests for small screens. */
const phone = /\.phone\.spec\.ts$/

/**
 * Tests that change published content, or stop the CMS: one after the other, in an installation of
 * their own.
 */
const publishing = /(admin-panel|publish)\.spec\.ts$/

/** Tests that send forms and sign in: the longest ones. */
const forms =
  /\/(accounts|contract-form|forms|forms-protection|identity|profile|sign-out)\.spec\.ts$/
/** Tests that start and kill `npm start`: long, and without a browser. */
const processes = /\/processes\.spec\.ts$/

/** Tests that ask the server and open no page. */
const server = /\.server\.spec\.ts$/

/** Tests that only look at one page after the other, each as a visitor finds it. */
const looking = /\/(pages|focus)\.spec\.ts$/

/** Tests that run in the machine's Firefox, by a command of their own. */
const firefox = /\/e2e\/firefox\//

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig<object, WorkerOptions>({
  testDir: folder('.'),
  outputDir: folder('../test-results'),
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
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Tests of pages see the server's answers; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    // Frames of animations take a tenth of the time; the tests for releases run all of them.
    ...(runsAll() ? {} : { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      // Pages live for a second or two: optimizing their code takes longer than it saves.
      args: [...browserArguments, '--js-flags=--no-turbofan,--no-maglev'],
    },
  },
  // Serial projects begin first, so that the rest fills both workers to the end.
  projects: [
    {
      name: 'publishing',
      testMatch: publishing,
      workers: 1,
      use: { ...desktop, publishes: true },
    },
    { name: 'forms', testMatch: forms, use: desktop },
    { name: 'processes', testMatch: processes, workers: 1 },
    { name: 'server', testMatch: server },
    {
      name: 'looking',
      testMatch: looking,
      // One context for all, emptied in between: scripts and axe are compiled once.
      use: { ...desktop, reuseContext: true },
    },
    {
      name: 'desktop',
      testIgnore: [phone, firefox, forms, publishing, processes, server, looking],
      use: desktop,
    },
    { name: 'phone', testMatch: phone, use: devices['Pixel 7'] },
  ],
})
