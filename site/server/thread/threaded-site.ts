import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { localeBases } from '../../app/i18n/locales.ts'
import { resolveLocale } from '../../app/i18n/resolve-locale.ts'
import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import type { CircuitBreaker, PeerBreaker } from '../http/circuit-breaker.ts'
import { OverloadedError } from '../http/limiter.ts'
import { NOTHING_LIVE } from '../live/live-changes.ts'
import type { LiveListener } from '../live/live-feed.ts'
import type { Settings } from '../settings.ts'
import type { BuildInfo, PagePolicy, PublicPage, Site, SiteHost, SiteLog } from '../site.ts'
import { callSite, questionsTo, type ServerCalls, type SiteState } from './calls.ts'
import { readResponse, requestMessage } from './messages.ts'

/** Pause before a thread that ended is started anew: the first one and the longest, in ms. */
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 30_000
/** How long a thread has to have run for the next pause to be the first one again, in ms. */
const STABLE_MS = 60_000
/** Interval of pings to the thread, in ms, and how many in a row may be unanswered. */
const PING_MS = 5000
const MAX_UNANSWERED = 6
/** Time limit for the thread to report its counts in memory and to end, in ms. */
const STOP_MS = 5000
/** Policies remembered at once: ten times the demo fair has 4,236 public pages. */
const MAX_POLICIES = 10_000

/** State before the first message of the thread. */
const UNKNOWN: SiteState = {
  ready: false,
  cms: 'degraded',
  source: null,
  version: 'none',
  tag: null,
  dutchOnly: false,
  houseStyle: null,
}

export interface ThreadedSiteParts {
  readonly settings: Settings
  readonly host: Pick<SiteHost, 'mirrorOriginals' | 'withholdOriginals'>
  readonly log: Pick<SiteLog, 'warn' | 'error'>
  /** Gets the results of the thread's calls to the CMS. */
  readonly breaker: Pick<CircuitBreaker, 'peerAnswered' | 'peerAway'>
  /** Module that the thread runs. */
  readonly file: URL
  /** Interval of pings, in ms. */
  readonly pingMs?: number
}

/** A started thread, with the calls to it. */
interface Thread {
  readonly worker: Worker
  readonly calls: ReturnType<typeof callSite>
}

/**
 * The site in a thread of its own, so that rendering does not delay cached answers (docs/decisions/0114).
 * A thread that ends is restarted; meanwhile cached pages are served, and other requests wait.
 */
export class ThreadedSite implements Site {
  readonly #parts: ThreadedSiteParts
  readonly #bases: ReturnType<typeof localeBases>
  readonly #listeners = new Set<() => void>()
  readonly #hearers = new Set<LiveListener>()
  readonly #policies = new Map<string, PagePolicy>()
  #state = UNKNOWN
  #pages: readonly PublicPage[] = []
  #live = NOTHING_LIVE
  #build: BuildInfo | undefined
  /** The thread, which may still be starting. */
  #thread: Promise<Thread> | undefined
  #running: Thread | undefined
  #worker: Worker | undefined
  #stopping = false
  #pause = FIRST_PAUSE_MS
  #requests = 0

  constructor(parts: ThreadedSiteParts) {
    this.#parts = parts
    this.#bases = localeBases(parts.settings.locales, parts.settings.siteUrls[0])
  }

  /** The other thread's breaker, for messages of this one's. */
  readonly peer: PeerBreaker = {
    answered: (url) => void this.#running?.calls.breakerAnswered(url),
    away: (since, isSilent) => void this.#running?.calls.breakerAway(since, isSilent),
  }

