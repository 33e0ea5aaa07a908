import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** A key with its public half as a provider publishes it. */
async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } }
}

export interface TokenServer {
  readonly url: string
  /**
   * The metadata, the answers of `POST /token` and `GET /userinfo`, and the form and the
   * `Authorization` header that `POST /token` received.
   */
  readonly answers: {
    metadata: Record<string, unknown>
    token: object
    userinfo: object
    form: URLSearchParams
    authorization: string | undefined
  }
  /** A token signed with the published key or, `forged`, with another key under the same key id. */
  sign(claims: JWTPayload, how?: { readonly forged?: boolean }): Promise<string>
  stop(): Promise<void>
}

/** Publishes its metadata and a key at `/keys`, and answers as the endpoints of a provider. */
export async function startTokenServer(): Promise<TokenServer> {
  const [key, other] = await Promise.all([newKey('one'), newKey('one')])
  const answers: TokenServer['answers'] = {
    metadata: {},
    token: {},
    userinfo: {},
    form: new URLSearchParams(),
    authorization: undefined,
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    if (request.url === '/token') {
      answers.form = new URLSearchParams(body)
      answers.authorization = request.headers.authorization
    }
    const known: Record<string, object> = {
      '/.well-known/openid-configuration': answers.metadata,
      '/keys': { keys: [key.jwk] },
      '/token': answers.token,
      '/userinfo': answers.userinfo,
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(known[request.url ?? ''] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    sign: (claims, { forged = false } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign((forged ? other : key).privateKey),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
