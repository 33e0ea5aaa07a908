import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** Looks for viruses in a file. */
export interface Scanner {
  /**
   * @returns the virus that was found; null when the file is clean
   * @throws Error when the scanner does not answer, so that nothing unscanned is stored
   */
  scan(file: string): Promise<string | null>
}

/** Time limit of clamd for one file, in ms. */
const SCAN_TIMEOUT_MS = 60_000

const open = (address: URL): Socket =>
  address.protocol === 'unix:'
    ? connect(address.pathname)
    : connect(Number(address.port || 3310), address.hostname)

/**
 * ClamAV's daemon, over TCP (`tcp://host:3310`) or a socket (`unix:/run/clamav/clamd.ctl`). The file is
 * sent along (INSTREAM, clamd(8)), so clamd may run elsewhere and needs no rights to our folders.
 */
export const clamd = (address: URL): Scanner => ({
  scan: (file) =>
    new Promise((resolve, reject) => {
      const socket = open(address)
      let answer = ''
      socket.setTimeout(SCAN_TIMEOUT_MS, () => socket.destroy(new Error('clamd took too long')))
      socket.on('error', reject)
      socket.on('data', (data) => {
        answer += data.toString('latin1')
      })
      socket.on('close', () => {
        const found = /^stream: (.+) FOUND/.exec(answer)?.[1]
        if (found) resolve(found)
        else if (answer.startsWith('stream: OK')) resolve(null)
        else reject(new Error(`clamd answered "${answer.replace(/\0/g, '').slice(0, 100)}"`))
      })
      socket.write('zINSTREAM\0')
      const content = createReadStream(file)
      content.on('error', (error) => socket.destroy(error))
      content.on('data', (chunk) => {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(chunk.length)
        socket.write(length)
        if (socket.write(chunk)) return
        content.pause()
        socket.once('drain', () => content.resume())
      })
      content.on('end', () => socket.end(Buffer.alloc(4)))
    }),
})
