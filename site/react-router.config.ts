import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole sitemap travels with the first page: no lazy manifest requests on bad venue Wi-Fi.
  // `vite.config.ts` counts on it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
