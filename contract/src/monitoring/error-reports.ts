import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { requestId } from '../network/request-id.ts'

/** Most reports in a minute: a fault that every request meets needs no more. */
const MOST = 20
const PERIOD_MS = 60_000
const TIMEOUT_MS = 5000

/** A line of a stack: ` at name (file:line:column)`, the name absent at times. */
const FRAME = /^\s+at (?:(?<name>.+) \()?(?<file>[^()\s]+):(?<line>\d+):(?<column>\d+)\)?$/

/** Where a stack begins; the log may say the message before it. */
const NAMED = /^(?<type>\w*Error): (?<value>.*)/

/** The innermost comes last. */
const framesOf = (lines: readonly string[]): readonly object[] =>
  lines
    .map((text) => FRAME.exec(text)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ name, file = '', line, column }) => ({
      function: name,
      filename: file.replace(/^file:\/\//, ''),
      lineno: Number(line),
      colno: Number(column),
      in_app: !file.includes('node_modules') && !file.startsWith('node:'),
    }))
    .reverse()

/** A line of the log, the stack of an error where it has one, as an event of Sentry's protocol. */
function eventOf(text: string, part: string): object {
  const lines = text.split('\n')
  const named = lines.map((line) => NAMED.exec(line)?.groups).find((groups) => groups)
  const { type = 'Error', value = lines[0] } = named ?? {}
  const frames = framesOf(lines)
  const id = requestId()
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    logger: part,
    server_name: hostname(),
    ...(id && { tags: { request: id } }),
    exception: {
      values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }],
    },
  }
}

/**
 * Sends what is logged as an error to a service that speaks Sentry's protocol. It waits for nothing, and
 * nothing is said when the service does not answer: the log has it all.
 * @param dsn `https://key@host/7`
 * @param part which process it is
 */
export function errorReporter(dsn: string, part: 'site' | 'cms'): (text: string) => void {
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, path = '', project] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  const address = `${protocol}//${host}${path}/api/${project}/envelope/`
  const auth = `Sentry sentry_version=7, sentry_client=beursvloer/1, sentry_key=${username}`
  let begun = 0
  let sent = 0
  return (text) => {
    if (Date.now() - begun > PERIOD_MS) {
      begun = Date.now()
      sent = 0
    }
    if (sent >= MOST) return
    sent += 1
    const body = [{ dsn }, { type: 'event' }, eventOf(text, part)]
      .map((line) => JSON.stringify(line))
      .join('\n')
    const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    fetch(address, { method: 'POST', headers, body, signal }).catch(() => undefined)
  }
}
