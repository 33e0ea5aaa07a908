const SITE = 'https://dakwaarts.example'

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, SITE).href

/** A cache in memory, by address; `put` fails once `isFull` says so. */
export function memoryCache(isFull: () => boolean = () => false) {
  const kept = new Map<string, Response>()
  const put = async (request: RequestInfo, response: Response) => {
    if (isFull()) throw new DOMException('no room', 'QuotaExceededError')
    kept.set(urlOf(request), response)
  }
  const cache = {
    match: async (request: RequestInfo) => kept.get(urlOf(request))?.clone(),
    put,
    add: async (request: string) => put(request, await fetch(request)),
    delete: async (request: RequestInfo) => kept.delete(urlOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  } as unknown as Cache
  return { cache, kept }
}

/** `caches` of browsers, in memory. */
export function memoryCaches(isFull?: () => boolean) {
  const all = new Map<string, ReturnType<typeof memoryCache>>()
  const open = async (name: string) => {
    const found = all.get(name) ?? memoryCache(isFull)
    all.set(name, found)
    return found.cache
  }
  const caches = { open, delete: async (name: string) => all.delete(name) } as CacheStorage
  /** Paths in a cache. */
  const paths = (name: string) =>
    [...(all.get(name)?.kept.keys() ?? [])].map((url) => new URL(url).pathname)
  return { caches, paths }
}
