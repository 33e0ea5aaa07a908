import { createStaticHandler, type ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** A page as its route module declares it, at one of its addresses. */
export interface DeclaredPage {
  /** Id of its route. */
  readonly id: string
  readonly handle: PageHandle
  readonly params: Readonly<Record<string, string | undefined>>
}

/** How the routes want their pages to be treated. */
export interface Pages {
  /** The page at a path below the locale's base, well encoded. Throws where no route leads. */
  at(path: string): DeclaredPage
  /** Paths under which all pages belong to one visitor, without a locale prefix. */
  readonly personalPaths: readonly string[]
}

type Routes = Pick<ServerBuild, 'routes'>['routes']
type Route = NonNullable<Routes[string]>

/** Path pattern of a route with those of its parents, with a leading slash. */
export function fullPath(routes: Routes, id: string): string {
  const parts: string[] = []
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path)
  }
  return `/${parts.join('/')}`
}

/** The errors in a route module's handle; empty when there are none. */
function problemsOf({ id, module }: Route): readonly string[] {
  const handle = module.handle as Partial<PageHandle> | undefined
  const missing = (['audience', 'sitemap', 'counted'] as const).filter(
    (name) => handle?.[name] === undefined,
  )
  if (missing.length > 0) return [`${id}: its handle lacks ${missing.join(', ')}.`]
  return [
    ...(module.action && !handle?.forms ? [`${id}: it has an action, its handle no forms.`] : []),
    ...(handle?.forms && !module.action ? [`${id}: its handle has forms, it has no action.`] : []),
    ...(handle?.parameters && handle.audience !== 'shared'
      ? [`${id}: only shared pages name their search parameters.`]
      : []),
  ]
}

/** The part of a path pattern before its first parameter: `/inloggen` of `/inloggen/:provider`. */
const fixedPart = (path: string) => path.replace(/\/[:*].*$/, '')

/**
 * Reads how pages are treated from the `handle` of their route modules.
 * @throws when a handle is missing, or does not match its module
 */
export function readPages(routes: Routes): Pages {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const pages = all.filter((route) => route.index || (route.path && route.id !== 'root'))
  const problems = pages.flatMap(problemsOf)
  if (problems.length > 0) throw new Error(`Pages are not declared:\n${problems.join('\n')}`)
  const { match } = createStaticHandler(
    pages.map((route) => ({
      id: route.id,
      path: fullPath(routes, route.id),
      handle: route.module.handle,
    })),
  )
  const personal = pages
    .filter(({ module }) => (module.handle as PageHandle).audience === 'personal')
    .map(({ id }) => fixedPart(fullPath(routes, id)))
  return {
    at(path) {
      const found = match(path)?.at(-1)
      if (!found) throw new Error(`No route leads to ${path}`)
      return { id: found.route.id, handle: found.route.handle, params: found.params }
    },
    personalPaths: [...new Set(personal)]
      .filter((path) => !personal.some((other) => path.startsWith(`${other}/`)))
      .sort(),
  }
}
