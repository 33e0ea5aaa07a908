import type { ServerBuild } from 'react-router'
import type { BuildInfo } from './site.ts'

/** When the bundle was built, in milliseconds since 1970; set by vite.config.ts. */
declare const __BUILD_TIMESTAMP__: number

/** Path pattern of a route with those of its parents, with a leading slash. */
function fullPath(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = []
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path)
  }
  return `/${parts.join('/')}`
}

/**
 * What the browser may ask about the running build: its id, age, and which code shows which page.
 * Routes that answer with files have no code for the browser.
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
