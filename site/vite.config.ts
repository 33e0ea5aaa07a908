import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
      build: {
        rollupOptions: {
          // One file of libraries packs better than several, and outlives our own changes. What
          // many pages share travels together too: a dozen tiny files cost a phone round trips.
          output: {
            advancedChunks: {
              groups: [
                { name: 'libraries', test: /node_modules/ },
                { name: 'shared', minShareCount: 5 },
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
