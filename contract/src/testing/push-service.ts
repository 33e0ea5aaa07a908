/** A push service on this machine that speaks the protocol (RFC 8030, 8188, 8291, 8292). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PUSH_CERTIFICATE, PUSH_CERTIFICATE_KEY } from './push-certificate.ts'

/** A browser's subscription. */
export interface TestSubscription {
  readonly endpoint: string
  readonly expirationTime: null
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A message as it came in. */
export interface TestPush {
  /** Of the subscription, the end of its endpoint. */
  readonly id: string
  readonly ttl: number
  readonly urgency: string
  readonly topic: string
  readonly encoding: string
  readonly authorization: string
  readonly body: Buffer
}

interface Device {
  readonly ecdh: ECDH
  readonly auth: Buffer
}

export interface PushService {
  /** Origin, for `PUSH_SERVICES`. */
  readonly url: string
  /** All accepted messages, in order. */
  readonly taken: TestPush[]
  /** How the next messages are answered, by id of the subscription, or for all: status and Retry-After. */
  readonly answers: Map<string, { readonly status: number; readonly retryAfter?: string }>
  /** Called before a message is answered. */
  onMessage: (push: TestPush) => void
  /** A browser subscribes. */
  subscribe(): TestSubscription & { readonly id: string }
  /**
   * The decrypted text of a message.
   * @throws Error when it cannot be decrypted
   */
  read(push: TestPush): string
  stop(): Promise<void>
}

/** Decrypts `aes128gcm` with the keys of a subscription (RFC 8291, 3.4). */
function decrypt(body: Buffer, { ecdh, auth }: Device): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + keyLength)
  const own = ecdh.getPublicKey()
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(cipher.subarray(-16))
  const clear = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
  return clear.subarray(0, clear.lastIndexOf(2)).toString()
}

/**
 * Whether a message is signed for this service (RFC 8292, 2).
 * @returns the claims; null when it is not
 */
export function vapidClaims(
  authorization: string,
): { readonly aud: string; readonly sub: string; readonly exp: number } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  if (raw.length !== 65) return null
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null
}

/** Starts a push service on a free port. */
export async function startPushService(port = 0): Promise<PushService> {
  const devices = new Map<string, Device>()
  const taken: TestPush[] = []
  const answers: PushService['answers'] = new Map()
  const server = createServer({ key: PUSH_CERTIFICATE_KEY, cert: PUSH_CERTIFICATE })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const id = request.url?.split('/').pop() ?? ''
    const header = (name: string) => String(request.headers[name] ?? '')
    const push: TestPush = {
      id,
      ttl: Number(header('ttl')),
      urgency: header('urgency'),
      topic: header('topic'),
      encoding: header('content-encoding'),
      authorization: header('authorization'),
      body: await buffer(request),
    }
    service.onMessage(push)
    const { status, retryAfter } = answers.get(id) ??
      answers.get('all') ?? { status: devices.has(id) ? 201 : 410 }
    if (status === 201) taken.push(push)
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
    response.end()
  }
  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    url,
    taken,
    answers,
    onMessage: () => undefined,
    subscribe() {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16)
      const id = randomBytes(16).toString('base64url')
      devices.set(id, { ecdh, auth })
      const keys = { p256dh, auth: auth.toString('base64url') }
      return { id, endpoint: `${url}/push/${id}`, expirationTime: null, keys }
    },
    read(push) {
      const device = devices.get(push.id)
      if (!device) throw new Error('No such subscription')
      return decrypt(push.body, device)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
