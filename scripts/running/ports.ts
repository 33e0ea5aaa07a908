import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Failure } from './failure.ts'

/** Tries to listen on an address; resolves to the port, or rejects with the system's error. */
const listen = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      const found = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(found))
    })
  })

const reasons: Record<string, string> = {
  EADDRINUSE: 'is already in use by another program; stop that program or choose another port',
  EACCES: 'may not be used by this account; choose a port above 1023',
  EADDRNOTAVAIL: 'is on an address that this machine does not have; check the host',
  ENOTFOUND: 'is on a host name that cannot be found; check the host',
}

/**
 * Makes sure that a program can listen on a port.
 * @param setting name of the setting with the port, for the message
 * @throws {Failure} when it cannot
 */
export const requireFreePort = async (
  host: string,
  port: string,
  setting: string,
): Promise<void> => {
  try {
    await listen(host, Number(port))
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason = reasons[code] ?? `cannot be used (${message})`
    throw new Failure(`Port ${port} on ${host} ${reason}. Set ${setting} in .env.`)
  }
}

/** Below the ports that Linux, macOS and Windows give to outgoing connections, which would take a free one. */
const FIRST_PORT = 10_000
const LAST_PORT = 32_767

/** A port on the loopback address on which nothing listens at this moment. */
export async function findFreePort(): Promise<number> {
  try {
    return await listen('127.0.0.1', randomInt(FIRST_PORT, LAST_PORT + 1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return findFreePort()
  }
}
