import { CACHES, isKeepable, keptAddress, packed } from '../app/shell/kept-pages.ts'

/** Most files of one page: more is not a page of this site. */
const MAX_USED = 200

declare const self: ServiceWorkerGlobalScope

/** Keeps the page that was open before there was a worker, and its scripts, styles and fonts. */
export async function keepUsed(urls: readonly string[]): Promise<void> {
  const own = urls
    .slice(0, MAX_USED)
    .map((url) => new URL(url, self.location.href))
    .filter(({ origin }) => origin === self.location.origin)
  const files = await caches.open(CACHES.files)
  await Promise.allSettled(
    own.map(async (url) => {
      if (/^\/(assets|_style|fonts)\//.test(url.pathname)) {
        if (await files.match(url, { ignoreVary: true })) return
        await files.add(url)
        return
      }
      const response = await fetch(url, { headers: { accept: 'text/html' } })
      if (!isKeepable(response)) return
      const pages = await caches.open(CACHES.pages)
      await pages.put(keptAddress(url.href), await packed(response))
    }),
  )
}
