/** Loaded into each thread of a process that is measured: notes what is left of its heap now and then. */
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { threadId } from 'node:worker_threads'

const EVERY_MS = 30_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

function note() {
  // What the first one finalizes, the second one frees.
  collectGarbage()
  collectGarbage()
  const { heapUsed } = process.memoryUsage()
  appendFileSync(process.env.HEAP_LOG ?? '', `${Date.now()} ${threadId} ${heapUsed}\n`)
}

setInterval(note, EVERY_MS).unref()
