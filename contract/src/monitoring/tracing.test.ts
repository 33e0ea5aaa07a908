import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withRequestId } from '../network/request-id.ts'
import { startTracing, stopTracing, tracedAnswer, tracedStep } from './tracing.ts'

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[]
}

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  /** Resolves when every answer has ended. */
  const close = () => once(server.close(), 'close')
  return { address: `http://127.0.0.1:${port}`, close }
}

/** A CMS that asks its database, and a site that asks the CMS, both for each request. */
async function startBoth() {
  const answering =
    (work: () => Promise<unknown>): RequestListener =>
    (request, response) =>
      withRequestId(request.headers['x-request-id'], () =>
        tracedAnswer(
          request,
          response,
          () => request.url?.split('?')[0] ?? '',
          async () => {
            await work()
            response.end()
          },
        ),
      )
  const cms = await listen(
    answering(() => tracedStep('select', { 'db.query.text': 'select $1' }, async () => 1)),
  )
  const site = await listen(
    answering(() =>
      tracedStep('GET', { 'url.path': '/days' }, (headers) =>
        fetch(`${cms.address}/days`, { headers: { ...headers, 'x-request-id': 'proef-0001' } }),
      ),
    ),
  )
  return { site: site.address, stop: () => Promise.all([site.close(), cms.close()]) }
}

test('a request through site, CMS and database is one trace, with its id and without its parameters', async () => {
  const sent: SentSpan[] = []
  const endpoint = await listen(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    sent.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)))
    response.end('{}')
  })
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint.address)
  onTestFinished(() => void vi.unstubAllEnvs())
  await startTracing('site')
  const { site, stop } = await startBoth()
  await (
    await fetch(`${site}/programma?q=geheim`, { headers: { 'x-request-id': 'proef-0001' } })
  ).text()
  // Nobody asked for this.
  await tracedStep('select', {}, async () => 1)
  await stop()
  await stopTracing()

  const pathOf = ({ attributes }: SentSpan) =>
    attributes.find(({ key }) => key === 'url.path' || key === 'db.query.text')?.value.stringValue
  const child = (parent: SentSpan | undefined) =>
    sent.find(({ parentSpanId }) => parentSpanId === parent?.spanId)
  const [request] = sent.filter(({ parentSpanId }) => !parentSpanId)
  const chain = [request, child(request), child(child(request)), child(child(child(request)))]
  expect(chain.map((span) => span && `${span.name} ${pathOf(span)}`)).toEqual([
    'GET /programma',
    'GET /days',
    'GET /days',
    'select select $1',
  ])
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map(({ traceId }) => traceId)).size).toBe(1)
  for (const { attributes } of sent)
    expect(attributes).toContainEqual({ key: 'request.id', value: { stringValue: 'proef-0001' } })
  expect(JSON.stringify(sent)).not.toContain('geheim')
})

test('without an endpoint nothing is traced', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  await startTracing('site')
  expect(await tracedStep('select', {}, async (headers) => headers)).toEqual({})
  const { site } = await startBoth()
  expect((await fetch(site)).status).toBe(200)
})
