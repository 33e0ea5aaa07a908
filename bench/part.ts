import type { Settings } from '../scripts/running/settings.ts'

/** A running throw-away installation with the demo fair in it; limits per visitor are off unless said. */
export interface RunningSite {
  /** Address without trailing slash. */
  readonly address: string
  readonly settings: Settings
  /** Process id of the site's server. */
  readonly pid: number
  /** Ports on which both processes are inspected, when that was asked for. */
  readonly inspectors?: { readonly site: number; readonly cms: number }
}

export interface SiteOptions {
  /** Whether its heaps are looked at. */
  readonly inspected?: boolean
  /** Settings that differ from the defaults of measurements. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface PartContext {
  /**
   * The running installation with `scale` times the demo fair (1 unless said); started when a part
   * first asks, shared by all that ask the same.
   */
  site(scale?: number, options?: SiteOptions): Promise<RunningSite>
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a part found, or why it could not measure on this machine. */
export type Outcome =
  | { readonly table: Table; readonly notes?: readonly string[] }
  | { readonly skipped: string }

/** One measurement: the default export of a file in `bench/parts`, which is all it takes. */
export interface Part {
  readonly title: string
  /** The budget that it is held against, in words. */
  readonly budget: string
  run(context: PartContext): Promise<Outcome>
}
