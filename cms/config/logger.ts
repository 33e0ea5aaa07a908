import { Writable } from 'node:stream'
import { winston } from '@strapi/logger'
import settings from './settings'

/** Bytes that may wait for the reader of the log; beyond that, lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024

const { stdout, stderr } = process
// A reader that is gone, or a full disk, costs lines and never the process.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined)

/** Stdout that waits for nobody, and keeps no more than that for a reader who is slow or stuck. */
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
