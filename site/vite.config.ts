import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * react-zoom-pan-pinch puts a style element into the page, which the content policy refuses. What it
 * says is in the plan's own style sheet.
 */
const withoutInjectedStyle: Plugin = {
  name: 'without-injected-style',
  transform: {
    filter: { id: /react-zoom-pan-pinch\/dist\/.*\.js$/ },
    handler(code) {
      const clean = code.replace(/^styleInject\(css_\w+\);$/m, '')
      if (clean === code) this.error('It no longer injects a style: drop this plugin.')
      return { code: clean, map: null }
    },
  },
}

/** Libraries of one page or a rare case, fetched when they are needed. */
const LAZY =
  'react-zoom-pan-pinch|@iconify/|@formkit/|@firebase/|idb/|ibantools|libphonenumber-js|altcha'

/** Parts of many pages; those of forms stay with the forms, however many pages have one. */
const SHARED =
  /app.(ui|shell|i18n|layouts).(?!(choices|field|file-field|password-field|select|step-list|text-field)\.)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutInjectedStyle],
  resolve: {
    alias: { '~': new URL('./app', import.meta.url).pathname },
    // The CMS's admin panel brings React 18 to the workspace's root; the site has 19 of its own.
    dedupe: ['react', 'react-dom'],
  },
  define: { __BUILD_TIMESTAMP__: Date.now() },
  // The content policy has no data: for scripts and fonts; pictures stay files so that they cache.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      // Found at the start, not while the first page loads, which would then load twice.
      optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,server}.*'] },
      build: {
        rollupOptions: {
          // One file of libraries packs better than several, and outlives our own changes. The
          // parts that many pages share travel together too: a dozen tiny files cost a phone
          // round trips. What belongs to a feature or a block goes with the pages that show it.
          output: {
            advancedChunks: {
              groups: [
                { name: 'libraries', test: new RegExp(`node_modules/(?!${LAZY})`) },
                { name: 'shared', test: SHARED, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled for the same reason: left outside, it would find React 18.
      resolve: { noExternal: ['zustand'] },
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
})
