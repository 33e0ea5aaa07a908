import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { UnsecuredJWT } from 'jose'

export interface Asked {
  readonly path: string
  readonly bearer: string | undefined
  readonly userAgent: string | undefined
  readonly body: unknown
}

export interface AccountCms {
  /** Its address, without a path. */
  readonly url: string
  /** The requests received, in order. */
  readonly asked: readonly Asked[]
  /** Status and body by path; 404 for others. A status of 0 drops the connection. */
  readonly answers: Record<string, readonly [status: number, body: object]>
  stop(): Promise<void>
}

/** A server that answers calls about accounts as the CMS does. */
export async function startAccountCms(): Promise<AccountCms> {
  const asked: Asked[] = []
  const answers: AccountCms['answers'] = {}
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').replace(/^\/api/, '')
    const body = await text(request)
    asked.push({
      path,
      bearer: request.headers.authorization?.replace('Bearer ', ''),
      userAgent: request.headers['user-agent'],
      body: body && JSON.parse(body),
    })
    const [status, content] = answers[path.split('?')[0] ?? ''] ?? [404, refusal(404, 'Not Found')]
    if (status === 0) response.destroy()
    else
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(content))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** An error body as Strapi writes it. */
export const refusal = (status: number, message: string): object => ({
  data: null,
  error: { status, name: 'ApplicationError', message, details: {} },
})

/** A token that ends at a time, in ms since 1970; `name` makes it differ from others. */
export const tokenUntil = (end: number, name: string): string =>
  new UnsecuredJWT({ name }).setExpirationTime(end / 1000).encode()
