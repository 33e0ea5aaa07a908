/** A thread with a `TinySite`, for tests: some addresses end it or keep it busy. */

import { parentPort } from 'node:worker_threads'
import { TinySite } from '../../test/tiny-site.ts'
import { answerCalls, type ThreadHost } from '../answer-calls.ts'

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

  override async render(...[request, options]: Parameters<TinySite['render']>) {
    switch (new URL(request.url).pathname) {
      case '/eindigt':
        process.exit(7)
        break
      case '/rekent':
        for (const until = performance.now() + 1000; performance.now() < until; );
        break
      case '/hangt':
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
