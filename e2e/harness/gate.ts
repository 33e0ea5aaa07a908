import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on this machine that can be shut. */
export interface Gate {
  readonly port: number
  /** Ends its connections, and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Opens one: what connects to its port reaches the server on the other. */
export async function openGate(serverPort: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((client) => {
    const toServer = connect(serverPort, '127.0.0.1')
    pass(client, toServer)
    pass(toServer, client)
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
