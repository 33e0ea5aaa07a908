declare const self: ServiceWorkerGlobalScope

/** Messages of pages and workers to a worker: a page was opened; the next one may take over. */
interface Told {
  readonly opened?: unknown
  readonly takeOver?: unknown
}

/** Lets a newer worker take over when no other page is open than the one that was just opened. */
async function letNewerTakeOver(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length <= 1) self.registration.waiting?.postMessage({ takeOver: true } satisfies Told)
}

/**
 * A newer worker takes over when a page was opened and no other is open: never in the middle of a
 * form. The page says so, since during its request the older worker is still in use. Browsers wait
 * for the worker's requests under way.
 */
export async function takeTurns(data: unknown): Promise<void> {
  const { opened, takeOver } = (data ?? {}) as Told
  if (opened) await letNewerTakeOver()
  if (takeOver) await self.skipWaiting()
}
