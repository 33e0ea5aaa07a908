import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readPushPayload } from '@beursvloer/contract/push/payload'
import { PUSH_CERTIFICATE } from '@beursvloer/contract/testing/push-certificate'
import {
  type PushService,
  startPushService,
  vapidClaims,
} from '@beursvloer/contract/testing/push-service'
import { chooseOwnPassword } from '../../e2e/harness/administrator.ts'
import type { Child } from '../../scripts/running/child.ts'
import type { Settings } from '../../scripts/running/settings.ts'
import {
  createProcessGroup,
  startCms,
  takeFirstAdministrator,
} from '../../scripts/running/stack.ts'
import { createThrowAway } from '../../scripts/running/throw-away.ts'
import { median } from '../median.ts'
import { residentMegabytes } from '../memory.ts'
import type { Part } from '../part.ts'
import { makePushDevices } from '../push-devices.ts'

const DEVICES = 10_000
/** How many messages are decrypted and held against what was written. */
const SAMPLE = 50
/** How often memory and health are looked at, in ms. */
const LOOK_MS = 200
/** Longest that a message may take, in ms. */
const MAX_PUSH_MS = 300_000

const TEXT = { title: 'De bar is open', body: 'Tot 18:00 uur in hal 1.' }
const ENGLISH = { title: 'The bar is open', body: 'Until 18:00 in hall 1.' }

/** Sends a message to everybody who asked for news; answers its id in the panel. */
async function send({ cmsUrl }: Settings, token: string): Promise<string> {
  const response = await fetch(`${cmsUrl}/push-messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ key: randomUUID(), nl: TEXT, en: ENGLISH, path: '/', target: { to: 'news' } },
      ...{ sendAt: null, hours: 1 },
    }),
  })
  if (!response.ok) throw new Error(`sending answered ${response.status}`)
  const { data } = (await response.json()) as { data: { documentId: string } }
  return data.documentId
}

/** How a message stands, for the panel. */
async function isDone({ cmsUrl }: Settings, token: string, id: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${cmsUrl}/push-messages/${id}`, { headers })
  const { data } = (await response.json()) as { data: { state: string } }
  return data.state === 'done'
}

/** What a message cost while it went out. */
interface Sending {
  readonly seconds: number
  readonly before: number
  readonly most: number
  /** Times of the health of the CMS meanwhile, in ms. */
  readonly health: readonly number[]
}

/** Watches a process until a message is done. */
async function watch(
  settings: Settings,
  pid: number,
  token: string,
  id: string,
  started: number,
): Promise<Sending> {
  const before = residentMegabytes(pid) ?? 0
  const health: number[] = []
  let most = before
  while (Date.now() - started < MAX_PUSH_MS) {
    const asked = performance.now()
    await fetch(`${settings.cmsUrl}/_health`)
    health.push(performance.now() - asked)
    most = Math.max(most, residentMegabytes(pid) ?? 0)
    if (await isDone(settings, token, id))
      return { seconds: (Date.now() - started) / 1000, before, most, health }
    await wait(LOOK_MS)
  }
  throw new Error('the message was not done in time')
}

/** Holds a sample of what came in against what was written. */
function checkSample(service: PushService): number {
  const step = Math.max(1, Math.floor(service.taken.length / SAMPLE))
  const sample = service.taken.filter((_, at) => at % step === 0)
  for (const push of sample) {
    const payload = readPushPayload(JSON.parse(service.read(push)))
    const expected = payload?.language === 'en' ? ENGLISH : TEXT
    if (payload?.title !== expected.title || vapidClaims(push.authorization)?.aud !== service.url)
      throw new Error('a message is not what was sent')
  }
  return sample.length
}

/** How many devices got a message, how many got it twice, and how many would show it twice. */
function tally(service: PushService) {
  let shownTwice = 0
  let twice = 0
  const byDevice = Map.groupBy(service.taken, ({ id }) => id)
  for (const pushes of byDevice.values()) {
    if (pushes.length < 2) continue
    twice += 1
    const ids = pushes.map((push) => readPushPayload(JSON.parse(service.read(push)))?.id)
    if (new Set(ids).size !== 1) shownTwice += 1
  }
  return { reached: byDevice.size, twice, shownTwice }
}

const inWords = (amount: number) => amount.toLocaleString('en')

/** One message to ten thousand devices, and another while the sender is killed. */
const part: Part = {
  title: 'A push message to 10,000 devices',
  budget:
    'every device gets it, none shows it twice, also after kill -9 of the sender in the middle',
  async run() {
    const service = await startPushService()
    const folder = mkdtempSync(join(tmpdir(), 'beursvloer-push-'))
    const certificate = join(folder, 'certificate.pem')
    writeFileSync(certificate, PUSH_CERTIFICATE)
    const processes = createProcessGroup()
    const environment = { PUSH_SERVICES: service.url, NODE_EXTRA_CA_CERTS: certificate }
    const { settings, remove } = await createThrowAway(processes, { environment })
    try {
      const start = (): Promise<Child> => startCms(processes, settings, 'production')
      const cms = await start()
      const first = takeFirstAdministrator(settings)
      if (!first) throw new Error('the first administrator has been used')
      const { token } = await chooseOwnPassword(settings.cmsUrl, first)
      makePushDevices(settings, service, DEVICES)
      const started = Date.now()
      const whole = await watch(settings, cms.pid, token, await send(settings, token), started)
      const sample = checkSample(service)
      const once = tally(service)
      service.taken.splice(0)
      const middle = new Promise<void>((resolve) => {
        service.onMessage = () => service.taken.length >= DEVICES / 2 && resolve()
      })
      const again = Date.now()
      const id = await send(settings, token)
      await middle
      process.kill(cms.pid, 'SIGKILL')
      const atDeath = service.taken.length
      await cms.exited
      processes.forget(cms)
      const next = await start()
      const killed = await watch(settings, next.pid, token, id, again)
      const after = tally(service)
      const row = (what: string, { seconds, before, most, health }: Sending, done: typeof once) => [
        what,
        `${seconds.toFixed(1)} s`,
        inWords(done.reached),
        inWords(done.twice),
        inWords(done.shownTwice),
        `${before.toFixed(0)} → ${most.toFixed(0)} MB`,
        `${median(health).toFixed(0)} / ${Math.max(...health).toFixed(0)} ms`,
      ]
      return {
        table: {
          columns: [
            'message',
            'time',
            'devices',
            'sent twice',
            'shown twice',
            'memory of the CMS',
            'its health, median / longest',
          ],
          rows: [row('one', whole, once), row(`kill -9 after ${inWords(atDeath)}`, killed, after)],
        },
        notes: [
          `From asking in the panel until the message is done. The push service of the measurement speaks the protocol on the same machine; ${sample} messages were decrypted and their signatures verified. The time with the kill includes the start of the CMS.`,
          'What was sent twice was on its way, or not noted yet, when the process died; it has the id of the first, by which a device shows it once.',
        ],
      }
    } finally {
      await processes.stop()
      await service.stop()
      remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

export default part
