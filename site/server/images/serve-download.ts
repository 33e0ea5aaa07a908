import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { contentType } from '../files/content-types.ts'
import { matchesEtag } from '../http/ready-response.ts'
import { refuse } from '../http/refuse.ts'
import type { ServerContext } from '../server-context.ts'
import type { Originals } from './originals.ts'

/** An editor may replace a document under its name, so browsers ask again after this. */
const CACHE_CONTROL = 'public, max-age=300'

/** Answers `/_file/{file}`: a document of the media library, to save and not to show. */
export async function serveDownload(
  context: ServerContext,
  originals: Originals,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const security = context.security.plain
  const file = path.slice('/_file/'.length)
  const original = await originals.get(file)
  if (original === 'missing') {
    refuse(request, response, 404, { security })
    return
  }
  if (original === 'unavailable') {
    refuse(request, response, 503, { security, retryAfter: 10 })
    return
  }
  const etag = `"${original.version}"`
  const validators = ['ETag', etag, 'Cache-Control', CACHE_CONTROL]
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, validators).end()
    return
  }
  response.writeHead(200, [
    ...context.security.download(),
    ...validators,
    'Content-Type',
    contentType(file),
    'Content-Disposition',
    `attachment; filename="${file}"`,
    'Content-Length',
    `${original.bytes}`,
  ])
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(original.path), response)
}
