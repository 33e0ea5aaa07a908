import type { ServerBuild } from 'react-router'
import { fullPath } from '../app/shell/pages.server.ts'
import type { BuildInfo } from './site.ts'

/** When the bundle was built, in milliseconds since 1970; set by vite.config.ts. */
declare const __BUILD_TIMESTAMP__: number

/**
 * The browser's facts about the running build: its id, age, and which code shows which page. Routes
 * that answer with files have no code for the browser.
 */
export function buildInfo(build: Pick<ServerBuild, 'assets' | 'routes'>): BuildInfo {
  return {
    id: build.assets.version,
    timestamp: __BUILD_TIMESTAMP__,
    routes: Object.values(build.assets.routes).flatMap((route) =>
      route && build.routes[route.id]?.module.default
        ? [
            {
              id: route.id,
              path: fullPath(build.routes, route.id),
              modules: [route.module, ...(route.imports ?? [])],
            },
          ]
        : [],
    ),
  }
}
