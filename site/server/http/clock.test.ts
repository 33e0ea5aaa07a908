import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { startServer } from '../testing/running-server.ts'

const HOUR = 3_600_000

// Before the modules of the server are loaded, which may keep a reference to `Date.now`.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.setSystemTime(new Date()))
afterAll(() => void vi.useRealTimers())

it.each([
  ['back', -HOUR],
  ['ahead', HOUR],
])(
  'nobody is refused and pages are up to date when the clock of the system is set %s an hour',
  async (_, jump) => {
    const { server, site, get } = await startServer()
    const read = async (path: string) => {
      const { status, text } = await get(path)
      return [status, /versie \d/.exec(text)?.[0]]
    }
    expect(await read('/faq')).toEqual([200, 'versie 1'])
    vi.setSystemTime(Date.now() + jump)
    expect(await read('/nieuws')).toEqual([200, 'versie 1'])
    expect((await get('/_img/160/webp/weg.jpg')).status).not.toBe(429)
    expect((await get('/prive')).status).toBe(200)
    site.publish('2')
    await expect.poll(() => read('/faq')).toEqual([200, 'versie 2'])
    await server.stop()
  },
)
