import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { CACHES, packed } from '../app/shell/kept-pages.ts'

// Workbox writes to the console otherwise.
vi.stubEnv('NODE_ENV', 'production')
afterEach(() => vi.unstubAllGlobals())
// Files share a process, and React in the next file reads it too.
afterAll(() => vi.unstubAllEnvs())

const ORIGIN = 'https://dakwaarts.example'

/** The event of browsers for a page that is opened without a connection. */
class Opened extends Event {
  readonly preloadResponse: Promise<Response>

  constructor(preloadResponse: Promise<Response>) {
    super('fetch')
    this.preloadResponse = preloadResponse
  }

  waitUntil = (): void => undefined
}

/** Opens an address while one page is stored. */
async function open(path: string, preload: () => Promise<Response>): Promise<Response> {
  const kept = await packed(new Response('<p>Programma</p>'))
  const match = async (address: string | Request) =>
    new Request(address).url === `${ORIGIN}/programma` ? kept.clone() : undefined
  const pages = { match, keys: async () => [] }
  vi.stubGlobal('caches', { match, open: async (name: string) => name === CACHES.pages && pages })
  vi.stubGlobal('FetchEvent', Opened)
  vi.stubGlobal('self', globalThis)
  const { pageStrategies } = await import('./pages.ts')
  const request = { url: ORIGIN + path, mode: 'navigate', clone: () => request }
  const options = { event: new Opened(preload()), request }
  const [shown, done] = pageStrategies().shared.handleAll(options as never)
  // Its work must end before the stubs are removed.
  await done.catch(() => undefined)
  return shown
}

const withoutConnection = {
  Chromium: () => Promise.reject(new TypeError('net::ERR_INTERNET_DISCONNECTED')),
  Firefox: async () => Response.error(),
}

it.each(Object.entries(withoutConnection))(
  'the stored page is shown without a connection, as %s reports that',
  async (_, preload) => {
    const shown = await open('/programma', preload)
    expect(await shown.text()).toBe('<p>Programma</p>')
    expect(shown.headers.get('server-timing')).toMatch(/^kept;/)
    await expect(open('/sprekers', preload)).rejects.toThrow('no-response')
  },
)
