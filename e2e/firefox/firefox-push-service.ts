/**
 * A push service for Firefox on this machine: Mozilla's protocol over a socket for the browser, RFC
 * 8030 for the sender. It passes messages on as received, encrypted.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  PUSH_CERTIFICATE,
  PUSH_CERTIFICATE_KEY,
} from '@beursvloer/contract/testing/push-certificate'
import { type WebSocket, WebSocketServer } from 'ws'

export interface FirefoxPushService {
  /** For `dom.push.serverURL` of Firefox. */
  readonly socketUrl: string
  /** Origin of its endpoints, for `PUSH_SERVICES`. */
  readonly url: string
  stop(): Promise<void>
}

/** Firefox's messages, with the fields that are answered. */
interface Said {
  readonly messageType?: 'hello' | 'register' | 'unregister' | 'ack' | 'ping'
  readonly uaid?: string
  readonly channelID?: string
}

export async function startFirefoxPushService(): Promise<FirefoxPushService> {
  const channels = new Map<string, WebSocket>()
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  const endpoints = createServer({ key: PUSH_CERTIFICATE_KEY, cert: PUSH_CERTIFICATE })
  await new Promise<void>((resolve) => endpoints.listen(0, '127.0.0.1', resolve))
  if (!sockets.address()) await new Promise((resolve) => sockets.once('listening', resolve))
  const url = `https://localhost:${(endpoints.address() as AddressInfo).port}`

  sockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { messageType, uaid, channelID = '' } = JSON.parse(String(text)) as Said
      const answer = (said: object) => socket.send(JSON.stringify({ messageType, ...said }))
      if (messageType === 'hello')
        answer({
          ...{ status: 200, uaid: uaid || randomBytes(16).toString('hex') },
          ...{ use_webpush: true, broadcasts: {} },
        })
      else if (messageType === 'register') {
        channels.set(channelID, socket)
        answer({ status: 200, channelID, pushEndpoint: `${url}/wpush/v2/${channelID}` })
      } else if (messageType === 'unregister') {
        channels.delete(channelID)
        answer({ status: 200, channelID })
      } else if (messageType !== 'ack') socket.send('{}')
    })
  })

  endpoints.on('request', async (request, response) => {
    const body = await buffer(request)
    const channelID = request.url?.split('/').pop() ?? ''
    const socket = channels.get(channelID)
    const headers = { encoding: request.headers['content-encoding'] }
    const data = body.toString('base64url')
    const version = randomUUID()
    socket?.send(JSON.stringify({ messageType: 'notification', channelID, version, data, headers }))
    response.writeHead(socket ? 201 : 410).end()
  })

  return {
    socketUrl: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/`,
    url,
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      endpoints.closeAllConnections()
      await new Promise((resolve) => endpoints.close(resolve))
    },
  }
}
