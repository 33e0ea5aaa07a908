import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { LIVE_PATH } from '@beursvloer/contract/live/terms'
import { STATISTICS_PATH } from '@beursvloer/contract/statistics/events'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LiveStreams } from './live/live-streams.ts'
import type { StateParts } from './serve-state.ts'
import type { ServerContext } from './server-context.ts'
import type { Settings } from './settings.ts'

/** Upper bounds of the times that answers take, in seconds. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** Kinds of answers by the beginning of their path; anything else is a page or a file of the build. */
const KINDS: readonly (readonly [start: string, kind: string])[] = [
  ['/_img/', 'image'],
  ['/_og/', 'sharing-picture'],
  ['/_file/', 'download'],
  ['/_', 'other'],
  ['/assets/', 'asset'],
  ['/icons/', 'asset'],
  ['/health', 'state'],
  ['/builds/', 'state'],
  [LIVE_PATH, 'live'],
  [STATISTICS_PATH, 'statistics'],
]

const kindOf = ({ url = '/' }: IncomingMessage): string =>
  KINDS.find(([start]) => url.startsWith(start))?.[1] ?? 'page'

interface Measured {
  readonly context: Pick<ServerContext, 'site' | 'counters' | 'uncachedPages' | 'clock'>
  readonly streams: Pick<LiveStreams, 'open'>
  readonly state: StateParts
}

/** The site's figures for Prometheus; none names a visitor. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #times: Histogram<'kind' | 'status'>

  constructor({ context, streams, state }: Measured) {
    const registers = [this.#registry]
    const { site, counters, uncachedPages, clock } = context
    collectDefaultMetrics({ register: this.#registry })
    this.#times = new Histogram({
      name: 'beursvloer_site_request_seconds',
      help: 'Time until an answer was sent, by kind and class of status.',
      labelNames: ['kind', 'status'],
      buckets: SECONDS,
      registers,
    })
    const count = (name: string, help: string, read: () => number) =>
      new Counter({
        name: `beursvloer_site_${name}_total`,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name: `beursvloer_site_${name}`,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    count('cached_pages', 'Pages answered from the cache.', () => counters.cached)
    count('renders', 'Pages rendered.', () => counters.renders)
    count('render_seconds', 'Time of renders of shared pages.', () => counters.renderMs / 1000)
    count('limited', 'Requests refused by a limit.', () => counters.limited)
    count('errors', 'Requests that ended in an error.', () => counters.errors)
    gauge('live_streams', 'Open streams and waiting questions.', () => streams.open)
    gauge('waiting_renders', 'Renders for single visitors that wait.', () => uncachedPages.waiting)
    gauge('ready', 'Whether there is content to serve.', () => Number(site.ready()))
    let content = { version: site.version(), since: clock.now() }
    site.onChange(() => {
      const version = site.version()
      if (version !== content.version) content = { version, since: clock.now() }
    })
    gauge('content_seconds', 'Since when the content has not changed.', () =>
      Math.max(0, (clock.now() - content.since) / 1000),
    )
    gauge('missing_files', 'Published files without a copy here.', () => state.mirror.missing)
    gauge('cms_away_seconds', 'Since when the CMS has not answered; 0: it answers.', () => {
      const since = state.breaker.awaySince
      return since ? Math.max(0, (clock.now() - since.getTime()) / 1000) : 0
    })
    new Gauge({
      name: 'beursvloer_site_content_info',
      help: 'The version of the content that is shown.',
      labelNames: ['version'],
      registers,
      collect() {
        this.reset()
        this.set({ version: site.version() }, 1)
      },
    })
  }

  /** The listener, whose answers are measured. */
  measured(listener: RequestListener): RequestListener {
    return (request, response) => {
      const kind = kindOf(request)
      const started = performance.now()
      response.once('close', () => {
        const status = response.writableFinished
          ? `${Math.floor(response.statusCode / 100)}xx`
          : 'aborted'
        // A stream stays open as long as its reader does.
        if (kind === 'live') return
        this.#times.observe({ kind, status }, (performance.now() - started) / 1000)
      })
      listener(request, response)
    }
  }

  /**
   * Serves the figures at `/metrics` of a port of its own.
   * @returns a function that stops
   */
  async serve({ port, host }: NonNullable<Settings['metrics']>): Promise<() => void> {
    const server = createServer(async (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end()
      const text = await this.#registry.metrics()
      response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text)
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve)
    })
    return () => server.close()
  }
}
