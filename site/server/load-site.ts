import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LiveListener } from './live/live-feed.ts'
import type { Site, SiteModule } from './site.ts'

const siteRoot = resolve(import.meta.dirname, '..')
export const clientDirectory = join(siteRoot, 'build/client')
export const compressedDirectory = join(siteRoot, 'build/compressed')

const builtSite = join(siteRoot, 'build/server/index.js')

/** Whether there is a build of the site. */
export const isBuilt = (): boolean => existsSync(builtSite)

/** The site of the last build. Throws when there is none. */
export async function loadBuiltSite(): Promise<SiteModule> {
  return (await import(builtSite)) as SiteModule
}

/**
 * A site that is made again whenever `load` returns another module, so that changed source shows
 * without a restart. Each call goes to the newest one.
 */
export async function reloadingSite(
  load: () => Promise<SiteModule>,
  create: (module: SiteModule) => Site,
): Promise<Site> {
  let module = await load()
  let site = create(module)
  const listeners = new Set<() => void>()
  const hearers = new Set<LiveListener>()
  const tell: LiveListener = (message) => {
    for (const hearer of hearers) hearer(message)
  }
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const follow = () => [site.onChange(announce), site.live.onChange(tell)]
  let following = follow()
  const refresh = async () => {
    const newest = await load()
    if (newest === module) return
    module = newest
    const previous = site
    for (const end of following) end()
    site = create(module)
    following = follow()
    await site.start()
    await previous.stop()
    announce()
  }
  const own: Partial<Site> = {
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async render(request, options) {
      await refresh()
      return site.render(request, options)
    },
    async renderShared(...asked) {
      await refresh()
      return site.renderShared(...asked)
    },
    live: {
      state: () => site.live.state(),
      onChange(hearer) {
        hearers.add(hearer)
        return () => hearers.delete(hearer)
      },
    },
  }
  return new Proxy(own as Site, {
    get: (_, name) => Reflect.get(own, name) ?? Reflect.get(site, name),
  })
}
