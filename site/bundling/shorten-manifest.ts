import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ASSIGNMENT = 'window.__reactRouterManifest='

/** The fields of a route that the router reads in the browser. */
const READ = new Set([
  'id',
  'parentId',
  'path',
  'index',
  'caseSensitive',
  'module',
  'hasLoader',
  'hasAction',
  'hasClientMiddleware',
  'hasErrorBoundary',
])

/** The fields that it would read of a route that has them; no route of this site does. */
const UNKNOWN =
  /^(hasClient(Loader|Action)|client(Loader|Action|Middleware)Module|hydrateFallbackModule|css)$/

/** The export that a bundled page's module has, and that of a file or a call has not. */
const DEFAULT_EXPORT = /\bas default\b/

interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Whether a route has a page to show: files and calls, which have none, are never navigated to. */
type HasPage = (module: string) => boolean

/**
 * The router's manifest without parts that no browser reads: routes without a page, fields that are
 * false, and the files that a route's module asks for itself.
 * @throws Error when a route has a field that this site did without, such as a loader for the
 * browser
 */
export function shortened(script: string, hasPage: HasPage): string {
  if (!script.startsWith(ASSIGNMENT)) throw new Error('The manifest of routes looks different now.')
  const { routes }: Manifest = JSON.parse(script.slice(ASSIGNMENT.length).replace(/;\s*$/, ''))
  const pages = Object.entries(routes).filter(([, { module }]) => hasPage(`${module}`))
  const short = pages.map(([id, route]) => {
    const said = Object.entries(route).filter(([, value]) => value && `${value}` !== '')
    for (const [name] of said)
      if (UNKNOWN.test(name)) throw new Error(`The route ${id} has ${name}: keep it in READ.`)
    return [id, Object.fromEntries(said.filter(([name]) => READ.has(name)))]
  })
  return `${ASSIGNMENT}${JSON.stringify({ routes: Object.fromEntries(short) })};`
}

/**
 * Shortens the manifest of routes of a build, which every first visit loads (docs/decisions/0074).
 * @param folder of the build for browsers
 */
export async function shortenManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name))
  const [name, ...others] = names
  if (!name || others.length) throw new Error(`${names.length} manifests of routes in ${assets}.`)
  const path = join(assets, name)
  const scripts = new Map<string, string>()
  for (const file of await readdir(assets))
    if (file.endsWith('.js'))
      scripts.set(`/assets/${file}`, await readFile(join(assets, file), 'utf8'))
  const hasPage: HasPage = (module) => DEFAULT_EXPORT.test(scripts.get(module) ?? '')
  await writeFile(path, shortened(await readFile(path, 'utf8'), hasPage))
}
