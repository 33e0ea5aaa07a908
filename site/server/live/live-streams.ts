import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LiveMessage } from '@beursvloer/contract/live/feed'
import { HEARTBEAT_MS } from '@beursvloer/contract/live/terms'
import { networkKey } from '@beursvloer/contract/network/client-address'
import { AddressCounts } from '../limits/address-counts.ts'
import type { Sender } from '../limits/sender.ts'
import { wholeOf } from './live-changes.ts'
import type { LiveSource } from './live-feed.ts'

/** Most streams and waiting questions of a process at once: the measured number. */
const MAX_OPEN = 12_000
/** Most of those that do not come from a venue: the rest is for the guests of the fair. */
const MAX_OPEN_ELSEWHERE = 8000
/**
 * Most of one address and of one network (IPv4 /24, IPv6 /48) that is not a venue's; a hundred
 * people with the page in front may share an address of an office or a provider, and others poll.
 */
const MAX_OPEN_OF_ADDRESS = 100
const MAX_OPEN_OF_NETWORK = 400
const ELSEWHERE = ''
/** Streams written to in one turn of the event loop, so that page requests are not delayed. */
const PER_TURN = 250
/** Groups of streams that get their heartbeats one after the other. */
const BEATS = 100
/** Most unsent bytes for a slow reader before its stream is closed. */
const MAX_BACKLOG_BYTES = 64 * 1024

const BEAT = Buffer.from('event: beat\ndata:\n\n')

/** A message as sent: the same bytes for everybody. */
const eventOf = (message: LiveMessage): Buffer =>
  Buffer.from(`id: ${message.version}\ndata: ${JSON.stringify(message)}\n\n`)

const jsonOf = (message: LiveMessage): Buffer => Buffer.from(JSON.stringify(message))

/** A waiting (long-poll) request: called with the message, or with null when there was none. */
type Answer = (body: Buffer | null) => void

/** All facts in both shapes, made once per version. */
interface Whole {
  readonly version: string
  readonly event: Buffer
  readonly json: Buffer
}

/** The receivers of live messages: open streams and waiting (long-poll) requests. */
export class LiveStreams {
  readonly #source: LiveSource
  readonly #streams = new Set<ServerResponse>()
  readonly #waiting = new Set<Answer>()
  readonly #ofAddress = new AddressCounts()
  readonly #ofNetwork = new AddressCounts()
  readonly #unfollow: () => void
  readonly #heart: NodeJS.Timeout
  #nextBeat = this.#streams.values()
  #telling = Promise.resolve()
  #whole: Whole | null = null
  #closed = false

  constructor(source: LiveSource) {
    this.#source = source
    this.#unfollow = source.onChange((message) => this.#tell(message))
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT_MS / BEATS).unref()
  }

  get open(): number {
    return this.#streams.size + this.#waiting.size
  }

  /** Whether one more may stay; `isLimited` counts it with the others of its address and network. */
  admits({ address }: Sender, isLimited: boolean): boolean {
    if (this.#closed || this.open >= MAX_OPEN) return false
    if (!isLimited) return true
    return (
      this.#ofAddress.of(address) < MAX_OPEN_OF_ADDRESS &&
      this.#ofNetwork.of(networkKey(address)) < MAX_OPEN_OF_NETWORK &&
      this.#ofNetwork.of(ELSEWHERE) < MAX_OPEN_ELSEWHERE
    )
  }

  /**
   * Keeps a stream whose headers were sent until its reader leaves. @param since the version it
   * knows
   */
  add(response: ServerResponse, since: string, sender: Sender): void {
    this.#streams.add(response)
    const leave = this.#enter(sender)
    response.once('close', () => {
      this.#streams.delete(response)
      leave()
    })
    write(response, since === this.#source.state().version ? BEAT : this.#all().event)
  }

  /** All facts as JSON for a listener with another version; null when it has the present one. */
  newsSince(since: string): Buffer | null {
    return since === this.#source.state().version ? null : this.#all().json
  }

  /**
   * Waits for the next change.
   * @returns a function that ends the waiting without an answer
   */
  wait(answer: Answer, ms: number, sender: Sender): () => void {
    const leave = this.#enter(sender)
    const end = () => {
      if (!this.#waiting.delete(told)) return
      clearTimeout(timer)
      leave()
    }
    const told: Answer = (body) => {
      end()
      answer(body)
    }
    const timer = setTimeout(() => told(null), ms)
    this.#waiting.add(told)
    return end
  }

  /** Ends all streams and accepts no new ones. */
  close(): void {
    this.#closed = true
    clearInterval(this.#heart)
    this.#unfollow()
    for (const response of this.#streams) response.end()
    for (const told of this.#waiting) told(null)
  }

  /** Counts one more of a sender. @returns a function that counts it off again */
  #enter({ address, venue }: Sender): () => void {
    const leave = [this.#ofAddress.add(address), this.#ofNetwork.add(networkKey(address))]
    if (!venue) leave.push(this.#ofNetwork.add(ELSEWHERE))
    return () => {
      for (const one of leave) one()
    }
  }

  #all(): Whole {
    const state = this.#source.state()
    if (this.#whole?.version !== state.version) {
      const message = wholeOf(state)
      this.#whole = {
        version: state.version,
        event: eventOf(message),
        json: jsonOf(message),
      }
    }
    return this.#whole
  }

  /** Tells a change to all listeners of the moment it came, before any later one. */
  #tell(message: LiveMessage): void {
    const [streams, waiting] = [[...this.#streams], [...this.#waiting]]
    const [event, json] = [eventOf(message), jsonOf(message)]
    this.#telling = this.#telling.then(async () => {
      for (let at = 0; at < Math.max(streams.length, waiting.length); at += PER_TURN) {
        for (const response of streams.slice(at, at + PER_TURN)) write(response, event)
        for (const told of waiting.slice(at, at + PER_TURN)) told(json)
        await nextTurn()
      }
    })
  }

  #beat(): void {
    for (let left = Math.ceil(this.#streams.size / BEATS); left > 0; left -= 1) {
      const { value } = this.#nextBeat.next()
      if (value) write(value, BEAT)
      else this.#nextBeat = this.#streams.values()
    }
  }
}

/** Not chunked, so that the socket takes the shared bytes as they are. */
function write({ socket }: ServerResponse, bytes: Buffer): void {
  if (!socket || socket.destroyed) return
  if (socket.writableLength > MAX_BACKLOG_BYTES) socket.destroy()
  else socket.write(bytes)
}
