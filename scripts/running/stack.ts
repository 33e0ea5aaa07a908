/** The processes of an installation: which programs they are, how to start them, how to stop them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { panelFolder } from './builds.ts'
import { type Child, type ChildOptions, startChild } from './child.ts'
import { compileCache } from './compile-cache.ts'
import { Failure } from './failure.ts'
import { root } from './paths.ts'
import { reasonOf, waitUntilReady } from './ready.ts'
import type { Settings } from './settings.ts'

/** Strapi's program, relative to the folder of the CMS. */
const strapi = '../node_modules/@strapi/strapi/bin/strapi.js'

/**
 * Memory outside of V8's heap. glibc's arenas follow the cores, and it frees blocks, such as a page on its
 * way to be compressed, only when its thresholds stay as they are.
 */
const leanBuffers = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Memory of the site. By default V8 takes the memory of the machine; ten times the demo fair fits
 * twice. `NODE_OPTIONS` of the environment replaces this.
 */
export const leanSite = {
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
  ...leanBuffers,
}

/**
 * Memory of the CMS. By default V8 collects the garbage of the start and of long exports only when
 * the machine runs short; with a hundred thousand visitors less than half of this is in use.
 */
export const leanCms = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  ...leanBuffers,
}

export type Mode = 'production' | 'development'

const logFileOf = ({ dataDir }: Settings, name: string) => join(dataDir, 'logs', `${name}.log`)

/** Options of a process with the settings as its environment and its log under the data folder. */
export const childOf = (
  settings: Settings,
  mode: Mode,
  options: Pick<ChildOptions, 'name' | 'args' | 'onWarning'> & { readonly workspace: string },
): ChildOptions => ({
  ...options,
  cwd: join(root, options.workspace),
  env: { ...compileCache, ...settings.environment, NODE_ENV: mode },
  logFile: logFileOf(settings, options.name.toLowerCase()),
  shutdownDelay: settings.shutdownDelay,
})

/** Starts a child that is expected to end by itself, and waits for that. */
export const runToEnd = async (processes: ProcessGroup, options: ChildOptions): Promise<void> => {
  const child = processes.start(options)
  const code = await child.exited
  processes.forget(child)
  if (code === 0) return
  process.stderr.write(`${child.lastLines().join('\n')}\n`)
  throw new Failure(`${child.name} failed: ${reasonOf(child)} Its log: ${child.logFile}`)
}

/**
 * Milliseconds that the processes stopped first have, their delay aside, before the others are
 * stopped: requests in progress in the site are cut off after 10 seconds. The others serve for as
 * long a delay themselves, so the first can still use them.
 */
const headStart = 11_000

/** The processes that belong together: they are stopped together. */
export type ProcessGroup = ReturnType<typeof createProcessGroup>

/** An empty group; after `stop` it starts nothing any more. */
export const createProcessGroup = () => {
  const children = new Map<Child, ChildOptions>()
  const stopping = new AbortController()
  return {
    // Aborted when the group is being stopped.
    signal: stopping.signal,
    start(options: ChildOptions) {
      if (stopping.signal.aborted) throw new Failure('Stopped.')
      const child = startChild(options)
      children.set(child, options)
      return child
    },
    // Leaves a process that has ended, or ends on its own, out of the ones that `stop` waits for.
    forget: (child: Child) => void children.delete(child),
    // Stops those first that need the others until they have ended.
    async stop() {
      stopping.abort()
      const stopAll = (first: boolean) =>
        Promise.all(
          [...children]
            .filter(([, { stopsFirst = false }]) => stopsFirst === first)
            .map(([child]) => child.stop()),
        )
      const firstEnded = stopAll(true)
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, headStart)
      await Promise.race([firstEnded, late.promise])
      clearTimeout(timer)
      await Promise.all([firstEnded, stopAll(false)])
    },
    // Kills the processes that `stop` waits for.
    kill() {
      for (const child of children.keys()) child.kill()
    },
  }
}

export const localAddress = (host: string, port: string): string => {
  const reachable = ['0.0.0.0', '::', '*'].includes(host) ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** Starts a process and waits until it answers at `url`; one that does not is stopped. */
const startAndWait = async (
  processes: ProcessGroup,
  options: ChildOptions,
  url: string,
): Promise<Child> => {
  const child = processes.start(options)
  try {
    await waitUntilReady(child, url)
    return child
  } catch (error) {
    await child.stop()
    processes.forget(child)
    throw error
  }
}

/** Starts the CMS and waits until it answers. */
export const startCms = async (
  processes: ProcessGroup,
  settings: Settings,
  mode: Mode,
  onWarning?: (text: string) => void,
): Promise<Child> => {
  const args = mode === 'production' ? ['start.cjs'] : [strapi, 'develop']
  // Strapi looks for it once, and the panel may be built later.
  mkdirSync(join(root, panelFolder), { recursive: true })
  const options = childOf(settings, mode, { name: 'CMS', workspace: 'cms', args, onWarning })
  const lean = mode === 'production' ? leanCms : {}
  const address = localAddress(settings.cmsHost, settings.cmsPort)
  return startAndWait(
    processes,
    { ...options, env: { ...lean, ...options.env } },
    `${address}/_health`,
  )
}

export interface SiteOptions {
  /** The required answer: pages (by default), or anything at all. */
  readonly answering?: 'pages' | 'anything'
  /** Name of its log; `site` by default. */
  readonly logName?: string
}

/** Starts the site and waits until it answers; it needs the CMS only when it has no replica yet. */
export const startSite = async (
  processes: ProcessGroup,
  settings: Settings,
  mode: Mode,
  onWarning?: (text: string) => void,
  { answering = 'pages', logName = 'site' }: SiteOptions = {},
): Promise<Child> => {
  const args = ['server/main.ts']
  const options = childOf(settings, mode, { name: 'Site', workspace: 'site', args, onWarning })
  const lean = mode === 'production' ? leanSite : {}
  const address = localAddress(settings.host, settings.port)
  return startAndWait(
    processes,
    {
      ...options,
      logFile: logFileOf(settings, logName),
      env: { ...lean, ...options.env },
      stopsFirst: true,
    },
    `${address}/health${answering === 'pages' ? '?ready=1' : ''}`,
  )
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
