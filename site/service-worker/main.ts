/**
 * The service worker: shows pages that were visited, or kept on purpose, when there is no
 * connection. Built into one file, `/service-worker.js` (see `bundling/service-worker.ts`).
 */

import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { CACHES, isKeepable, keptAddress, packed } from '../app/shell/kept-pages.ts'
import { isPersonalData, isPersonalPage, isSignOut, pageStrategies, personalData } from './pages.ts'
import {
  endMessages,
  openMessage,
  renewSubscription,
  type SubscriptionChange,
  showMessage,
} from './push-messages.ts'
import { takeTurns } from './take-over.ts'

/** Most files of one page: more is not a page of this site. */
const MAX_USED = 200

declare const self: ServiceWorkerGlobalScope

/** Keeps the page that was open before there was a worker, and its scripts, styles and fonts. */
async function keepUsed(urls: readonly string[]): Promise<void> {
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

const FALLBACKS = { nl: '/offline/nl.html', en: '/offline/en.html' }
const SIGN_OUT_FALLBACKS = { nl: '/offline/sign-out-nl.html', en: '/offline/sign-out-en.html' }
const FILES = [
  ...Object.values(FALLBACKS),
  ...Object.values(SIGN_OUT_FALLBACKS),
  '/offline/offline.css',
]

/** Keeps the fallbacks for pages that are not on the device. */
async function keepFallbacks(): Promise<void> {
  const files = await caches.open(CACHES.files)
  await files.addAll(FILES.map((url) => new Request(url, { cache: 'reload' })))
}

async function inLanguageOf({ pathname }: URL, pages: typeof FALLBACKS): Promise<Response> {
  const url = pages[/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'nl']
  const found = await caches.match(url, { ignoreVary: true })
  return found ?? Response.error()
}

/** The fallback for a page that is not on the device. */
const fallbackFor = (url: URL) => inLanguageOf(url, FALLBACKS)

/** The page after signing out without a connection: the session goes on, and the next step. */
const signOutFallback = (url: URL) => inLanguageOf(url, SIGN_OUT_FALLBACKS)

/** Hatched, as missing things are drawn; grey in the light and in the dark. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M-6 6 6-6M0 24 24 0M18 30 30 18" stroke="#9ca3af"/></svg>'

/** The fallback for a picture that is not on the device. */
const noPicture = (): Response =>
  new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } })

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
