import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { PUSH_CERTIFICATE } from '@beursvloer/contract/testing/push-certificate'
import { type PushService, startPushService } from '@beursvloer/contract/testing/push-service'
import type { Settings } from '../../scripts/running/settings.ts'
import { createProcessGroup, startCms } from '../../scripts/running/stack.ts'
import { createThrowAway } from '../../scripts/running/throw-away.ts'
import { signInAdministrator } from '../editor.ts'
import {
  inWords,
  median,
  megabytes,
  milliseconds,
  type Part,
  residentMegabytes,
  seconds,
} from '../harness.ts'

const DEVICES = 10_000
/** How often its health is looked at, in ms. */
const LOOK_MS = 200
/** Longest that a message may take, in ms. */
const MAX_PUSH_MS = 300_000

const TEXT = { title: 'De bar is open', body: 'Tot 18:00 uur in hal 1.' }

/** Puts devices that asked for news, each with a subscription, into the database. */
function makeDevices({ dataDir }: Settings, service: PushService): void {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  const device = database.prepare(
    `insert into push_installations (document_id, installation_id, token_hash, token_ends_at, refresh_hash,
       language, tell_changes, tell_place, tell_soon, tell_news, endpoint, endpoint_hash, service,
       device_key, auth_secret, push_token, subscribed_at, registered_at, seen_at)
     values (?, ?, 'x', 0, 'x', 'nl', 1, 1, 1, 1, ?, ?, ?, ?, ?, 'x', ?, ?, ?)`,
  )
  database.exec('begin immediate')
  for (let number = 0; number < DEVICES; number += 1) {
    const { id, endpoint, keys } = service.subscribe()
    const now = Date.now()
    const subscription = [endpoint, id, service.url, keys.p256dh, keys.auth]
    device.run(randomUUID(), id, ...subscription, now, now, now)
  }
  database.exec('commit')
  database.close()
}

/** One message to ten thousand devices; that none is sent twice when the sender dies is tested. */
const part: Part = {
  title: 'A push message to 10,000 devices',
  budget: 'every device gets it once; the CMS answers meanwhile',
  async run() {
    const service = await startPushService()
    const processes = createProcessGroup()
    const { settings, remove } = await createThrowAway(processes, {
      environment: { PUSH_SERVICES: service.url },
    })
    const certificate = join(settings.dataDir, 'certificate.pem')
    writeFileSync(certificate, PUSH_CERTIFICATE)
    const environment = { ...settings.environment, NODE_EXTRA_CA_CERTS: certificate }
    try {
      const { pid } = await startCms(processes, { ...settings, environment }, 'production')
      const { token } = await signInAdministrator({ settings })
      makeDevices(settings, service)
      const ask = async (path: string, body?: object) => {
        const response = await fetch(`${settings.cmsUrl}/push-messages${path}`, {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        if (!response.ok) throw new Error(`/push-messages${path} answered ${response.status}`)
        return (await response.json()).data as { documentId: string; state: string }
      }
      const begun = performance.now()
      const { documentId } = await ask('', {
        ...{ key: randomUUID(), nl: TEXT, en: TEXT, path: '/', target: { to: 'news' } },
        ...{ sendAt: null, hours: 1 },
      })
      const health: number[] = []
      while ((await ask(`/${documentId}`)).state !== 'done') {
        const asked = performance.now()
        if (asked - begun > MAX_PUSH_MS) throw new Error('the message was not done in time')
        await fetch(`${settings.cmsUrl}/_health`)
        health.push(performance.now() - asked)
        await wait(LOOK_MS)
      }
      const time = performance.now() - begun
      const reached = new Set(service.taken.map(({ id }) => id)).size
      return {
        columns: ['time', 'devices', 'sent twice', 'health of the CMS', 'longest', 'memory after'],
        rows: [
          [
            ...[seconds(time), inWords(reached), inWords(service.taken.length - reached)],
            ...[milliseconds(median(health)), milliseconds(Math.max(...health))],
            megabytes(residentMegabytes(pid)),
          ],
        ],
        notes: [
          'From asking in the panel until the message is done. The push service of the measurement speaks the protocol on the same machine.',
        ],
      }
    } finally {
      await processes.stop()
      await service.stop()
      remove()
    }
  },
}

export default part
