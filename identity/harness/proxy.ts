/**
 * A proxy before the emulator. It answers the two calls that the emulator lacks, signs its tokens
 * as Google does (the emulator's are not signed at all), records every call, and can simulate
 * faults.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  readonly method: string
  /** Without host and search, such as `/v1/accounts:lookup`. */
  readonly path: string
  readonly search: URLSearchParams
  /** The language that the client asks for. */
  readonly locale: string | undefined
  readonly body: string
}

/** The faults to simulate; none when empty. */
export interface Faults {
  /** The server refuses calls of this path (or all) with this message. */
  refuse?: { readonly message: string; readonly path?: string }
  /** The connection breaks. */
  drop?: boolean
  /** No answer comes. */
  hang?: boolean
}

export interface IdentityProxy {
  readonly url: string
  /** Where the key of its signatures is published. */
  readonly keysUrl: string
  readonly calls: Call[]
  faults: Faults
  /** The options of the project's password policy, as the server answers them. */
  policy: object
  stop(): Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** `/identitytoolkit.googleapis.com/v1/accounts:lookup` → `/v1/accounts:lookup`. */
const pathOf = (address: string) =>
  (address.split('?')[0] ?? '').replace(/^\/[\w-]+\.googleapis\.com/, '')

/** Signs an unsigned token with RS256. */
function signer() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const header = Buffer.from('{"alg":"RS256","kid":"proef","typ":"JWT"}').toString('base64url')
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'proef', alg: 'RS256', use: 'sig' }]
  const signed = (token: string) => {
    const text = `${header}.${token.split('.')[1]}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
  }
  return { keys, signed }
}

const TOKEN_FIELDS = ['idToken', 'id_token', 'access_token']

/** Starts the proxy of an emulator on a free port. */
export async function startProxy(emulator: string): Promise<IdentityProxy> {
  const { keys, signed } = signer()
  const calls: Call[] = []
  const state = { faults: {} as Faults, policy: {} as object }

  async function pass(request: IncomingMessage, body: Buffer) {
    const {
      host: _host,
      'content-length': _length,
      connection: _connection,
      ...headers
    } = request.headers
    const response = await fetch(emulator + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: body.length > 0 ? new Uint8Array(body) : null,
    })
    const answer = (await response.json()) as Record<string, unknown>
    for (const field of TOKEN_FIELDS) {
      const token = answer[field]
      if (typeof token === 'string') answer[field] = signed(token)
    }
    return { status: response.status, answer }
  }

  function ownAnswer(path: string): object | null {
    if (path === '/keys') return { keys }
    if (path.endsWith('/accounts:revokeToken')) return {}
    if (!path.endsWith('/passwordPolicy')) return null
    return {
      customStrengthOptions: state.policy,
      allowedNonAlphanumericCharacters: ['!', '@', '#'],
      schemaVersion: 1,
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end()
      return
    }
    const body = await bodyOf(request)
    const path = pathOf(request.url ?? '')
    const send = (status: number, value: object) =>
      response
        .writeHead(status, { ...CORS, 'content-type': 'application/json' })
        .end(JSON.stringify(value))
    calls.push({
      method: request.method ?? '',
      path,
      search: new URL(request.url ?? '', emulator).searchParams,
      locale: request.headers['x-firebase-locale']?.toString(),
      body: body.toString(),
    })
    const { refuse, drop, hang } = state.faults
    if (hang) return
    if (drop) {
      response.destroy()
      return
    }
    if (refuse && (!refuse.path || path.includes(refuse.path))) {
      send(400, { error: { code: 400, message: refuse.message, errors: [] } })
      return
    }
    const own = ownAnswer(path)
    if (own) {
      send(200, own)
      return
    }
    const passed = await pass(request, body)
    send(passed.status, passed.answer)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    url,
    keysUrl: `${url}/keys`,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
