/** A running process, asked through its inspector (Chrome DevTools Protocol). */
export interface Inspector {
  /** Bytes that live objects take on the heap of JavaScript, after collecting the garbage. */
  heapAfterCollection(): Promise<number>
  close(): void
}

/** @param port of a process that was started with `--inspect` on this machine */
export async function openInspector(port: number): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const [target] = targets
  if (!target) throw new Error(`nothing is inspected on port ${port}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (result: Record<string, unknown>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as {
      id: number
      result: Record<string, unknown>
    }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let calls = 0
  const call = (method: string) =>
    new Promise<Record<string, unknown>>((resolve) => {
      calls += 1
      waiting.set(calls, resolve)
      socket.send(JSON.stringify({ id: calls, method }))
    })
  return {
    async heapAfterCollection() {
      // What the first one finalizes, the second one frees.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      const { usedSize } = await call('Runtime.getHeapUsage')
      return Number(usedSize)
    },
    close: () => socket.close(),
  }
}
