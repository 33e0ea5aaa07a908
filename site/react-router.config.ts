import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { shortenManifest } from './bundling/shorten-manifest.ts'

export default {
  ssr: true,
  // All routes are sent with the first page: no lazy manifest requests on bad venue Wi-Fi.
  // `vite.config.ts` counts on it.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    shortenManifest(join(buildDirectory, 'client')),
} satisfies Config
