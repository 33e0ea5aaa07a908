import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to servers on this machine that can be shut. */
export interface Gate {
  readonly port: number
  /** Ends its connections, and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Connects to the first port on which somebody listens. */
async function connectToOne([port = 0, ...others]: readonly number[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (others.length === 0) throw error
    return connectToOne(others)
  }
}

/**
 * Opens one: what connects to its port reaches the server on another; of several each in turn, and the
 * next when nobody listens there.
 */
export async function openGate(...serverPorts: readonly number[]): Promise<Gate> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  let turn = 0
  const server = createServer(async (client) => {
    track(client)
    const at = turn++ % serverPorts.length
    const ports = [...serverPorts.slice(at), ...serverPorts.slice(0, at)]
    const toServer = await connectToOne(ports).catch(() => null)
    if (!toServer || client.destroyed) {
      client.destroy()
      toServer?.destroy()
      return
    }
    track(toServer)
    client.pipe(toServer).pipe(client)
    client.on('close', () => toServer.destroy())
    toServer.on('close', () => client.destroy())
  })
  let port = 0
  const gate = {
    get port() {
      return port
    },
    async open() {
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async shut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  await gate.open()
  const address = server.address()
  if (address && typeof address === 'object') port = address.port
  return gate
}
