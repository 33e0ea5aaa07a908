import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { newsPublisherOf } from '../editor.ts'
import { heapLog, median, megabytes, type Part, residentMegabytes } from '../harness.ts'
import { readyPages } from '../pages.ts'

const SCALE = 10
const MINUTES = 15
/** Before it counts: caches fill, and V8 compiles what is called rarely. */
const WARM_UP_MINUTES = 10
const VISITORS = 6
/** Between two requests of a visitor, and between two publications, in ms. */
const PAUSE_MS = 50
const PUBLISH_MS = 10_000
/** Heaps that are looked at together, at the beginning and at the end; one is noted every half minute. */
const SAMPLES = 6

/** Requests that take all ways through both processes: fields make it a form that is refused. */
const OTHERS: readonly (readonly [path: string, fields?: Record<string, string>])[] = [
  ['/zoeken.json?q=woning'],
  ['/programma?q=hout'],
  ['/icon.svg'],
  ['/contact', { subject: 'visit', email: 'geen adres' }],
  ['/inloggen', { identifier: 'vera@meer.example', password: 'Verkeerd-2027' }],
]

/** What is left of the heaps of all threads of a process, in MB, since a moment. */
function heapsOf(file: string, since: number): number[] {
  const threads = new Map<string, number[]>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [time, thread = '', bytes] = line.split(' ')
    if (Number(time) < since) continue
    threads.set(thread, [...(threads.get(thread) ?? []), Number(bytes) / 1e6])
  }
  const [main = [], ...others] = threads.values()
  return main.map((own, at) => others.reduce((sum, heaps) => sum + (heaps[at] ?? 0), own))
}

/** Everything that visitors and editors do, for a while: what is left on the heaps of both processes. */
const part: Part = {
  title: 'Mixed load for a quarter of an hour, 10× the content',
  budget: `heaps grow by at most 1 MB/h after a warm-up; the site's process at most 450 MB`,
  async run(start) {
    const site = await start(SCALE, { logsHeaps: true })
    const { address, settings, pid } = site
    const publish = await newsPublisherOf(site)
    const paths = await readyPages(address)
    const warm = Date.now() + WARM_UP_MINUTES * 60_000
    const end = warm + MINUTES * 60_000
    const statuses = new Map<string, number>()
    let highest = 0
    const visit = async (number: number) => {
      for (let at = number; Date.now() < end; at += 1) {
        const other = at % 3 === 0 ? OTHERS[at % OTHERS.length] : undefined
        const [path, fields] = other ?? [
          `${paths[(at * 131) % paths.length]}${at % 5 ? '' : '.data'}`,
        ]
        const response = await fetch(address + path, {
          headers: { origin: address, 'sec-fetch-site': 'same-origin' },
          ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
        })
        await response.arrayBuffer()
        const answer = `${fields ? `POST ${path} ` : ''}${response.status}`
        statuses.set(answer, (statuses.get(answer) ?? 0) + 1)
        await wait(PAUSE_MS)
      }
    }
    const visits = Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number * 7)))
    for (let round = 0; Date.now() < end; round += 1) {
      await publish(`Gepubliceerd als nummer ${round}.`)
      await wait(PUBLISH_MS)
      highest = Math.max(highest, residentMegabytes(pid))
    }
    await visits
    const rows = ['site', 'cms'].map((name) => {
      const heaps = heapsOf(heapLog(settings, name), warm)
      const [first, last] = [median(heaps.slice(0, SAMPLES)), median(heaps.slice(-SAMPLES))]
      // From the middle of the first ones to the middle of the last ones.
      const hours = ((MINUTES / 60) * (heaps.length - SAMPLES)) / heaps.length
      return [
        ...[name, `${first.toFixed(1)} MB`, `${last.toFixed(1)} MB`],
        `${((last - first) / hours).toFixed(1)} MB/h`,
        name === 'site' ? megabytes(highest) : '–',
      ]
    })
    return {
      columns: ['process', 'heap after warm-up', 'heap at the end', 'growth', 'highest memory'],
      rows,
      notes: [
        `${MINUTES} minutes, after ${WARM_UP_MINUTES} minutes of the same; heaps of all threads after collecting the garbage, every half minute, the middle of the first and the last ${SAMPLES}. A news item is published every ${PUBLISH_MS / 1000} s.`,
        `Answers: ${[...statuses].map(([answer, times]) => `${answer}: ${times}`).join(', ')}.`,
      ],
    }
  },
}

export default part
