import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../scripts/running/settings.ts'

/** The site sends what it counted every ten seconds; twice that, and some. */
const MAX_WAIT_MS = 40_000
const LOOK_MS = 500

/** Asks the database of an installation's CMS; a row is what its columns say. */
export function askDatabase({ dataDir }: Settings, query: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000, readOnly: true })
  try {
    return database.prepare(query).all()
  } finally {
    database.close()
  }
}

/** How many events the CMS has, those that were dropped included. */
export const countedEvents = (settings: Settings): number =>
  Number(askDatabase(settings, 'select sum(count) as events from statistics_counts')[0]?.events)

/** Waits until the CMS has so many events. @throws when it has others after a while */
export async function untilCounted(settings: Settings, events: number): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  let counted = 0
  while (performance.now() < end) {
    counted = countedEvents(settings)
    if (counted === events) return
    await wait(LOOK_MS)
  }
  throw new Error(`${events} events were sent, the CMS has ${counted}`)
}
