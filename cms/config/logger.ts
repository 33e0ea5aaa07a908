import { Writable } from 'node:stream'
import { winston } from '@strapi/logger'
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

export default {
  level: settings.logLevel,
  transports: [new winston.transports.Stream({ stream })],
}
