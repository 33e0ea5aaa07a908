/** Whether a worker controls the page and has stored it with its resources; runs in the page. */
export async function isPageKept(): Promise<boolean> {
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  const wanted = [location.href, ...used.filter((url) => url.includes('/assets/'))]
  const found = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })))
  return Boolean(navigator.serviceWorker.controller) && found.every(Boolean)
}
