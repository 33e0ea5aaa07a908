import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const app = fileURLToPath(new URL('site/app', import.meta.url))

/** What both projects with a real Strapi on a throw-away database have in common. */
const cms: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // One Strapi for all files: it keeps itself in a global, and starting it takes seconds.
  fileParallelism: false,
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

/** Tests of the CMS in which the database matters most; `CMS_TESTS=all` in the environment takes all. */
const onPostgres = [
  'accounts',
  'backup',
  'commits',
  'door',
  'mail',
  'push',
  'push-staff',
  'saved-changes',
  'sign-ups',
  'sign-up-races',
  'sign-in-limits',
  'statistics',
  'submission-files',
  'submissions',
  'transactions',
].map((name) => `cms/tests/${name}.test.ts`)
const all = 'cms/tests/**/*.test.ts'

/**
 * `unit` needs nothing but the sources; `cms` tests the CMS on SQLite, `cms-postgres` some of it on
 * PostgreSQL.
 */
export default defineConfig({
  test: {
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
          // Property tests take a second or so; a busy machine may stretch that past the usual five.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...cms,
          name: 'cms',
          include: [all],
          globalSetup: 'cms/tests/data-folder.ts',
        },
      },
      {
        test: {
          ...cms,
          name: 'cms-postgres',
          include: process.env.CMS_TESTS === 'all' ? [all] : onPostgres,
          // The server runs as a user who may not enter the temporary folder that the data folder brings.
          globalSetup: ['cms/tests/postgres-server.ts', 'cms/tests/data-folder.ts'],
        },
      },
    ],
  },
})
