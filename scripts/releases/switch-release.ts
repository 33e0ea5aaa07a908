import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../running/failure.ts'
import { removeRelease } from './build-release.ts'
import { linkRelease, releasesOf, tagOf } from './layout.ts'

/** How long a release may take to answer after its restart, and between two looks, in ms. */
const timeout = 120_000
const interval = 200

/** How to restart, and which addresses answer when a release runs. */
export interface Restart {
  /** A line for the shell; empty when the operator restarts by hand. */
  readonly command: string
  readonly addresses: readonly string[]
  /** How long to wait for all of them, in ms. */
  readonly timeout?: number
}

const answers = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

const allAnswer = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(answers))).every(Boolean)

/** Restarts and waits. @returns the reason of a failure; null when everything answers */
const restart = async (home: string, { command, addresses, ...rest }: Restart) => {
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, {
      cwd: home,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', () => resolve(127))
    child.once('close', (ended) => resolve(ended ?? 1))
  })
  if (code !== 0) return `RESTART_COMMAND ended with exit code ${code}`
  const deadline = performance.now() + (rest.timeout ?? timeout)
  while (!(await allAnswer(addresses))) {
    if (performance.now() > deadline) return `${addresses.join(' and ')} did not answer in time`
    await pause(interval)
  }
  return null
}

/**
 * Switches to another release: `current` leads to it, `previous` to the one before, and everything
 * is restarted. When it does not start, the previous one runs again.
 *
 * @returns whether it was restarted; false when the operator has to do so
 * @throws {Failure} when the release does not start
 */
export const switchRelease = async (home: string, tag: string, how: Restart): Promise<boolean> => {
  const before = { current: tagOf(home, 'current'), previous: tagOf(home, 'previous') }
  linkRelease(home, 'previous', before.current)
  linkRelease(home, 'current', tag)
  if (!how.command) return false
  const problem = await restart(home, how)
  if (problem === null) return true
  if (before.current === null) throw new Failure(`${tag} did not start: ${problem}.`)
  linkRelease(home, 'current', before.current)
  linkRelease(home, 'previous', before.previous)
  const again = await restart(home, how)
  throw new Failure(
    `${tag} did not start: ${problem}. ${before.current} ${again === null ? 'runs again' : `did not start either: ${again}`}.`,
  )
}

/** Deletes the releases that neither run nor are the way back. @returns their tags */
export const removeOldReleases = async (home: string): Promise<readonly string[]> => {
  const kept = [tagOf(home, 'current'), tagOf(home, 'previous')]
  const old = readdirSync(releasesOf(home)).filter(
    (name) => !name.startsWith('.') && !kept.includes(name),
  )
  for (const tag of old) await removeRelease(home, tag)
  return old
}
