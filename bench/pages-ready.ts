/** Longest wait for all pages to be ready, in ms. */
const READY_MS = 300_000

/** Waits until a walk over all pages meets none that has to be rendered. */
export async function pagesReady(address: string, paths: readonly string[]): Promise<void> {
  const deadline = performance.now() + READY_MS
  for (;;) {
    const started = performance.now()
    for (const path of paths) {
      const response = await fetch(address + path, {
        // As browsers ask: what others get is made of it, and at ten times the fair not all is kept.
        headers: { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    }
    // One of them rendered takes as long as many that are ready.
    if ((performance.now() - started) / paths.length < 2) return
    if (performance.now() > deadline) throw new Error('the pages do not stay ready')
  }
}
