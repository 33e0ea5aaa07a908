import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('../../site/app', import.meta.url))
const own = fileURLToPath(new URL('app', import.meta.url))

/** `~` is the folder of the app: here in what the app says, the site's in what the site's modules say. */
const sitesOwnImports = {
  name: 'sites-own-imports',
  enforce: 'pre' as const,
  resolveId: (id: string, importer?: string) =>
    importer?.startsWith(`${site}/`) && id.startsWith(`${own}/`)
      ? site + id.slice(own.length)
      : null,
}

/** A plain production build for Node, which asks nothing of other hosts while it builds or runs. */
export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  ssr: true,
  // What the site sends with its pages, too: style sheet and scripts as files of their own.
  features: { inlineStyles: false },
  alias: { '#site': site },
  vite: { plugins: [sitesOwnImports] },
  nitro: { preset: 'node-server' },
})
