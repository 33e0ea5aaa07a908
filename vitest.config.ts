import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const app = fileURLToPath(new URL('site/app', import.meta.url))

/** `unit` needs nothing but the sources; `cms` starts a real Strapi on a throw-away database. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '~': app } },
        test: {
          name: 'unit',
          include: [
            '{site,contract,scripts,bench}/**/*.test.{ts,tsx}',
            'cms/{src,config,seed}/**/*.test.ts',
          ],
          environment: 'node',
          // Property tests take a second or so; a busy machine may stretch that past the usual five.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'cms',
          include: ['cms/tests/**/*.test.ts'],
          globalSetup: 'cms/tests/data-folder.ts',
          environment: 'node',
          // One Strapi for all files: it keeps itself in a global, and starting it takes seconds.
          fileParallelism: false,
          isolate: false,
          // Some wait for mail or measure time, which a busy machine can spoil once; the list says so.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
