/** The sender of a request, as far as limits need it. Nothing of it is logged or stored. */
export interface Sender {
  /** The IPv4 address, or /64 network of IPv6, that it comes from. */
  readonly address: string
  /** Whether that is a network of a venue (`VENUE_NETWORKS`), where thousands share one address. */
  readonly venue: boolean
  /** Random number of its browser, which the site gave and signed; null without one. */
  readonly device: string | null
  /** Account of its session; null for a guest. */
  readonly account: string | null
}
