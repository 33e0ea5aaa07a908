import { NetworkFirst } from 'workbox-strategies'
import {
  CACHES,
  findKept,
  isKeepable,
  keptAddress,
  packed,
  roomForPages,
  trimPages,
} from '../app/shell/kept-pages.ts'

/** How long a page that is on the device waits for a newer one, in seconds. */
const NETWORK_TIMEOUT_SECONDS = 4
/** After this many kept pages their size is checked. */
const TRIM_EVERY = 25

/**
 * Whether it is the address of a kept page of one visitor: their badge, and the doors of which they
 * have the check-in.
 */
export const isPersonalPage = ({ pathname }: URL): boolean =>
  /^(?:\/en)?\/(?:bezoekersprofiel\/badge|deur(?:\/[\w-]+)?|mijn-stand\/[\w-]+\/scannen)$/.test(
    pathname,
  )

/** Whether it is an address of the current user or their sign-ups, for pages that all share. */
export const isPersonalData = ({ pathname }: URL): boolean =>
  /^(?:\/en)?\/(?:account|aanmeldingen)\.json$/.test(pathname)

/** Whether an address signs out: by its form, or by the script of the page. */
export const isSignOut = ({ pathname }: URL): boolean =>
  /^(?:\/en)?\/uitloggen(?:\.data)?$/.test(pathname)

let written = 0

async function trimNowAndThen(cacheName: string): Promise<void> {
  written += 1
  if (written % TRIM_EVERY !== 0) return
  await trimPages(await caches.open(cacheName), await roomForPages())
}

/** Whether a page of one visitor may be kept: the page itself, not the way to signing in. */
const isItself = (response: Response) => response.status === 200 && response.type === 'basic'

const strategy = (cacheName: string, isWorthIt: (response: Response) => boolean) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url),
        cacheWillUpdate: async ({ response }) => (isWorthIt(response) ? packed(response) : null),
        cacheDidUpdate: () => trimNowAndThen(cacheName),
        cachedResponseWillBeUsed: async ({ request }) =>
          findKept(await caches.open(cacheName), request.url),
        // In Firefox a navigation preload without a connection does not fail: it resolves to an
        // error response.
        handlerDidError: async ({ request }) => findKept(await caches.open(cacheName), request.url),
      },
    ],
  })

/** How pages are answered: from the network, else from the device. */
export const pageStrategies = () => ({
  shared: strategy(CACHES.pages, isKeepable),
  personal: strategy(CACHES.personal, isItself),
})

/** The strategy for personal data. */
export const personalData = () =>
  new NetworkFirst({
    cacheName: CACHES.personal,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
  })
