import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  define: { __BUILD_TIMESTAMP__: Date.now() },
  // The content policy has no data: for scripts and fonts; pictures stay files so that they cache.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
