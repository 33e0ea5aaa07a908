// About: site/server/metrics.ts, site/server/counters.ts, site/server/settings.ts

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from './testing/running-server.ts'

let running: Awaited<ReturnType<typeof startServer>>
let port: number

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

beforeAll(async () => {
  port = await freePort()
  running = await startServer({ METRICS_PORT: String(port) })
})
afterAll(() => running.server.server.close())

const metrics = async (path = '/metrics') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

/** The value of a figure, by its name and labels as they are written. */
const figure = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

it('answers are counted and timed by kind and status, with the state of the site', async () => {
  await running.get('/programma')
  await running.get('/health')
  await running.get('/contact', { method: 'POST', headers: { origin: 'https://evil.example' } })
  const { text } = await metrics()
  const times = 'beursvloer_site_request_seconds_count'
  expect(figure(text, `${times}{kind="page",status="2xx"}`)).toBe(1)
  expect(figure(text, `${times}{kind="page",status="4xx"}`)).toBe(1)
  expect(figure(text, `${times}{kind="state",status="2xx"}`)).toBe(1)
  expect(figure(text, 'beursvloer_site_render_seconds_total')).toBeGreaterThanOrEqual(0)
  expect(figure(text, 'beursvloer_site_ready')).toBe(1)
  expect(figure(text, 'beursvloer_site_cms_away_seconds')).toBe(0)
  expect(figure(text, 'beursvloer_site_live_streams')).toBe(0)
  expect(figure(text, 'beursvloer_site_content_seconds')).toBeGreaterThanOrEqual(0)
  expect(text).toContain('beursvloer_site_content_info{version=')
  expect(figure(text, 'nodejs_eventloop_lag_seconds')).toBeDefined()
})

it('metrics are on their own port only', async () => {
  expect((await metrics('/')).status).toBe(404)
  expect((await running.get('/metrics')).text).not.toContain('beursvloer_site')
})
