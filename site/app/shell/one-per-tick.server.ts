const waiting: (() => void)[] = []

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) soon()
}

const soon = () => setImmediate(next)

/**
 * Resolves in a round of the event loop of its own, in the order of asking. A page is rendered in
 * microtasks from beginning to end, and so would be all pages that wait in line, one after the
 * other, with nothing else done meanwhile. Each piece of rendering asks here before it begins, so
 * that new content, short questions of the server and answers of the CMS come in between.
 */
export function onePerTick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) soon()
  })
}
