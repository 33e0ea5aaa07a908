import { mkdtempSync } from 'node:fs'
import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadStaticFiles } from '../files/static-files.ts'
import { CircuitBreaker } from '../http/circuit-breaker.ts'
import type { Clock } from '../http/clock.ts'
import { Originals } from '../images/originals.ts'
import { OriginalsMirror } from '../images/originals-mirror.ts'
import { readSettings } from '../settings.ts'
import type { SiteLog } from '../site.ts'
import { createSiteServer } from '../site-server.ts'
import { TinySite } from './tiny-site.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  readonly text: string
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  /** Written as one chunk each. */
  readonly body?: readonly string[]
  /** Keeps connections open; without it each request has its own. */
  readonly agent?: Agent
}

/** A server around a `TinySite` on a free port, with a log that can be read. */
export async function startServer(
  environment: Record<string, string> = {},
  options: { clock?: Clock; client?: string } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-server-'))
  const settings = readSettings({
    SITE_URL: 'https://dakwaarts.example',
    DATA_DIR: dataDir,
    ...environment,
  })
  const site = new TinySite()
  const logged: string[] = []
  const write = (fields: object, message: string) => {
    logged.push(`${message} ${JSON.stringify(fields)}`)
  }
  const log: SiteLog = { debug: write, info: write, warn: write, error: write }
  const breaker = new CircuitBreaker()
  const originals = new Originals({
    cmsUrl: settings.cmsUrl,
    directory: join(dataDir, 'images/originals'),
    log,
    breaker,
  })
  const mirror = new OriginalsMirror({ originals, breaker, log })
  const server = await createSiteServer({
    settings,
    site,
    log,
    originals,
    state: { breaker, mirror },
    ...(options.clock ? { clock: options.clock } : {}),
    loadFiles: async (security) =>
      options.client
        ? loadStaticFiles(options.client, join(dataDir, 'compressed'), security)
        : new Map(),
  })
  await server.listen(0, '127.0.0.1')
  const { port } = server.server.address() as AddressInfo
  const get = (path: string, asked: RequestOptions = {}) => ask(port, path, asked)
  return { server, site, logged, originals, mirror, breaker, dataDir, port, get }
}

/** Sends a path exactly as written, which `fetch` would normalise. */
function ask(port: number, path: string, { method = 'GET', headers, body, agent }: RequestOptions) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', path, method, headers, agent },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const whole = Buffer.concat(chunks)
          const { statusCode: status = 0, headers: received } = incoming
          resolve({ status, headers: received, body: whole, text: whole.toString() })
        })
      },
    )
    outgoing.on('error', reject)
    for (const chunk of body ?? []) outgoing.write(chunk)
    outgoing.end()
  })
}
