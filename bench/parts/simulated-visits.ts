import { setTimeout as wait } from 'node:timers/promises'
import { makeSession } from '@beursvloer/contract/statistics/session-cookie'
import type { Settings } from '../../scripts/running/settings.ts'
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

/** Sends what one visit did. @returns the status of the answer */
async function sendBatch(
  address: string,
  device: keyof typeof AGENTS,
  events: readonly object[],
  session: string,
): Promise<number> {
  const { status } = await fetch(`${address}/statistics/`, {
    method: 'POST',
    headers: { origin: address, 'user-agent': AGENTS[device] },
    body: JSON.stringify({ data: { events, session } }),
  })
  return status
}

/** Views sent one after the other around the death of the site, how fast, and when it is killed, in ms. */
const VIEWS = { count: 1500, everyMs: 20, killedAtMs: 14_000 }
/** What the death of the site may cost, in ms of events. */
const MAX_LOST_MS = 10_000

/** Ten thousand visits of which everything is known, with the CMS killed in the middle of them, then the site. */
const part: Part = {
  title: 'Ten thousand simulated visits',
  budget:
    'the CMS has exactly what was sent, though it was killed meanwhile; a killed site loses at most 10 s and counts nothing twice',
  async run() {
    const processes = createProcessGroup()
    const { settings, remove } = await createThrowAway(processes, {
      environment: { RATE_LIMITS: 'off' },
    })
    try {
      const cms = await startCms(processes, settings, 'production')
      let site = await startSite(processes, settings, 'production')
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
        const status = await sendBatch(address, device, body, session)
        if (status !== 204) throw new Error(`a batch was answered ${status}`)
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
      const killSite = async () => {
        process.kill(-site.pid, 'SIGKILL')
        site = await startSite(processes, settings, 'production')
      }
      const lost = await viewsLost(settings, killSite)
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
          `Then the site was killed between views, one each ${VIEWS.everyMs} ms: of ${lost.taken} that it took, those of its last ${(lost.ms / 1000).toFixed(1)} s were lost.`,
        ],
      }
    } finally {
      await processes.stop()
      remove()
    }
  },
}

/**
 * Sends views while the site is killed.
 * @returns how many it took, and of how many milliseconds before its death the views are lost
 * @throws when one is counted twice, or more is lost than may be
 */
async function viewsLost(
  settings: Settings,
  killSite: () => Promise<void>,
): Promise<{ readonly taken: number; readonly ms: number }> {
  const address = settings.siteUrl
  const before = countedEvents(settings)
  const view = { eventType: 'pageview', url: `${address}/sprekers`, age: 0, source: '' }
  const send = (): Promise<boolean> =>
    sendBatch(address, 'phone', [view], makeSession(Date.now())).then(
      (status) => status === 204,
      () => false,
    )
  /** When each view was taken. */
  const taken: number[] = []
  const started = performance.now()
  let killedAt = 0
  let killed: Promise<void> | undefined
  for (let at = 0; at < VIEWS.count; at += 1) {
    if (await send()) taken.push(performance.now())
    if (!killed && performance.now() - started > VIEWS.killedAtMs) {
      killedAt = performance.now()
      killed = killSite()
    }
    await wait(VIEWS.everyMs)
  }
  await killed
  // Everything that is kept has reached the CMS by then.
  await wait(2 * MAX_LOST_MS)
  const counted = countedEvents(settings) - before
  const missing = taken.length - counted
  const last = taken.filter((moment) => moment <= killedAt)
  const ms = missing > 0 ? killedAt - (last.at(-missing) ?? started) : 0
  if (missing < 0 || ms > MAX_LOST_MS)
    throw new Error(`${taken.length} views were taken, ${counted} are counted (${ms} ms lost)`)
  return { taken: taken.length, ms }
}

export default part
