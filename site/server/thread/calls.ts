import type { MessagePort, Transferable, Worker } from 'node:worker_threads'
import { type BirpcReturn, createBirpc } from 'birpc'
import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import type { PeerBreaker } from '../http/circuit-breaker.ts'
import type { PublishedFile } from '../images/originals-mirror.ts'
import type { LiveState } from '../live/live-changes.ts'
import type { LiveListener } from '../live/live-feed.ts'
import type { RenderOptions, Site } from '../site.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { RequestMessage, ResponseMessage } from './messages.ts'

/** State of the site that the server's thread knows without asking. */
export interface SiteState {
  readonly ready: boolean
  readonly cms: ReturnType<Site['cms']>
  readonly source: ReturnType<Site['source']>
  readonly version: string
  readonly tag: ReturnType<Site['tag']>
  readonly dutchOnly: boolean
  readonly houseStyle: ReturnType<Site['houseStyle']>
}

/** What the server asks the site for, in whichever thread it is. */
const QUESTIONS = [
  ...(['renderShared', 'fingerprint', 'pagePolicy', 'streetscape', 'logo'] as const),
  ...(['icons', 'sharePicture', 'account'] as const),
] as const
type Question = (typeof QUESTIONS)[number]
export type Questions = {
  [Q in Question]: (...asked: Parameters<Site[Q]>) => Promise<Awaited<ReturnType<Site[Q]>>>
}

/** The functions that answer each question by the site that is there by then. */
export const questionsTo = (
  site: () => Promise<{ readonly [Q in Question]: (...asked: never[]) => unknown }>,
): Questions =>
  Object.fromEntries(
    QUESTIONS.map((name) => [name, async (...asked: never[]) => (await site())[name](...asked)]),
  ) as Questions

/** The server's calls to the thread of the site. */
export interface SiteCalls extends Questions {
  start(): Promise<ReturnType<Site['build']>>
  stop(): Promise<void>
  /** Answers at once, as long as the thread runs. */
  ping(): void
  /** @param id by which `abandon` names it */
  render(id: number, request: RequestMessage, options: RenderOptions): Promise<ResponseMessage>
  /** Reports that no request waits any more for a page that is being rendered. */
  abandon(id: number): void
  drawSharePicture(picture: SharePicture): Promise<Uint8Array>
  take(...batch: Parameters<Statistics['take']>): void
  drop(...dropped: Parameters<Statistics['drop']>): void
  breakerAnswered(...answered: Parameters<PeerBreaker['answered']>): void
  breakerAway(...away: Parameters<PeerBreaker['away']>): void
}

/** The calls and messages of the thread of the site to the server. */
export interface ServerCalls {
  state(state: SiteState): void
  /** The public pages, when they changed: sent after the state with their version. */
  pages(pages: ReturnType<Site['publicPages']>): void
  live(state: LiveState, message: Parameters<LiveListener>[0]): void
  mirrorOriginals(files: readonly PublishedFile[], current: boolean): Promise<void>
  withholdOriginals(files: ReadonlySet<string>): Promise<void>
  breakerAnswered(...answered: Parameters<PeerBreaker['answered']>): void
  breakerAway(...away: Parameters<PeerBreaker['away']>): void
}

/** Messages without an answer. */
const SITE_EVENTS = ['abandon', 'take', 'drop', 'breakerAnswered', 'breakerAway'] as const
const SERVER_EVENTS = ['state', 'pages', 'live', 'breakerAnswered', 'breakerAway'] as const

type Channel = Pick<MessagePort | Worker, 'postMessage' | 'on' | 'off'>

/** Bodies are transferred instead of copied. */
function bodiesOf({ a = [], r }: { a?: readonly unknown[]; r?: unknown }): Transferable[] {
  return [...a, r].flatMap((value) => {
    const body = (value as { body?: unknown } | null | undefined)?.body
    return body instanceof ArrayBuffer ? [body] : []
  })
}

const options = (channel: Channel) => ({
  post: (message: object) => channel.postMessage(message, bodiesOf(message)),
  on: (listener: (message: unknown) => void) => channel.on('message', listener),
  off: (listener: (message: unknown) => void) => channel.off('message', listener),
  // A page bounds its own time, an upload may take long.
  timeout: -1,
})

/** The site's end of the calls, for the server. */
export const callSite = (
  worker: Channel,
  functions: ServerCalls,
): BirpcReturn<SiteCalls, ServerCalls> =>
  createBirpc<SiteCalls, ServerCalls>(functions, {
    ...options(worker),
    eventNames: [...SITE_EVENTS],
  })

/** The server's end of the calls, for the thread of the site. */
export const callServer = (
  port: Channel,
  functions: SiteCalls,
): BirpcReturn<ServerCalls, SiteCalls> =>
  createBirpc<ServerCalls, SiteCalls>(functions, {
    ...options(port),
    eventNames: [...SERVER_EVENTS],
  })
