/** Measures memory leaks. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** The heap in use after garbage collection, in bytes. */
async function heapInUse(): Promise<number> {
  // Finalizers and weak references are cleared in a later event loop turn, which frees more.
  for (let round = 0; round < 3; round += 1) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed
}

/**
 * The growth of the heap of this process by work, in megabytes.
 * @param work done `times` times, and a tenth as often before that, so that one-time allocations do
 *   not count
 * @param together how many at once
 */
export async function heapGrowth(
  times: number,
  work: (index: number) => Promise<unknown>,
  together = 1,
): Promise<number> {
  const run = async (until: number) => {
    for (let at = 0; at < until; at += together)
      await Promise.all(
        Array.from({ length: Math.min(together, until - at) }, (_, i) => work(at + i)),
      )
  }
  await run(Math.ceil(times / 10))
  const before = await heapInUse()
  await run(times)
  return ((await heapInUse()) - before) / 2 ** 20
}