  async start(): Promise<void> {
    this.#thread = this.#startThread()
    await this.#thread
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const [running, worker] = [this.#running, this.#worker]
    if (running) {
      const ended = once(running.worker, 'exit')
      await Promise.race([running.calls.stop().then(() => ended), sleep(STOP_MS)])
    }
    await worker?.terminate()
  }

  ready = () => this.#state.ready
  cms = () => this.#state.cms
  source = () => this.#state.source
  version = () => this.#state.version
  tag = () => this.#state.tag
  dutchOnly = () => this.#state.dutchOnly
  houseStyle = () => this.#state.houseStyle
  publicPages = () => this.#pages

  onChange(listener: () => void) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  resolveLocale(request: Parameters<Site['resolveLocale']>[0]) {
    const locales = { ...this.#parts.settings.locales, dutchOnly: this.#state.dutchOnly }
    return resolveLocale(locales, this.#bases, request)
  }

  pagePolicy(pathname: string): PagePolicy | Promise<PagePolicy> {
    return this.#policies.get(pathname) ?? this.#askPolicy(pathname)
  }

  async render(...[request, options]: Parameters<Site['render']>): Promise<Response> {
    const message = await requestMessage(request)
    const { calls } = await this.#started()
    request.signal.throwIfAborted()
    const id = this.#requests++
    // A thread that ended has abandoned everything.
    const abandon = () => void calls.abandon(id).catch(() => undefined)
    request.signal.addEventListener('abort', abandon)
    try {
      return readResponse(await calls.render(id, message, options))
    } finally {
      request.signal.removeEventListener('abort', abandon)
    }
  }

  readonly #questions = questionsTo(async () => (await this.#started()).calls)
  readonly renderShared = this.#questions.renderShared
  readonly fingerprint = this.#questions.fingerprint
  readonly logo = this.#questions.logo
  readonly streetscape = this.#questions.streetscape
  readonly icons = this.#questions.icons
  readonly sharePicture = this.#questions.sharePicture

  async drawSharePicture(picture: SharePicture): Promise<Uint8Array> {
    return (await this.#started()).calls.drawSharePicture(picture)
  }

  async account(cookies: string | undefined): Promise<string | null> {
    return cookies === undefined ? null : this.#questions.account(cookies)
  }

  readonly live: Site['live'] = {
    state: () => this.#live,
    onChange: (hearer) => {
      this.#hearers.add(hearer)
      return () => this.#hearers.delete(hearer)
    },
  }

  readonly statistics: Site['statistics'] = {
    take: (...batch) => void this.#running?.calls.take(...batch),
    drop: (...dropped) => void this.#running?.calls.drop(...dropped),
  }

  build(): BuildInfo {
    if (!this.#build) throw new Error('The site was not started')
    return this.#build
  }

  #announce() {
    for (const listener of this.#listeners) listener()
  }

  async #askPolicy(pathname: string): Promise<PagePolicy> {
    const policy = await this.#questions.pagePolicy(pathname)
    if (this.#policies.size >= MAX_POLICIES) this.#policies.clear()
    this.#policies.set(pathname, policy)
    return policy
  }

  async #started(): Promise<Thread> {
    if (!this.#thread) throw new OverloadedError()
    return this.#thread
  }

  async #startThread(): Promise<Thread> {
    const { file, log } = this.#parts
    const worker = new Worker(file, { name: 'site' })
    const calls = callSite(worker, this.#functions)
    const thread = { worker, calls }
    const startedAt = performance.now()
    this.#worker = worker
    worker.on('error', ({ stack }: Error) => log.error({ stack }, 'The thread of the site failed'))
    worker.once('exit', () => {
      calls.$close(new OverloadedError())
      if (this.#running !== thread) return
      this.#running = undefined
      if (performance.now() - startedAt > STABLE_MS) this.#pause = FIRST_PAUSE_MS
      if (!this.#stopping) this.#thread = this.#startAgain()
    })
    this.#watch(thread)
    this.#build = await calls.start()
    this.#running = thread
    return thread
  }

  /** Ends a thread that does not answer any more, such as one that computes without end. */
  #watch({ worker, calls }: Thread): void {
    const { log, pingMs = PING_MS } = this.#parts
    // Counted in pings, not in time: the whole process may have been suspended meanwhile.
    let unanswered = 0
    const timer = setInterval(() => {
      if (unanswered >= MAX_UNANSWERED) {
        log.error({}, 'The thread of the site does not answer and is ended')
        void worker.terminate()
      }
      unanswered += 1
      const answered = () => {
        unanswered = 0
      }
      calls.ping().then(answered, () => undefined)
    }, pingMs).unref()
    worker.once('exit', () => clearInterval(timer))
  }

  async #startAgain(): Promise<Thread> {
    const { log } = this.#parts
    while (!this.#stopping) {
      log.warn({ pauseMs: this.#pause }, 'The thread of the site is started anew')
      await sleep(this.#pause)
      this.#pause = Math.min(MAX_PAUSE_MS, this.#pause * 2)
      try {
        return await this.#startThread()
      } catch (error) {
        log.error({ err: error }, 'The thread of the site did not start')
      }
    }
    throw new OverloadedError()
  }

  readonly #functions: ServerCalls = {
    state: (state) => {
      const before = this.#state
      this.#state = state
      if (before.version !== state.version || before.ready !== state.ready) this.#announce()
    },
    pages: (pages) => {
      this.#pages = pages
      this.#announce()
    },
    live: (state, message) => {
      this.#live = state
      for (const hearer of this.#hearers) hearer(message)
    },
    mirrorOriginals: (files, current) => this.#parts.host.mirrorOriginals(files, current),
    withholdOriginals: (files) => this.#parts.host.withholdOriginals(files),
    breakerAnswered: (url) => this.#parts.breaker.peerAnswered(url),
    breakerAway: (since, isSilent) => this.#parts.breaker.peerAway(since, isSilent),
  }
}
