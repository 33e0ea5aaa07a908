/**
 * Sends events as browsers do, as a process of its own: `node event-client.ts <address> <events/s>
 * <seconds> <path>…`. Tells its parent when it is done how many it sent, and how many batches were
 * answered by anything else than 204.
 */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { makeSession } from '@beursvloer/contract/statistics/session-cookie'

/** What it tells its parent. */
export interface EventReport {
  readonly sent: number
  readonly refused: number
}

/** A browser sends what happened in five seconds; these are busy ones. */
const EVENTS_PER_BATCH = 20
/** Of so many events one is of a page that is not there, and is dropped. */
const ONE_WRONG_IN = 50
const SOURCES = [undefined, 'zoek.example', 'nieuwsbrief']
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148'

const [, , address = '', rate = '', seconds = '', ...paths] = process.argv
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const session = makeSession(Date.now())
let sent = 0
let refused = 0

function batch(): string {
  const events = Array.from({ length: EVENTS_PER_BATCH }, () => {
    sent += 1
    const path = sent % ONE_WRONG_IN === 0 ? '/nergens/te/vinden' : paths[sent % paths.length]
    return {
      eventType: 'pageview',
      url: address + path,
      age: sent % 5000,
      session,
      source: SOURCES[sent % SOURCES.length],
    }
  })
  return JSON.stringify({ data: { events, session } })
}

const send = () =>
  new Promise<void>((resolve) => {
    const headers = { origin: address, 'user-agent': PHONE, 'content-type': 'text/plain' }
    const sending = request(
      `${address}/statistics/`,
      { method: 'POST', agent, headers },
      (answer) => {
        if (answer.statusCode !== 204) refused += 1
        answer.resume().on('end', resolve)
      },
    )
    sending.on('error', () => {
      refused += 1
      resolve()
    })
    sending.end(batch())
  })

const started = performance.now()
const wanted = (Number(rate) * Number(seconds)) / EVENTS_PER_BATCH
const sending: Promise<void>[] = []
for (let at = 0; at < wanted; at += 1) {
  const due = started + (at * EVENTS_PER_BATCH * 1000) / Number(rate)
  if (due > performance.now()) await wait(due - performance.now())
  sending.push(send())
}
await Promise.all(sending)
agent.destroy()
process.send?.({ sent, refused } satisfies EventReport)
