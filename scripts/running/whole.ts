/** The whole as processes: which programs it consists of, how to start them, how to stop them. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, type ChildOptions, startChild } from './child.ts'
import { Failure } from './failure.ts'
import { cacheFolder, root } from './paths.ts'
import { reasonOf, waitUntilReady } from './ready.ts'
import type { Settings } from './settings.ts'

/** Strapi's program, relative to the folder of the CMS. */
const strapi = '../node_modules/@strapi/strapi/bin/strapi.js'

/**
 * Memory of the site. V8 takes what the machine has unless told otherwise; ten times the demo fair
 * fits twice. `NODE_OPTIONS` of the environment replaces this. glibc's arenas follow the cores, and
 * it gives large blocks, such as a page of a megabyte, back only when its thresholds stay as they
 * are. Node's compiler for TypeScript takes 18 MB and stays; what it made before is read instead.
 */
export const leanSite = {
  NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=4',
  NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

export type Mode = 'production' | 'development'

/** Options of a process with the settings as its environment and its log under the data folder. */
export const childOf = (
  settings: Settings,
  mode: Mode,
  options: Pick<ChildOptions, 'name' | 'args' | 'onWarning'> & { readonly workspace: string },
): ChildOptions => ({
  ...options,
  cwd: join(root, options.workspace),
  env: { ...settings.environment, NODE_ENV: mode },
  logFile: join(settings.dataDir, 'logs', `${options.name.toLowerCase()}.log`),
})

/** Starts a child that is expected to end by itself, and waits for that. */
export const runToEnd = async (family: Family, options: ChildOptions): Promise<void> => {
  const child = family.start(options)
  const code = await child.exited
  family.forget(child)
  if (code === 0) return
  process.stderr.write(`${child.lastLines().join('\n')}\n`)
  throw new Failure(`${child.name} failed: ${reasonOf(child)} Its log: ${child.logFile}`)
}

/** The processes that belong together: they are stopped together. */
export interface Family {
  start(options: ChildOptions): Child
  /** Leaves a process that has ended, or ends on its own, out of what `stop` waits for. */
  forget(child: Child): void
  stop(): Promise<void>
}

/** An empty family; after `stop` it starts nothing any more. */
export const createFamily = (): Family => {
  const children = new Set<Child>()
  let stopped = false
  return {
    start(options) {
      if (stopped) throw new Failure('Stopped.')
      const child = startChild(options)
      children.add(child)
      return child
    },
    forget: (child) => void children.delete(child),
    async stop() {
      stopped = true
      await Promise.all([...children].map((child) => child.stop()))
    },
  }
}

export const localAddress = (host: string, port: string): string => {
  const reachable = ['0.0.0.0', '::', '*'].includes(host) ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** Starts the CMS and waits until it answers. */
export const startCms = async (
  family: Family,
  settings: Settings,
  mode: Mode,
  onWarning?: (text: string) => void,
): Promise<Child> => {
  const args = [strapi, mode === 'production' ? 'start' : 'develop']
  const child = family.start(
    childOf(settings, mode, { name: 'CMS', workspace: 'cms', args, onWarning }),
  )
  await waitUntilReady(child, `${localAddress(settings.cmsHost, settings.cmsPort)}/_health`)
  return child
}

/** Starts the site and waits until it answers; it needs the CMS only when it has no replica yet. */
export const startSite = async (
  family: Family,
  settings: Settings,
  mode: Mode,
  onWarning?: (text: string) => void,
): Promise<Child> => {
  const args = ['server/main.ts']
  const options = childOf(settings, mode, { name: 'Site', workspace: 'site', args, onWarning })
  const lean = mode === 'production' ? leanSite : {}
  const child = family.start({ ...options, env: { ...lean, ...options.env } })
  await waitUntilReady(child, `${localAddress(settings.host, settings.port)}/health?ready=1`)
  return child
}

/** E-mail address and one-time password of the administrator that the first start made. */
export interface Administrator {
  readonly email: string
  readonly password: string
}

/** Reads the first administrator's password and removes the file; null when there is none. */
export const takeFirstAdministrator = (settings: Settings): Administrator | null => {
  const file = join(settings.dataDir, 'first-administrator.json')
  try {
    const administrator = JSON.parse(readFileSync(file, 'utf8')) as Administrator
    rmSync(file)
    return administrator
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
