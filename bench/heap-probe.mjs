/**
 * Loaded into a process that is measured (`--import`): on SIGUSR2 it frees what can be freed and writes
 * how much of its heap is in use, in bytes, to a file named after the process in `HEAP_PROBE_DIR`.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const turn = () => new Promise((resolve) => setImmediate(resolve))

process.on('SIGUSR2', async () => {
  for (let round = 0; round < 3; round += 1) {
    collect()
    await turn()
  }
  const file = join(process.env.HEAP_PROBE_DIR, String(process.pid))
  writeFileSync(`${file}.part`, String(process.memoryUsage().heapUsed))
  renameSync(`${file}.part`, file)
})
