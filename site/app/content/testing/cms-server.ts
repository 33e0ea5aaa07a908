import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseQuery } from '../http.server.ts'
import { type RestContent, type RestDocument, sampleFair } from './documents.ts'

/** The server's behaviour; `good` answers like the CMS. */
export type Behaviour = 'good' | 'hanging' | 'failing' | 'html' | 'truncated' | 'wrong-shape'

export interface CmsServer {
  readonly url: string
  behaviour: Behaviour
  content: RestContent
  /** The documents for `status=draft`; the published ones when null. */
  drafts: RestContent | null
  version: string
  counters: Record<string, number>
  /** Largest page it gives, also when more is asked for. */
  pageLimit: number
  /** Method, path and query of every request, in order. */
  readonly requests: { path: string; query: Record<string, unknown>; token: string | undefined }[]
  /** Called before each answer; may change the server. */
  beforeAnswer: (path: string) => void
  /** Publishes a change of one type. */
  publish(counter: string): void
  close(): Promise<void>
}

const SINGLE = ['form-settings', 'site-settings', 'statistics-settings']

/** An HTTP server on a free port that answers as the CMS does, or misbehaves on demand. */
export async function startCmsServer(): Promise<CmsServer> {
  const server = createServer((request, response) => answer(cms, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cms: CmsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: 'good',
    content: sampleFair(),
    drafts: null,
    version: 'v1',
    counters: {},
    pageLimit: 250,
    requests: [],
    beforeAnswer: () => undefined,
    publish(counter) {
      cms.counters[counter] = (cms.counters[counter] ?? 0) + 1
      cms.version = `v${Object.values(cms.counters).reduce((sum, count) => sum + count, 1)}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return cms
}

function answer(cms: CmsServer, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', cms.url)
  const path = url.pathname.replace('/api/', '')
  const query = parseQuery(url.search)
  cms.requests.push({ path, query, token: request.headers.authorization })
  cms.beforeAnswer(path)
  const json = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (cms.behaviour === 'good') {
    const [status, body] = goodAnswer(cms, path, query)
    json(status, body)
  } else if (cms.behaviour === 'failing') {
    json(500, { data: null, error: { status: 500, name: 'Broken', message: 'Stuk' } })
  } else if (cms.behaviour === 'wrong-shape') {
    json(200, { hello: 'world' })
  } else if (cms.behaviour !== 'hanging') {
    const html = cms.behaviour === 'html'
    response.writeHead(200, { 'content-type': html ? 'text/html' : 'application/json' })
    response.end(html ? '<h1>Onderhoud</h1>' : '{"data":[{"documentId":')
  }
}

function goodAnswer(
  cms: CmsServer,
  path: string,
  query: ReturnType<typeof parseQuery>,
): [status: number, body: unknown] {
  if (path === 'content-version') return [200, { version: cms.version, types: cms.counters }]
  const content = (query.status === 'draft' && cms.drafts) || cms.content
  const all: readonly RestDocument[] = content[path]?.[query.locale === 'en' ? 'en' : 'nl'] ?? []
  if (SINGLE.includes(path)) {
    const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} }
    return all[0] ? [200, { data: all[0], meta: {} }] : [404, { data: null, error }]
  }
  const asked = query as { filters?: { id?: { $gt?: string } }; pagination?: { pageSize?: string } }
  const last = Number(asked.filters?.id?.$gt ?? 0)
  const pageSize = Math.min(Number(asked.pagination?.pageSize ?? 25), cms.pageLimit)
  const rest = all.filter(({ id }) => Number(id) > last).sort((a, b) => Number(a.id) - Number(b.id))
  const pagination = { page: 1, pageSize, pageCount: Math.ceil(rest.length / pageSize) }
  return [200, { data: rest.slice(0, pageSize), meta: { pagination } }]
}
