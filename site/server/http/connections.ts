import type { BlockList, Socket } from 'node:net'
import { isInRanges } from '@beursvloer/contract/network/address-ranges'
import { limitKey, networkKey } from '@beursvloer/contract/network/client-address'

/** Most connections that may be open at once. */
interface ConnectionRule {
  readonly all: number
  /** Of one address (of IPv6 a /64 network), and of one network (IPv4 /24, IPv6 /48). */
  readonly address: number
  readonly network: number
}

/** A browser opens six; hundreds of people may share an address of an office or a provider. */
const CONNECTIONS: ConnectionRule = { all: 20_000, address: 256, network: 1024 }

/** Networks that open connections for many visitors: proxies and venues. Null: none. */
export interface SharedNetworks {
  readonly trustedProxy: BlockList | null
  readonly venueNetworks: BlockList | null
}

/** The bounded parts of a connection's address, each with its maximum. */
type Senders = readonly (readonly [key: string, most: number])[]

/**
 * The open connections. At the limit, the one that has been idle longest is closed for a new one:
 * of the same address or network, or of all.
 */
export class Connections {
  readonly #rule: ConnectionRule
  readonly #shared: SharedNetworks | null
  readonly #all = new Map<Socket, Senders>()
  /** Idle connections, the least recently used first. */
  readonly #resting = new Set<Socket>()
  readonly #ofSender = new Map<string, Set<Socket>>()

  /** @param shared null: no bound per address (measuring) */
  constructor(shared: SharedNetworks | null, rule: ConnectionRule = CONNECTIONS) {
    this.#shared = shared
    this.#rule = rule
  }

  /** Takes a new connection in; one for which there is no room is closed. */
  add(socket: Socket): void {
    const senders = this.#sendersOf(socket.remoteAddress ?? '')
    const hasRoom =
      senders.every(([key, most]) => this.#makeRoom(this.#ofSender.get(key), most)) &&
      (this.#all.size < this.#rule.all || this.#closeOne(this.#resting))
    if (!hasRoom) {
      socket.destroy()
      return
    }
    this.#all.set(socket, senders)
    this.#resting.add(socket)
    for (const [key] of senders)
      this.#ofSender.set(key, (this.#ofSender.get(key) ?? new Set()).add(socket))
    socket.once('close', () => this.#forget(socket))
  }

  /** Marks it as busy: a request of it is being answered. */
  works(socket: Socket): void {
    this.#resting.delete(socket)
  }

  /** Marks it as idle, last used now. */
  rests(socket: Socket): void {
    this.#resting.delete(socket)
    if (this.#all.has(socket)) this.#resting.add(socket)
  }

  /** Closes connections that were opened in advance; to Node they are not idle. */
  closeUnused(): void {
    for (const socket of this.#all.keys()) if (socket.bytesRead === 0) socket.destroy()
  }

  #sendersOf(address: string): Senders {
    const { trustedProxy = null, venueNetworks = null } = this.#shared ?? {}
    const isOne = !isInRanges(address, trustedProxy) && !isInRanges(address, venueNetworks)
    if (!this.#shared || !isOne) return []
    return [
      [limitKey(address), this.#rule.address],
      [`${networkKey(address)} network`, this.#rule.network],
    ]
  }

  /** Whether one more of a sender fits in; closes an idle one if needed. */
  #makeRoom(own: ReadonlySet<Socket> | undefined, most: number): boolean {
    return !own || own.size < most || this.#closeOne(own)
  }

  /** Closes the first idle one; false: there is none. */
  #closeOne(sockets: ReadonlySet<Socket>): boolean {
    for (const socket of sockets) {
      if (!this.#resting.has(socket)) continue
      socket.destroy()
      // Its `close` event comes after other connections were accepted in the same turn.
      this.#forget(socket)
      return true
    }
    return false
  }

  #forget(socket: Socket): void {
    const senders = this.#all.get(socket) ?? []
    this.#all.delete(socket)
    this.#resting.delete(socket)
    for (const [key] of senders) {
      const own = this.#ofSender.get(key)
      own?.delete(socket)
      if (own?.size === 0) this.#ofSender.delete(key)
    }
  }
}
