import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { concurrently } from '../../scripts/running/concurrently.ts'
import { signInAdministrator } from '../editor.ts'
import {
  inWords,
  kilobytes,
  LIMITS_OF_THE_VENUE,
  median,
  megabytes,
  milliseconds,
  type Part,
  residentMegabytes,
} from '../harness.ts'
import { type Load, noLoadTool, putUnderLoad } from '../load.ts'
import { readyPages } from '../pages.ts'

const STREAMS = 10_000
const OPENED_AT_ONCE = 100
/** How many changes are timed while nobody opens pages. */
const CHANGES = 10
/** Measurements of each state, of which the median counts, and how long each takes. */
const ROUNDS = 5
const SECONDS = 4
/** How often something changes while pages are measured, in ms. */
const CHANGE_MS = 2000
/** How long the memory of a process takes to settle, in ms. */
const SETTLE_MS = 3000
const REQUEST = 'GET /live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n'

/** Opens a stream and waits for its first message. */
async function openStream(port: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(REQUEST)
  await once(socket, 'data')
  return socket
}

/** Resolves when all streams have been told a text. */
const whenTold = (streams: readonly Socket[], text: string): Promise<unknown> =>
  Promise.all(
    streams.map(
      (stream) =>
        new Promise<void>((resolve) => {
          const hear = (chunk: Buffer) => {
            if (!chunk.includes(text)) return
            stream.off('data', hear)
            resolve()
          }
          stream.on('data', hear)
        }),
    ),
  )

/** How fast pages are while something else is going on: the medians of several loads. */
async function pageSpeed(state: string, load: Load, rounds = ROUNDS) {
  const found: { rate: number; p95: number }[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await putUnderLoad(load))
  const rate = median(found.map((result) => result.rate))
  return { state, rate, p95: median(found.map((result) => result.p95)) }
}

/** Ten thousand phones that look at the programme, and something that changes. */
const part: Part = {
  title: 'Ten thousand open streams',
  budget:
    'with 10,000 streams on one process all told within 2 s of the change, p95 of pages at most 20 % slower',
  async run(start) {
    if (noLoadTool) return noLoadTool
    const site = await start(1, LIMITS_OF_THE_VENUE)
    const { address, settings, pid } = site
    const { token } = await signInAdministrator(site)
    const load = { address, paths: await readyPages(address), seconds: SECONDS }
    await pageSpeed('warm-up', load, 1)
    const before = await pageSpeed('no streams, before', load)
    const memoryBefore = residentMegabytes(pid)

    const streams: Socket[] = []
    await concurrently(OPENED_AT_ONCE, Array.from({ length: STREAMS }), async () => {
      streams.push(await openStream(settings.port))
    })
    await wait(SETTLE_MS)
    const memory = residentMegabytes(pid) - memoryBefore
    const quiet = await pageSpeed(`${inWords(STREAMS)} streams`, load)

    const times: number[] = []
    const change = async () => {
      const nl = `Melding ${times.length}.`
      const told = whenTold(streams, nl)
      const asked = performance.now()
      const response = await fetch(`${settings.cmsUrl}/live/notice`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nl, en: '', tone: 'info', minutes: null }),
      })
      if (!response.ok) throw new Error(`the notice was answered ${response.status}`)
      await told
      times.push(performance.now() - asked)
    }
    for (let at = 0; at < CHANGES; at += 1) await change()
    let isOver = false
    const changing = `a change every ${CHANGE_MS / 1000} s and more`
    const measured = pageSpeed(changing, load).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await change()
      await wait(CHANGE_MS)
    }
    const busy = await measured
    for (const stream of streams) stream.destroy()
    await wait(SETTLE_MS)
    const after = await pageSpeed('no streams, after', load)
    return {
      columns: ['state', 'pages/s', 'p95 of pages', 'slower'],
      rows: [before, after, quiet, busy].map(({ state, rate, p95 }) => [
        ...[state, inWords(rate), milliseconds(p95)],
        `${Math.round((p95 / Math.min(before.p95, after.p95) - 1) * 100)} %`,
      ]),
      notes: [
        `From asking the CMS until the last of ${inWords(STREAMS)} heard: median ${inWords(median(times))} ms, longest ${inWords(Math.max(...times))} ms, of ${times.length}; the site asks the CMS once a second.`,
        `Memory: ${megabytes(memory)} for all streams, ${kilobytes((memory * 1e6) / STREAMS)} each; ${megabytes(memoryBefore)} before.`,
        `Medians of ${ROUNDS} times ${SECONDS} s, 32 connections, wrk; it, the process that holds the streams, site and CMS share the machine.`,
      ],
    }
  },
}

export default part
