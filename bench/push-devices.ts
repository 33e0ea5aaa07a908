import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PushService } from '@beursvloer/contract/testing/push-service'
import type { Settings } from '../scripts/running/settings.ts'

/** Puts devices that asked for news, each with a subscription, into the database of a throw-away installation. */
export function makePushDevices(
  { dataDir }: Settings,
  service: PushService,
  count: number,
): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  const made: string[] = []
  try {
    const device = database.prepare(
      `insert into push_installations (document_id, installation_id, token_hash, token_ends_at, refresh_hash,
         language, tell_changes, tell_place, tell_soon, tell_news, endpoint, endpoint_hash, service,
         device_key, auth_secret, push_token, subscribed_at, registered_at, seen_at)
       values (?, ?, 'x', 0, 'x', ?, 1, 1, 1, 1, ?, ?, ?, ?, ?, 'x', ?, ?, ?)`,
    )
    database.exec('begin immediate')
    for (let number = 0; number < count; number += 1) {
      const { id, endpoint, keys } = service.subscribe()
      const now = Date.now()
      const language = number % 5 === 0 ? 'en' : 'nl'
      const subscription = [endpoint, id, service.url, keys.p256dh, keys.auth]
      device.run(randomUUID(), id, language, ...subscription, now, now, now)
      made.push(id)
    }
    database.exec('commit')
  } finally {
    database.close()
  }
  return made
}
