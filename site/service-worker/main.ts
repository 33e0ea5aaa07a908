/**
 * The service worker: shows pages that were visited, or kept on purpose, when there is no
 * connection. Built into one file, `/service-worker.js` (see `bundling/service-worker.ts`).
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { CACHES } from '../app/shell/kept-pages.ts'
import { fallbackFor, keepFallbacks, noPicture, signOutFallback } from './fallback.ts'
import { isPersonalData, isPersonalPage, isSignOut, pageStrategies, personalData } from './pages.ts'
import {
  endMessages,
  openMessage,
  renewSubscription,
  type SubscriptionChange,
  showMessage,
} from './push-messages.ts'
import { takeTurns } from './take-over.ts'
import { keepUsed } from './used-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Scripts, styles and fonts of a build, and of the one before. */
const MAX_FILES = 400
/** Logos, portraits and photos in the sizes that were shown. */
const MAX_PICTURES = 250

/** By number, not by age: names change with contents, and the clock of a device may be wrong. */
const bounded = (maxEntries: number) => [
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
]
const matchOptions = { ignoreVary: true }

/** Pages: the frame of a statistics tag is none. */
const KEPT = /^\/(?!_tag\/)/

const isOwn = (url: URL, path: RegExp) =>
  url.origin === self.location.origin && path.test(url.pathname)

enableNavigationPreload()

registerRoute(
  ({ url }) => isOwn(url, /^\/(assets|_style|fonts|icons|offline)\//),
  new CacheFirst({ cacheName: CACHES.files, matchOptions, plugins: bounded(MAX_FILES) }),
)
registerRoute(
  ({ url }) => isOwn(url, /^\/(_img|_facade)\//),
  new CacheFirst({ cacheName: CACHES.pictures, matchOptions, plugins: bounded(MAX_PICTURES) }),
)

registerRoute(
  ({ url }) => isOwn(url, /^\/looptijden\.json$/),
  new StaleWhileRevalidate({ cacheName: CACHES.files, matchOptions, plugins: bounded(MAX_FILES) }),
)
const isPage = (request: Request, url: URL) => request.mode === 'navigate' && isOwn(url, KEPT)
const { shared, personal } = pageStrategies()
registerRoute(({ url }) => isOwn(url, /^/) && isPersonalData(url), personalData())
registerRoute(({ request, url }) => isPage(request, url) && isPersonalPage(url), personal)
registerRoute(({ request, url }) => isPage(request, url), shared)
setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') return fallbackFor(new URL(request.url))
  return request.destination === 'image' ? noPicture() : Response.error()
})

registerRoute(
  ({ url }) => isOwn(url, /^/) && isSignOut(url),
  async ({ request, url }) => {
    await Promise.all([caches.delete(CACHES.personal), endMessages().catch(() => undefined)])
    const answer = await fetch(request).catch(() => signOutFallback(url))
    // Another tab may have asked for the current user meanwhile.
    await caches.delete(CACHES.personal)
    return answer
  },
  'POST',
)

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(event.notification)),
)
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange
  change.waitUntil(renewSubscription(change))
})

self.addEventListener('install', (event) => event.waitUntil(keepFallbacks()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A page that was there before the worker, or began while it did: its files are kept now, and from
// now on the worker controls it. Claiming at the start leaves out pages that are loading then.
self.addEventListener('message', (event) => {
  const { used } = (event.data ?? {}) as { used?: unknown }
  if (!Array.isArray(used)) return
  const urls = used.filter((url) => typeof url === 'string')
  event.waitUntil(Promise.all([self.clients.claim(), keepUsed(urls)]))
})

self.addEventListener('message', (event) => event.waitUntil(takeTurns(event.data)))
