import { readFileSync } from 'node:fs'
import { buildWhatChanged } from '../scripts/running/prepare.ts'
import type { Settings } from '../scripts/running/settings.ts'
import { type ProcessGroup, startCms, startSite } from '../scripts/running/stack.ts'
import { createThrowAway, type ThrowAway } from '../scripts/running/throw-away.ts'

/** A running throw-away installation with the demo fair in it. */
export interface RunningSite {
  /** Address without trailing slash. */
  readonly address: string
  readonly settings: Settings
  /** Process id of the site's server. */
  readonly pid: number
}

/** Limits as on the day of the fair, when everybody comes from the venue's one address. */
export const LIMITS_OF_THE_VENUE = { RATE_LIMITS: 'on', VENUE_NETWORKS: '127.0.0.0/8' }

/**
 * Gives the running installation with `scale` times the demo fair and settings that differ; limits per
 * visitor are off unless said. Started when a part first asks, shared by all that ask the same.
 */
export type StartSite = (
  scale?: number,
  environment?: Readonly<Record<string, string>>,
) => Promise<RunningSite>

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly notes?: readonly string[]
}

/** One measurement: the default export of a file in `bench/parts`. */
export interface Part {
  readonly title: string
  /** The budget that it is held against, in words. */
  readonly budget: string
  /** Resolves to what it found, or to the reason why it cannot measure on this machine. */
  run(site: StartSite): Promise<Table | string>
}

/** Throw-away installations, each started when it is first asked for. */
export function lazySites(processes: ProcessGroup): { site: StartSite; remove: () => void } {
  const made: ThrowAway[] = []
  const started = new Map<string, Promise<RunningSite>>()
  const start = async (scale: number, environment: object) => {
    const throwAway = await createThrowAway(processes, {
      filling: scale,
      environment: { RATE_LIMITS: 'off', ...environment },
    })
    made.push(throwAway)
    const { settings } = throwAway
    await buildWhatChanged(processes, settings, ['cms', 'site'])
    await startCms(processes, settings, 'production')
    const { pid } = await startSite(processes, settings, 'production')
    return { address: `http://127.0.0.1:${settings.port}`, settings, pid }
  }
  return {
    site(scale = 1, environment = {}) {
      const name = JSON.stringify([scale, environment])
      const running = started.get(name) ?? start(scale, environment)
      started.set(name, running)
      return running
    },
    remove() {
      for (const { remove } of made) remove()
    },
  }
}

/** Resident memory of a process in MB (10⁶ bytes). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}

/** The value below which a share of the values lies, from 0 to 1; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** A whole number as text of a table. */
export const inWords = (value: number): string => Math.round(value).toLocaleString('en')

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

export const megabytes = (value: number): string => `${value.toFixed(0)} MB`

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
