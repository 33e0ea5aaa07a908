import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { LiveMessage } from '@beursvloer/contract/live/feed'
import { Device } from '../device.ts'
import type { Part } from '../part.ts'
import { makeVisitors } from '../visitor-accounts.ts'

const VISITORS = 500
/** Signing in at once while getting ready. */
const AT_ONCE = 8
/** Before one who was refused signs in again, in ms. */
const PAUSE_MS = 1000

/** 500 phones in one hall that tap "Aanmelden" in the same moment. */
const part: Part = {
  title: '500 sign-ups at once from one address',
  budget: 'p95 at most 2 s, no 429, none lost; one abuser is refused',
  async run(context) {
    const environment = { RATE_LIMITS: 'on', VENUE_NETWORKS: '127.0.0.0/8' }
    const { address, settings } = await context.site(1, { environment })
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
    const visitors = makeVisitors(settings, VISITORS)
    const phones = visitors.map(() => new Device(address, agent))
    const item = await pageToSignUpOn(address)
    let next = 0
    const signIn = async () => {
      for (let at = next++; at < VISITORS; at = next++) {
        const signedIn = () => phones[at]?.post('/inloggen', { ...visitors[at] })
        let answer = await signedIn()
        // Getting ready is not what is measured: a quick machine signs in faster than a hall may.
        for (; answer?.status === 429; answer = await signedIn()) await setTimeout(PAUSE_MS)
        if (answer?.status !== 200) throw new Error(`signing in answered ${answer?.status}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, signIn))
    const keys: string[] = []
    for (const phone of phones) {
      const { text } = await phone.get(item)
      keys.push(/name="sleutel" value="([^"]+)"/.exec(text)?.[1] ?? '')
    }
    const answers = await Promise.all(
      phones.map((phone, at) => phone.send(item, { doe: 'own', sleutel: keys[at] ?? '' })),
    )
    const statuses = (status: number) => answers.filter((answer) => answer.status === status).length
    const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const at = (part: number) =>
      `${((times[Math.floor(times.length * part)] ?? 0) / 1000).toFixed(1)} s`
    const [abuser] = phones
    let refused = 0
    for (let again = 0; again < 200; again += 1) {
      const answer = await abuser?.send(item, { doe: 'cancel', sleutel: keys[0] ?? '' })
      if (answer?.status === 429) refused += 1
    }
    agent.destroy()
    return {
      table: {
        columns: [
          'sign-ups',
          'place or turn',
          'told it is full',
          '429',
          '5xx',
          'p50',
          'p95',
          'last',
        ],
        rows: [
          [
            `${VISITORS}`,
            `${statuses(303)}`,
            `${statuses(409)}`,
            `${statuses(429)}`,
            `${answers.filter(({ status }) => status >= 500).length}`,
            at(0.5),
            at(0.95),
            at(0.999),
          ],
        ],
      },
      notes: [
        `All asked in one moment, each signed in on a device of its own, to the answer that it is done. One of them who then sends 200 more in a row is refused ${refused} times.`,
      ],
    }
  },
}

/** The page of an item with a waiting list: everybody gets a place or a turn. */
async function pageToSignUpOn(address: string): Promise<string> {
  const live = (await (await fetch(`${address}/live`)).json()) as LiveMessage
  const { data } = (await (await fetch(`${address}/nu/_payload.json`)).json()) as Payload
  const items = Object.values(data).flatMap((loaded) => loaded?.facts?.items ?? [])
  const item = items.find(({ id }) => live.items[id]?.line)
  if (!item) throw new Error('there is nothing to sign up for')
  return item.path.replace(/^\/programma\//, '/aanmelden/')
}

interface Payload {
  readonly data: Readonly<
    Record<string, { facts?: { items: readonly { id: string; path: string }[] } } | null>
  >
}

export default part
