/** How long rendering waits at most for other work to end, in ms. */
const TIMEOUT_MS = 2000

const waiting: (() => void)[] = []
/** Work that rendering waits for. */
const first = new Set<object>()
let isComing = false

function next(): void {
  isComing = false
  if (first.size > 0) return
  waiting.shift()?.()
  soon()
}

function soon(): void {
  if (isComing || waiting.length === 0) return
  isComing = true
  setImmediate(next)
}

/**
 * Resolves in a round of the event loop of its own, in the order of asking. A page is rendered in
 * microtasks from beginning to end, and so would be all queued pages, one after the other, with
 * nothing else done meanwhile. Each piece of rendering asks here before it begins, so that new
 * content, short questions of the server and answers of the CMS come in between.
 */
export function onePerTick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    soon()
  })
}

/**
 * Does work before any page that is not being rendered yet: in a busy site each answer of the CMS
 * would otherwise come one or more renders later. Pages wait for two seconds at most.
 */
export async function beforeRenders<T>(work: () => Promise<T>): Promise<T> {
  const turn = {}
  const end = () => {
    first.delete(turn)
    soon()
  }
  first.add(turn)
  const timer = setTimeout(end, TIMEOUT_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    end()
  }
}
