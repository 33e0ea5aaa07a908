import { Writable } from 'node:stream'
import { errorReporter } from '@beursvloer/contract/monitoring/error-reports'
import { requestId } from '@beursvloer/contract/network/request-id'
import { formats, winston } from '@strapi/logger'
import settings from './settings'

/** Bytes that may wait for the reader of the log; beyond that, lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024

const { stdout, stderr } = process
// A closed reader or a full disk loses lines, but does not end the process.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined)

/** Stdout without waiting, which buffers no more than that for a slow or stuck reader. */
const stream = new Writable({
  decodeStrings: false,
  write(line, _encoding, done) {
    if (stdout.writableLength < MAX_WAITING_BYTES) stdout.write(line)
    done()
  },
})

/** Where winston keeps the line as it is written, and its level. */
const LINE = Symbol.for('message')
const LEVEL = Symbol.for('level')

const report = settings.sentryDsn ? errorReporter(settings.sentryDsn, 'cms') : undefined

/** The line ends with the id of the request that it is about. An error is reported. */
const withRequest = winston.format((info) => {
  if (info[LEVEL] === 'error') report?.(String(info.message))
  const id = requestId()
  return id ? Object.assign(info, { [LINE]: `${info[LINE]} request=${id}` }) : info
})

export default {
  level: settings.logLevel,
  format: winston.format.combine(formats.prettyPrint(), withRequest()),
  transports: [new winston.transports.Stream({ stream })],
}
