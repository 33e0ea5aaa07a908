import type { MessagePort } from 'node:worker_threads'
import { CircuitBreaker } from '../http/circuit-breaker.ts'
import { drawWithStreet } from '../share-pictures/draw-with-street.ts'
import type { Site, SiteHost } from '../site.ts'
import { callServer, questionsTo, type SiteState } from './calls.ts'
import { readRequest, responseMessage } from './messages.ts'

/** Interval of checking the server's copy of the state, in ms; new content is reported at once. */
const STATE_MS = 250

/** The host of the thread of the site, which has a log of its own. */
export type ThreadHost = Omit<SiteHost, 'log'>

/**
 * Answers the server, in the thread of the site.
 * @param create makes the site; asked once
 * @param cmsUrls addresses of CMS with the same content
 */
export function answerCalls(
  port: MessagePort,
  create: (host: ThreadHost) => Site | Promise<Site>,
  cmsUrls: readonly string[] = [],
): void {
  const rendering = new Map<number, AbortController>()
  let made: Promise<Site> | undefined
  let stopTelling: (() => void) | undefined
  const breaker = new CircuitBreaker(
    {
      answered: (url) => void server.breakerAnswered(url),
      away: (since, isSilent) => void server.breakerAway(since, isSilent),
    },
    cmsUrls,
  )
  const host: ThreadHost = {
    breaker,
    mirrorOriginals: (files, current) => server.mirrorOriginals(files, current),
    withholdOriginals: (files) => server.withholdOriginals(files),
  }
  const site = () => {
    made ??= Promise.resolve(create(host))
    return made
  }
  /** Tells the server the state that it must know without asking, now and after each change. */
  const tell = (of: Site) => {
    let told: SiteState | undefined
    const look = () => {
      const state = stateOf(of)
      if (told && isSame(told, state)) return
      const isNew = told?.version !== state.version
      told = state
      void server.state(state)
      // Listing them takes longer than a page; the state with the new version is sent before.
      if (isNew) void server.pages(of.publicPages())
    }
    look()
    const timer = setInterval(look, STATE_MS)
    const ends = [
      of.onChange(look),
      of.live.onChange((message) => void server.live(of.live.state(), message)),
      () => clearInterval(timer),
    ]
    return () => {
      for (const end of ends) end()
    }
  }
  const server = callServer(port, {
    async start() {
      const started = await site()
      await started.start()
      stopTelling = tell(started)
      return started.build()
    },
    async stop() {
      stopTelling?.()
      await (await site()).stop()
      // From here on nothing keeps the thread alive.
      port.unref()
    },
    ping: () => undefined,
    async render(id, message, options) {
      const visitor = new AbortController()
      rendering.set(id, visitor)
      try {
        const request = readRequest(message, visitor.signal)
        return await responseMessage(await (await site()).render(request, options))
      } finally {
        rendering.delete(id)
      }
    },
    abandon: (id) => rendering.get(id)?.abort(),
    ...questionsTo(site),
    drawSharePicture: async (picture) => drawWithStreet(await site(), picture),
    take: async (body, sent) => (await site()).statistics.take(body, sent),
    drop: async (reason, events) => (await site()).statistics.drop(reason, events),
    breakerAnswered: (url) => breaker.peerAnswered(url),
    breakerAway: (since, isSilent) => breaker.peerAway(since, isSilent),
  })
}

const stateOf = (site: Site): SiteState => ({
  ready: site.ready(),
  cms: site.cms(),
  source: site.source(),
  version: site.version(),
  tag: site.tag(),
  dutchOnly: site.dutchOnly(),
  houseStyle: site.houseStyle(),
})

const isSame = (one: SiteState, other: SiteState): boolean =>
  (Object.keys(one) as (keyof SiteState)[]).every((name) => one[name] === other[name])
