import { performance } from 'node:perf_hooks'
import { expect, it, vi } from 'vitest'
import type { Clock } from '../http/clock.ts'
import { startServer } from '../testing/running-server.ts'

const publicPage = (path: string) => ({
  locale: path.startsWith('/en') ? ('en' as const) : ('nl' as const),
  origin: 'https://dakwaarts.example',
  path,
  policy: { cache: true, parameters: ['dag', 'thema'], privateParameters: [], action: false },
})

/** Time that passes when code waits for it, with the number of waits. */
function hurriedClock() {
  let now = 0
  let waits = 0
  const clock: Clock = {
    now: () => now,
    after: async (ms) => {
      waits += 1
      await new Promise((resolve) => setImmediate(resolve))
      now += ms
    },
  }
  return { clock, waits: () => waits }
}

const rendered = (site: { requests: readonly Request[] }) =>
  site.requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.endsWith('.data'))

it('all public pages are rendered after a start and a change, in their order', async () => {
  const { server, site, get } = await startServer({}, hurriedClock())
  site.pages = ['/faq', '/sprekers', '/en/faq'].map(publicPage)
  site.publish('2')
  await expect.poll(() => rendered(site)).toEqual(['/faq', '/sprekers', '/en/faq'])
  expect((await get('/en/faq')).text).toContain('en versie 2')
  expect((await get('/faq?utm_source=x')).text).toContain('nl versie 2')
  expect(rendered(site)).toHaveLength(3)
  await server.stop()
})

it('the most used pages come first', async () => {
  const { server, site, get } = await startServer({}, hurriedClock())
  site.pages = ['/faq', '/sprekers', '/locatie'].map(publicPage)
  site.publish('2')
  await expect.poll(() => rendered(site)).toHaveLength(3)
  await get('/locatie')
  site.requests.length = 0
  site.publish('3')
  await expect.poll(() => rendered(site)).toEqual(['/locatie', '/faq', '/sprekers'])
  await server.stop()
})

it('rendering ahead pauses while a visitor waits for a page', async () => {
  const { clock, waits } = hurriedClock()
  const { server, site, get } = await startServer({}, { clock })
  const { promise, resolve } = Promise.withResolvers<void>()
  site.gate = promise
  const visitor = get('/langzaam')
  await expect.poll(() => rendered(site)).toEqual(['/langzaam'])
  site.pages = ['/faq'].map(publicPage)
  site.publish('2')
  const before = waits()
  await expect.poll(() => waits()).toBeGreaterThan(before + 20)
  expect(rendered(site)).toEqual(['/langzaam'])
  resolve()
  await visitor
  await expect.poll(() => rendered(site).at(-1)).toBe('/faq')
  await server.stop()
})

it.each([
  ['rests as long as a page took while the server has little to do', 0.4, [0, 100]],
  ['renders few pages while the server is busy', 1, [1000, 2000]],
])('%s', async (_, utilization, [least = 0, most = 0]) => {
  const load = vi
    .spyOn(performance, 'eventLoopUtilization')
    .mockReturnValue({ idle: 0, active: 0, utilization })
  const { clock } = hurriedClock()
  const { server, site } = await startServer({}, { clock })
  site.pages = ['/faq', '/sprekers', '/locatie'].map(publicPage)
  const before = clock.now()
  site.publish('2')
  await expect.poll(() => rendered(site)).toHaveLength(3)
  expect(clock.now() - before).toBeGreaterThanOrEqual(least)
  expect(clock.now() - before).toBeLessThanOrEqual(most)
  load.mockRestore()
  await server.stop()
})
