/**
 * The places in the browser that contain some words: caches, databases and other storage. Evaluated
 * in a page, so it uses nothing from outside.
 */
export const findTraces = async (wanted: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = []
  const look = (place: string, text: string) => {
    for (const word of wanted) if (text.includes(word)) found.push(`${place}: ${word}`)
  }
  const textOf = (kept: Response) =>
    kept.headers.has('x-kept-bytes')
      ? new Response(kept.body?.pipeThrough(new DecompressionStream('gzip'))).text()
      : kept.text()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const kept = await cache.match(request, { ignoreVary: true })
      const isText = /html|json/.test(kept?.headers.get('content-type') ?? '')
      if (name === 'personal') found.push(`${name} ${pathname}`)
      if (kept && isText) look(`${name} ${pathname}`, pathname + (await textOf(kept)))
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => all.addEventListener('success', resolve))
      look(`${name} ${store}`, JSON.stringify(all.result))
      if (name === 'push-messages') found.push(`${name} ${store}`)
    }
    database.close()
  }
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(storage)) look(key, value)
  look('cookies', document.cookie)
  return [...new Set(found)].sort()
}
