/**
 * Parsers of settings that site and CMS share; each throws an Error whose message continues the
 * name of the setting.
 */

/** Shortest secret, in characters. */
const MIN_SECRET_LENGTH = 16

/** Levels of the log of both. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const

/** A number as one writes it: no words, signs or powers. */
function numberIn(text: string, least: number, most: number): number {
  const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new Error(`must be a number from ${least} to ${most}, not "${text}"`)
  return value
}

export function portIn(text: string): number {
  const value = numberIn(text, 1, 65_535)
  if (!Number.isInteger(value)) throw new Error(`must be a whole number, not "${text}"`)
  return value
}

/** Seconds in which a process still serves after its stop signal. */
export const shutdownDelayIn = (text: string): number => numberIn(text, 0, 60)

/** Where errors are reported: `https://key@host/7`. */
export function dsnIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol.startsWith('http') && url.username && /\/\w+$/.test(url.pathname)) return text
  throw new Error('must be the DSN of a project, such as https://key@sentry.example.org/7')
}

/** Space for copies of files, in GB. */
export const gigabytesIn = (text: string): number => numberIn(text, 1, 1000)

/** Times the usual time that the CMS may take to answer. */
export const timeoutFactorIn = (text: string): number => numberIn(text, 1, 60)

export function secretIn(text: string): string {
  if (text.length < MIN_SECRET_LENGTH)
    throw new Error(
      `must be a secret of at least ${MIN_SECRET_LENGTH} characters; npm start writes one to .env`,
    )
  return text
}

export function oneOf<const T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text)
  if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}, not "${text}"`)
  return found
}

/** An address of http or https, without query and without slashes at its end. */
export function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`must be an address such as https://example.org, not "${text}"`)
  return text.replace(/(?<!\/)\/+$/, '')
}

/** Addresses without a path, separated by commas. */
export function originsIn(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((part) => {
    const address = addressIn(part.trim())
    if (new URL(address).pathname !== '/') throw new Error(`may not have a path: "${address}"`)
    return new URL(address).origin
  })
  return [first, ...others]
}

/** A path as `/api`, or nothing; the slashes at its ends may be there or not. */
export function pathIn(text: string): string {
  const path = text.replace(/^\/+|(?<!\/)\/+$/g, '')
  if (!/^[\w-]*(\/[\w-]+)*$/.test(path))
    throw new Error(`must be a path such as /api, not "${text}"`)
  return path && `/${path}`
}
