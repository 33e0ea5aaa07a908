import { SECOND_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'

/** How often a process tells the others that the site asks it, in ms. */
const TELL_MS = 10 * SECOND_MS

let asked: Date | null = null
let toldAt = 0

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'last-feed' })
const hasOthers = (strapi: Core.Strapi) => strapi.db.dialect.client === 'postgres'

/** Stores the time of the site's request for live facts, which it makes every second. */
export async function recordFeed(strapi: Core.Strapi, now: Date): Promise<void> {
  asked = now
  if (!hasOthers(strapi) || now.getTime() - toldAt < TELL_MS) return
  toldAt = now.getTime()
  await store(strapi).set({ value: now.toISOString() })
}

/** The time of the site's last request to any process, to within seconds; null for none. */
export async function lastFeedAt(strapi: Core.Strapi): Promise<Date | null> {
  const told = hasOthers(strapi) ? ((await store(strapi).get({})) as string | null) : null
  return told && (!asked || new Date(told) > asked) ? new Date(told) : asked
}
