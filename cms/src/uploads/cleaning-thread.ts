import { Worker } from 'node:worker_threads'
import { type FileReason, RejectedFile } from './rejected-file'

/** How long a thread waits for another file before it ends, in ms. */
const MAX_IDLE_MS = 30_000
/** Memory of JavaScript's own in a thread, in MB. */
const MAX_HEAP_MB = 256
/** What the whole process may grow by while a file is cleaned, in bytes: buffers are not in that heap. */
const MAX_MEMORY_GROWTH_BYTES = 768 * 1024 * 1024
/** How often that is looked at, in ms. */
const POLL_INTERVAL_MS = 50

/** What a thread answers: the clean content, or why there is none. */
export type CleaningAnswer =
  | { readonly clean: Uint8Array | string }
  | { readonly reason: FileReason }

/** What a thread says once its module is loaded. */
const READY = 'ready'

/**
 * Cleans files one after the other in a thread of their own: a hostile one can keep a parser busy for
 * minutes, or unpack to gigabytes. One that takes too long or too much is given up with its thread.
 */
export class CleaningThread {
  private thread: Worker | undefined
  private idle: NodeJS.Timeout | undefined
  private last: Promise<unknown> = Promise.resolve()

  /**
   * @param file a module that says `ready` when it is loaded, and answers each message with a `CleaningAnswer`
   * @param longestMs for one file, from when the module is loaded
   */
  constructor(
    private readonly file: string,
    private readonly longestMs: number,
  ) {}

  /** @throws RejectedFile saying why the file cannot be kept */
  async clean(content: Uint8Array | string): Promise<Buffer> {
    const turn = this.last.then(() => this.ask(content))
    this.last = turn.catch(() => undefined)
    const answer = await turn
    if ('reason' in answer) throw new RejectedFile(answer.reason)
    return Buffer.from(answer.clean as string)
  }

  private start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB }
    const worker = new Worker(this.file, { resourceLimits })
    worker.once('exit', () => {
      if (this.thread === worker) this.thread = undefined
    })
    // One that is given up may run out of memory before it has ended; nobody waits for it any more.
    worker.on('error', () => undefined)
    return worker
  }

  private end(): void {
    this.thread?.terminate()
    this.thread = undefined
  }

  /** Never rejects. */
  private ask(content: Uint8Array | string): Promise<CleaningAnswer> {
    clearTimeout(this.idle)
    const isLoaded = this.thread !== undefined
    this.thread ??= this.start()
    const worker = this.thread
    worker.ref()
    return new Promise((resolve) => {
      let limit: NodeJS.Timeout | undefined
      let watch: NodeJS.Timeout | undefined
      const begin = () => {
        const before = process.memoryUsage.rss()
        limit = setTimeout(giveUp, this.longestMs)
        watch = setInterval(() => {
          if (process.memoryUsage.rss() - before > MAX_MEMORY_GROWTH_BYTES) giveUp()
        }, POLL_INTERVAL_MS)
      }
      const done = (answer: CleaningAnswer) => {
        clearTimeout(limit)
        clearInterval(watch)
        worker.removeAllListeners('message').off('error', giveUp)
        resolve(answer)
      }
      const giveUp = () => {
        this.end()
        done({ reason: 'unreadable' })
      }
      if (isLoaded) begin()
      worker.once('error', giveUp)
      worker.on('message', (answer: CleaningAnswer | typeof READY) => {
        if (answer === READY) return begin()
        worker.unref()
        this.idle = setTimeout(() => this.end(), MAX_IDLE_MS).unref()
        done(answer)
      })
      worker.postMessage(content)
    })
  }
}
