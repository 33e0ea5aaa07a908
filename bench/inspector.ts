/** A running process, asked through its inspector (Chrome DevTools Protocol). */
export interface Inspector {
  /** Bytes that live objects take on the heaps of all threads, after collecting the garbage. */
  heapAfterCollection(): Promise<number>
  close(): void
}

type Result = Record<string, unknown>

/** Sends calls of the protocol as text and matches what comes back to them. */
function protocol(send: (text: string) => void) {
  const waiting = new Map<number, (result: Result) => void>()
  let calls = 0
  return {
    call: (method: string, params: object = {}) =>
      new Promise<Result>((resolve) => {
        calls += 1
        waiting.set(calls, resolve)
        send(JSON.stringify({ id: calls, method, params }))
      }),
    answered({ id, result }: { readonly id: number; readonly result: Result }) {
      waiting.get(id)?.(result)
      waiting.delete(id)
    },
  }
}

type Protocol = ReturnType<typeof protocol>

async function heapOf({ call }: Protocol): Promise<number> {
  // What the first one finalizes, the second one frees.
  await call('HeapProfiler.collectGarbage')
  await call('HeapProfiler.collectGarbage')
  const { usedSize } = await call('Runtime.getHeapUsage')
  return Number(usedSize)
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
  const main = protocol((text) => socket.send(text))
  const workers = new Map<string, Protocol>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    const { sessionId } = message.params ?? {}
    if (message.method === 'NodeWorker.attachedToWorker') {
      const send = (text: string) =>
        void main.call('NodeWorker.sendMessageToWorker', { sessionId, message: text })
      workers.set(sessionId, protocol(send))
    } else if (message.method === 'NodeWorker.receivedMessageFromWorker') {
      workers.get(sessionId)?.answered(JSON.parse(message.params.message))
    } else if (message.method === 'NodeWorker.detachedFromWorker') workers.delete(sessionId)
    else if ('id' in message) main.answered(message)
  })
  await main.call('NodeWorker.enable', { waitForDebuggerOnStart: false })
  return {
    async heapAfterCollection() {
      const heaps = await Promise.all([main, ...workers.values()].map(heapOf))
      return heaps.reduce((sum, heap) => sum + heap)
    },
    close: () => socket.close(),
  }
}
