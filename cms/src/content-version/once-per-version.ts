import type { Core } from '@strapi/strapi'
import { readContentVersion } from './counters'

type Work = (strapi: Core.Strapi, now: Date) => Promise<void>

/** The same work, done once for each version of the content in this process, and again where it failed. */
export function oncePerVersion(work: Work): Work {
  const doneAt = new WeakMap<Core.Strapi, string>()
  return async (strapi, now) => {
    const { version } = await readContentVersion(strapi)
    if (doneAt.get(strapi) === version) return
    await work(strapi, now)
    doneAt.set(strapi, version)
  }
}
