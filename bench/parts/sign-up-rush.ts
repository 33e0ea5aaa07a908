import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveMessage } from '@beursvloer/contract/live/feed'
import { concurrently } from '../../scripts/running/concurrently.ts'
import type { Settings } from '../../scripts/running/settings.ts'
import { LIMITS_OF_THE_VENUE, type Part, quantile, seconds } from '../harness.ts'
import { read } from '../pages.ts'

const VISITORS = 500
/** Signing in at once while getting ready. */
const AT_ONCE = 8
/** Before one who was refused signs in again, in ms. */
const PAUSE_MS = 1000
/** Requests of the one who abuses it. */
const ABUSES = 200
const PASSWORD = 'Lantaarnpaal-17'
/** Its bcrypt hash at the lowest cost: hashing is not what is measured. */
const HASH = '$2a$04$Y1Xzazti.lvetwgY3yVn1uwvgWymU2ksvcyWdZSwWU6vZCq8imVk6'

/** Puts visitors with confirmed accounts into the database; gives their addresses. */
function makeVisitors({ dataDir }: Settings): string[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { timeout: 5000 })
  const visitor = database.prepare(
    `insert into up_users (document_id, username, email, provider, password, confirmed, blocked)
     values (?, ?, ?, 'local', '${HASH}', 1, 0)`,
  )
  const role = database.prepare(
    `insert into up_users_role_lnk (user_id, role_id)
     select ?, id from up_roles where type = 'authenticated'`,
  )
  const addresses = Array.from({ length: VISITORS }, (_, at) => `bezoeker${at}@zandkreek.example`)
  database.exec('begin immediate')
  for (const email of addresses)
    role.run(visitor.run(randomUUID(), randomUUID(), email).lastInsertRowid)
  database.exec('commit')
  database.close()
  return addresses
}

/** A browser as far as the site notices: keeps cookies, and sends forms of the site's own pages. */
function openPhone(address: string) {
  const cookies = new Map<string, string>()
  return async (path: string, fields?: Record<string, string>, accept = 'text/html') => {
    const asked = performance.now()
    const response = await fetch(address + path, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      redirect: 'manual',
      headers: {
        accept,
        origin: address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    const text = await response.text()
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, text, ms: performance.now() - asked }
  }
}

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
    const { address, settings } = await site(1, { environment: LIMITS_OF_THE_VENUE })
    const item = await pageToSignUpOn(address)
    const ready: { phone: ReturnType<typeof openPhone>; key: string }[] = []
    await concurrently(AT_ONCE, makeVisitors(settings), async (identifier) => {
      const phone = openPhone(address)
      const signIn = () =>
        phone('/inloggen', { identifier, password: PASSWORD }, 'application/json')
      let answer = await signIn()
      // Getting ready is not what is measured: a quick machine signs in faster than a hall may.
      for (; answer.status === 429; answer = await signIn()) await wait(PAUSE_MS)
      if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`)
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
