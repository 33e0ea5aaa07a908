// About: contract/src/monitoring/tracing.ts, contract/src/monitoring/open-tracing.ts, site/server/handler.ts
// About: site/server/http/site-request.ts, site/app/content/http.server.ts, cms/src/database/traced-query.ts
// About: cms/src/middlewares/request-log.ts

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { createInstallation } from './harness/started-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

const TIMEOUT_MS = 480_000
const REQUEST_ID = 'proef-0001'
/** Of a shared fair that does not exist: only the CMS knows. */
const TOKEN = `${'geheim'.repeat(7)}x`

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly attributes: readonly { key: string; value: { stringValue?: string } }[]
}
interface Sent {
  readonly resourceSpans: readonly { scopeSpans: readonly { spans: readonly SentSpan[] }[] }[]
}

test('a page that asks the CMS is one trace, from the site to the statements of the database', {
  tag: EXHAUSTIVE,
}, async () => {
  test.setTimeout(TIMEOUT_MS)
  const spans: SentSpan[] = []
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const installation = await createInstallation({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  try {
    const started = installation.start()
    await expect.poll(started.output, { timeout: 300_000 }).toContain('Running after')
    await fetch(`${installation.siteUrl}/mijn-beurs/gedeeld/${TOKEN}?q=geheim`, {
      headers: { 'x-request-id': REQUEST_ID },
    })
    const attributeOf = ({ attributes }: SentSpan, name: string) =>
      attributes.find(({ key }) => key === name)?.value.stringValue ?? ''
    const ofRequest = () => spans.filter((span) => attributeOf(span, 'request.id') === REQUEST_ID)
    const kinds = () => [
      ...new Set(
        ofRequest().map((span) => (attributeOf(span, 'db.query.text') ? 'statement' : span.name)),
      ),
    ]
    await expect
      .poll(kinds, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['GET', 'render', 'statement']))
    expect(new Set(ofRequest().map(({ traceId }) => traceId)).size).toBe(1)
    expect(JSON.stringify(spans)).not.toContain('geheim')
  } finally {
    installation.remove()
    collector.close()
  }
})
