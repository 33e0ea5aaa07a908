import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { refuse } from './http/refuse.ts'
import type { ServerContext } from './server-context.ts'

const NOT_STORED = 'no-store'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** How long a check of the disk stays valid, in ms. */
const DISK_CHECK_MS = 5000

export interface StateParts {
  readonly breaker: { readonly awaySince: Date | null }
  readonly mirror: { readonly missing: number }
}

/**
 * Answers `/health` (the process lives), `/health?ready=1` (it can serve: there is content, the disk
 * takes files and it is not about to stop; a CMS that is down only makes it `degraded`, since pages
 * keep showing),
 * `/builds/latest.json` and `/builds/meta/{id}.json`.
 *
 * @returns false when the path is none of these
 */
export function stateHandler(context: ServerContext, { breaker, mirror }: StateParts) {
  const { site, settings, clock } = context
  let disk = { writable: Promise.resolve(true), until: 0 }
  const diskWritable = () => {
    if (clock.now() >= disk.until) {
      disk = { writable: canWrite(settings.dataDir), until: clock.now() + DISK_CHECK_MS }
    }
    return disk.writable
  }
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const json = (status: number, value: object, cacheControl = NOT_STORED) =>
      sendJson(context, request, response, status, value, cacheControl)
    if (path === '/health') {
      if (!request.url?.includes('ready=1')) return json(200, { status: 'ok' })
      const [content, writable] = [site.ready(), await diskWritable()]
      const stopping = context.stopping()
      const ok = content && writable && !stopping
      return json(ok ? 200 : 503, {
        status: ok ? site.cms() : stopping ? 'stopping' : 'unavailable',
        content,
        disk: writable,
        cms: site.cms(),
        cmsAwaySince: breaker.awaySince?.toISOString() ?? null,
        source: site.source(),
        missingFiles: mirror.missing,
        build: site.build().id,
        version: site.version(),
      })
    }
    const { id, timestamp, routes } = site.build()
    if (path === '/builds/latest.json') return json(200, { id, timestamp })
    if (path === `/builds/meta/${id}.json`) return json(200, { id, timestamp, routes }, IMMUTABLE)
    refuse(request, response, 404, { security: context.security.plain })
  }
}

function sendJson(
  { security }: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: object,
  cacheControl: string,
): void {
  const body = JSON.stringify(value)
  response.writeHead(status, [
    ...security.plain,
    'Content-Type',
    'application/json; charset=utf-8',
    'Cache-Control',
    cacheControl,
    'Content-Length',
    `${Buffer.byteLength(body)}`,
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function canWrite(directory: string): Promise<boolean> {
  const probe = join(directory, `.writable-${randomUUID()}`)
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe)
    return true
  } catch {
    return false
  }
}
