import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { runsAll } from './scripts/running/runs-all.ts'

const app = fileURLToPath(new URL('site/app', import.meta.url))

/** Generous, for a busy machine: tests wait for events, and what has a budget asserts that itself. */
const timeouts: TestProjectInlineConfiguration['test'] = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
}

/** What both projects with a real Strapi on a throw-away database have in common. */
const cms: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // One Strapi for all files: it keeps itself in a global, and starting it takes seconds.
  fileParallelism: false,
  isolate: false,
  ...timeouts,
}

/** Tests of the CMS in which the database matters most: they run on the one that large fairs have. */
const onPostgres = [
  'accounts',
  'backup',
  'bucket',
  'commits',
  'saved-changes',
  'several',
  'sign-ups',
  'sign-up-races',
  'statistics',
  'submissions',
  'transactions',
  'two-factor',
].map((name) => `cms/tests/${name}.test.ts`)
const all = 'cms/tests/**/*.test.ts'

/** `unit` needs nothing but the sources; `cms` tests the CMS on SQLite, `cms-postgres` on PostgreSQL. */
export default defineConfig({
  test: {
    tags: [
      {
        name: 'exhaustive',
        description:
          'Only for `npm run test:all`: measures time, or repeats much of what others show.',
      },
    ],
    projects: [
      {
        resolve: { alias: { '~': app } },
        test: {
          name: 'unit',
          include: [
            '{site,contract,scripts,bench,fuzz}/**/*.test.{ts,tsx}',
            'cms/{src,config,seed}/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: 'scripts/running/temporary-folder.ts',
          // Starting each of two hundred files in a process of its own takes as long as the tests.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          ...cms,
          name: 'cms',
          include: [all],
          exclude: runsAll() ? [] : onPostgres,
          globalSetup: 'cms/tests/data-folder.ts',
        },
      },
      {
        test: {
          ...cms,
          name: 'cms-postgres',
          include: runsAll() ? [all] : onPostgres,
          // The server runs as a user who may not enter the temporary folder that the data folder brings.
          globalSetup: ['cms/tests/postgres-server.ts', 'cms/tests/data-folder.ts'],
        },
      },
    ],
  },
})
