import { setTimeout as wait } from 'node:timers/promises'
import { makeSession } from '@beursvloer/contract/statistics/session-cookie'
import { createProcessGroup, startCms, startSite } from '../../scripts/running/stack.ts'
import { createThrowAway } from '../../scripts/running/throw-away.ts'
import type { Part } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { askDatabase, countedEvents, untilCounted } from '../stored-figures.ts'

const VISITS = 10_000
/** Visits at once. */
const TOGETHER = 16
/** When the CMS is killed, in visits, and how long it is away, in ms. */
const KILLED_AT = 5000
const AWAY_MS = 5000
const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
} as const
const SOURCES = ['', 'zoek.example', 'nieuwsbrief', 'krant.example']
const DAY_MS = 24 * 60 * 60_000
const DIMENSIONS = ['all', 'route', 'language', 'device', 'source', 'visitor'] as const

/** How often each value of each dimension was counted, by `{event} {dimension} {value}`. */
type Totals = Map<string, number>

/** What one visit sends, always the same for its number. */
function visitOf(number: number, pages: readonly { path: string; route: string }[]) {
  const device = (['phone', 'phone', 'desktop', 'tablet'] as const)[number % 4] ?? 'phone'
  const source = SOURCES[number % SOURCES.length] ?? ''
  const visitor = number % 3 === 0 ? 'returning' : 'new'
  const chosen = Array.from(
    { length: 1 + (number % 7) },
    (_, at) => pages[(number * 31 + at * 17) % pages.length] ?? { path: '/', route: 'home' },
  )
  const [first = { path: '/', route: 'home' }] = chosen
  const events = [
    { eventType: 'session-start', ...first },
    ...chosen.map((page) => ({ eventType: 'pageview', ...page })),
    ...(number % 5 === 0 ? [{ eventType: 'search', detail: 'found', ...first }] : []),
    { eventType: 'session-stop', ...first },
  ]
  return { device, source, visitor, events } as const
}

/** Ten thousand visits of which everything is known, with the CMS killed in the middle of them. */
const part: Part = {
  title: 'Ten thousand simulated visits',
  budget: 'the CMS has exactly what was sent, though it was killed meanwhile',
  async run() {
    const processes = createProcessGroup()
    const { settings, remove } = await createThrowAway(processes, {
      environment: { RATE_LIMITS: 'off' },
    })
    try {
      const cms = await startCms(processes, settings, 'production')
      await startSite(processes, settings, 'production')
      const address = settings.siteUrl
      const pages = (await publicPaths(address)).flatMap((path) => {
        const [, kind = '', slug] =
          /^\/(?:en\/)?(programma|sprekers|paviljoens)(\/[^/]+)?$/.exec(path) ?? []
        const route = {
          programma: slug ? 'programme-item' : 'programme',
          sprekers: slug ? 'speaker' : 'speakers',
          paviljoens: slug ? 'pavilion' : 'pavilions',
        }[kind]
        return route && !/tours|kennissessies/.test(path) ? [{ path, route }] : []
      })
      const totals: Totals = new Map()
      let sent = 0
      const tally = (event: string, values: Record<(typeof DIMENSIONS)[number], string>) => {
        sent += 1
        for (const dimension of DIMENSIONS) {
          if (dimension !== 'all' && !values[dimension]) continue
          const key = `${event} ${dimension} ${values[dimension]}`
          totals.set(key, (totals.get(key) ?? 0) + 1)
        }
      }
      const send = async (number: number) => {
        const { device, source, visitor, events } = visitOf(number, pages)
        const made = Date.now() - (visitor === 'new' ? 0 : 3 * DAY_MS)
        const session = makeSession(made)
        const body = events.map(({ path, route: _, ...event }) => ({
          ...event,
          url: address + path,
          age: 0,
          source,
        }))
        const answer = await fetch(`${address}/statistics/`, {
          method: 'POST',
          headers: { origin: address, 'user-agent': AGENTS[device] },
          body: JSON.stringify({ data: { events: body, session } }),
        })
        if (answer.status !== 204) throw new Error(`a batch was answered ${answer.status}`)
        for (const { eventType, path, route } of events) {
          const language = path.startsWith('/en') ? 'en' : 'nl'
          tally(eventType, { all: '', route, language, device, source, visitor })
        }
      }
      let killed = Promise.resolve()
      for (let at = 0; at < VISITS; at += TOGETHER) {
        const several = Math.min(TOGETHER, VISITS - at)
        await Promise.all(Array.from({ length: several }, (_, one) => send(at + one)))
        if (at < KILLED_AT && at + TOGETHER >= KILLED_AT) {
          killed = (async () => {
            // Not before it has some of them.
            while (!(countedEvents(settings) > 0)) await wait(100)
            process.kill(-cms.pid, 'SIGKILL')
            await wait(AWAY_MS)
            await startCms(processes, settings, 'production')
          })()
        }
      }
      await killed
      await untilCounted(settings, sent)
      const stored = new Map(
        askDatabase(
          settings,
          `select event, dimension, value, sum(count) as count from statistics_days
           where dimension in (${DIMENSIONS.map((name) => `'${name}'`).join(', ')})
           group by event, dimension, value`,
        ).map((row) => [`${row.event} ${row.dimension} ${row.value}`, Number(row.count)]),
      )
      const wrong = [...new Set([...totals.keys(), ...stored.keys()])].filter(
        (key) => totals.get(key) !== stored.get(key),
      )
      if (wrong.length > 0) throw new Error(`counted otherwise than sent: ${wrong.join(', ')}`)
      const of = (event: string) => totals.get(`${event} all `) ?? 0
      return {
        table: {
          columns: ['event', 'sent', 'in the CMS'],
          rows: ['session-start', 'pageview', 'search', 'session-stop'].map((event) => [
            event,
            of(event).toLocaleString('en'),
            (stored.get(`${event} all `) ?? 0).toLocaleString('en'),
          ]),
        },
        notes: [
          `All ${totals.size} totals by event and dimension are equal; the CMS was killed after half of the visits and away for ${AWAY_MS / 1000} s and its start.`,
        ],
      }
    } finally {
      await processes.stop()
      remove()
    }
  },
}

export default part
