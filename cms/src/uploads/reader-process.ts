import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** How long a process waits for another file before it ends, in ms. */
const MAX_IDLE_MS = 30_000
/** Memory of JavaScript's own in it, in MB. */
const MAX_HEAP_MB = 256
/** All memory that it may take, in bytes: buffers are not in that heap. */
const MAX_MEMORY_BYTES = 800 * 1024 * 1024
/** Interval of measuring the memory, in ms. */
const POLL_INTERVAL_MS = 50
/** Bytes of a page of memory, in which Linux counts. */
const PAGE_BYTES = 4096

/** The message of a process once its module is loaded. */
const READY = 'ready'

/** The memory of a process, in bytes; 0 where the system has no file with it. */
const memoryOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(text.split(' ')[1] ?? 0) * PAGE_BYTES
}

/**
 * Reads files one after the other in a process of their own, without the secrets of this one: a
 * hostile file can occupy a parser for minutes, unpack to gigabytes, or crash the process that
 * reads it (decision 138). A file that takes too much time or memory is given up, and its process
 * killed.
 */
export class ReaderProcess<Answer> {
  private child: ChildProcess | undefined
  private idle: NodeJS.Timeout | undefined
  private last: Promise<unknown> = Promise.resolve()

  /**
   * @param file a module that sends `ready` when it is loaded, and answers each message once
   * @param longestMs for one file, from when the module is loaded
   */
  constructor(
    private readonly file: string,
    private readonly longestMs: number,
  ) {}

  /** The module's answer to a file; null for one that is given up. Never rejects. */
  read(content: Uint8Array): Promise<Answer | null> {
    const turn = this.last.then(() => this.ask(content))
    this.last = turn
    return turn
  }

  private start(): ChildProcess {
    const child = fork(this.file, {
      env: {},
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => {
      if (this.child === child) this.child = undefined
    })
    // A process that cannot be started or written to has ended, or is about to.
    child.on('error', () => child.kill('SIGKILL'))
    return child
  }

  private end(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }

  private ask(content: Uint8Array): Promise<Answer | null> {
    clearTimeout(this.idle)
    const isLoaded = this.child !== undefined
    this.child ??= this.start()
    const { child } = this
    child.ref()
    child.channel?.ref()
    return new Promise((resolve) => {
      let limit: NodeJS.Timeout | undefined
      let watch: NodeJS.Timeout | undefined
      const begin = () => {
        limit = setTimeout(giveUp, this.longestMs)
        watch = setInterval(async () => {
          if ((await memoryOf(child.pid ?? 0)) > MAX_MEMORY_BYTES) giveUp()
        }, POLL_INTERVAL_MS)
        child.send(content)
      }
      let isDone = false
      const done = (answer: Answer | null) => {
        if (isDone) return
        isDone = true
        clearTimeout(limit)
        clearInterval(watch)
        child.removeAllListeners('message').off('exit', giveUp)
        resolve(answer)
      }
      const giveUp = () => {
        if (!isDone && this.child === child) this.end()
        done(null)
      }
      child.once('exit', giveUp)
      child.on('message', (answer: Answer | typeof READY) => {
        if (answer === READY) return begin()
        child.unref()
        child.channel?.unref()
        this.idle = setTimeout(() => this.end(), MAX_IDLE_MS).unref()
        done(answer as Answer)
      })
      if (isLoaded) begin()
    })
  }
}
