import { fileURLToPath } from 'node:url'

/** A plain production build for Node, which asks nothing of other hosts while it builds or runs. */
export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  ssr: true,
  // What the site sends with its pages, too: style sheet and scripts as files of their own.
  features: { inlineStyles: false },
  alias: { '#site': fileURLToPath(new URL('../../site/app', import.meta.url)) },
  nitro: { preset: 'node-server' },
})
