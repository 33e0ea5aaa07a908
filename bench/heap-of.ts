import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const POLL_MS = 50
const PATIENCE_MS = 30_000

/** Environment of processes whose heap is measured; `folder` takes what they answer. */
export const probed = (folder: string) => ({
  HEAP_PROBE_DIR: folder,
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'heap-probe.mjs'))}`,
})

/** What is in use of a process's heap once all that can be freed is freed, in bytes. */
export async function heapOf(pid: number, folder: string): Promise<number> {
  const file = join(folder, String(pid))
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    if (existsSync(file)) return Number(readFileSync(file, 'utf8'))
    await after(POLL_MS)
  }
  throw new Error(`Process ${pid} does not tell its heap.`)
}
