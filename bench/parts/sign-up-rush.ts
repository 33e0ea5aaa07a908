import type { LiveMessage } from '@beursvloer/contract/live/feed'
import { LIMITS_OF_THE_VENUE, type Part, quantile, seconds } from '../harness.ts'
import { read } from '../pages.ts'
import { makeVisitors, type Phone, signInAll } from '../visitors.ts'

const VISITORS = 500
/** Requests of the one who abuses it. */
const ABUSES = 200
/** The page of an item with a waiting list: everybody gets a place or a turn. */
async function pageToSignUpOn(address: string): Promise<string> {
  const live = JSON.parse(await read(`${address}/live`)) as LiveMessage
  const { data } = JSON.parse(await read(`${address}/nu/_payload.json`)) as Payload
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

/** 500 phones in one hall that tap "Aanmelden" in the same moment. */
const part: Part = {
  title: '500 sign-ups at once from one address',
  budget: 'p95 at most 2 s, no 429, none lost; one abuser is refused',
  async run(site) {
    const { address, settings } = await site(1, LIMITS_OF_THE_VENUE)
    const item = await pageToSignUpOn(address)
    const ready: { phone: Phone; key: string }[] = []
    await signInAll(address, makeVisitors(settings, VISITORS), async (phone) => {
      const { text } = await phone(item)
      ready.push({ phone, key: /name="sleutel" value="([^"]+)"/.exec(text)?.[1] ?? '' })
    })
    const answers = await Promise.all(
      ready.map(({ phone, key }) => phone(item, { doe: 'own', sleutel: key })),
    )
    const times = answers.map(({ ms }) => ms)
    const count = (from: number, to = from) =>
      `${answers.filter(({ status }) => status >= from && status <= to).length}`
    let refused = 0
    for (let again = 0; again < ABUSES; again += 1) {
      const answer = await ready[0]?.phone(item, { doe: 'cancel', sleutel: ready[0].key })
      if (answer?.status === 429) refused += 1
    }
    return {
      columns: ['sign-ups', 'place or turn', 'told it is full', '429', '5xx', 'p50', 'p95', 'last'],
      rows: [
        [
          ...[`${VISITORS}`, count(303), count(409), count(429), count(500, 599)],
          ...[0.5, 0.95, 1].map((share) => seconds(quantile(times, share))),
        ],
      ],
      notes: [
        `All asked in one moment, each signed in on a device of its own, to the answer that it is done. One of them who then sends ${ABUSES} more in a row is refused ${refused} times.`,
      ],
    }
  },
}

export default part
