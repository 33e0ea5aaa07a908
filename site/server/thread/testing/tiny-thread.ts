/**
 * A thread with a `TinySite`, for tests: some addresses end it or keep it busy. Before it is busy it
 * publishes, by which the server knows.
 */

import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { TinySite } from '../../testing/tiny-site.ts'
import { answerCalls, type ThreadHost } from '../answer-calls.ts'

/**
 * The longest that it is busy until a message comes, in ms: where the server waits for it none
 * comes.
 */
const MAX_BUSY_MS = 10_000

class ThreadSite extends TinySite {
  readonly #host: ThreadHost

  constructor(host: ThreadHost) {
    super()
    this.#host = host
  }

  override async start() {
    await super.start()
    await this.#host.mirrorOriginals([{ file: 'dak.jpg' }], true)
    await this.#host.withholdOriginals(new Set(['kelder.jpg']))
  }

  /** Reports to the server that it is busy from the next turn of the event loop on. */
  async #tellBusy() {
    this.publish('bezig')
    await nextTurn()
  }

  override async render(...[request, options]: Parameters<TinySite['render']>) {
    const { pathname, searchParams } = new URL(request.url)
    switch (pathname) {
      case '/eindigt':
        process.exit(7)
        break
      case '/rekent': {
        await this.#tellBusy()
        const [file, until] = [`${searchParams.get('tot')}`, performance.now() + MAX_BUSY_MS]
        while (!existsSync(file) && performance.now() < until);
        break
      }
      case '/hangt':
        await this.#tellBusy()
        for (;;);
      case '/publiceert':
        this.publish('2')
        break
      case '/meldt':
        this.tell({ version: 'l2', items: { a: { places: 3 } as never }, notice: null })
        break
      case '/weg-cms':
        this.#host.breaker
          .begin()
          .failed(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
        break
      case '/wacht':
        await new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(new Error('The visitor left'))),
        )
    }
    return super.render(request, options)
  }
}

if (parentPort) answerCalls(parentPort, (host) => new ThreadSite(host))
