import { CACHES } from '../app/shell/kept-pages.ts'

const FALLBACKS = { nl: '/offline/nl.html', en: '/offline/en.html' }
const SIGN_OUT_FALLBACKS = { nl: '/offline/sign-out-nl.html', en: '/offline/sign-out-en.html' }
const FILES = [
  ...Object.values(FALLBACKS),
  ...Object.values(SIGN_OUT_FALLBACKS),
  '/offline/offline.css',
]

/** Keeps the fallbacks for pages that are not on the device. */
export async function keepFallbacks(): Promise<void> {
  const files = await caches.open(CACHES.files)
  await files.addAll(FILES.map((url) => new Request(url, { cache: 'reload' })))
}

async function inLanguageOf({ pathname }: URL, pages: typeof FALLBACKS): Promise<Response> {
  const url = pages[/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'nl']
  const found = await caches.match(url, { ignoreVary: true })
  return found ?? Response.error()
}

/** The fallback for a page that is not on the device. */
export const fallbackFor = (url: URL) => inLanguageOf(url, FALLBACKS)

/** The page after signing out without a connection: the session goes on, and the next step. */
export const signOutFallback = (url: URL) => inLanguageOf(url, SIGN_OUT_FALLBACKS)

/** Hatched, as missing things are drawn; grey in the light and in the dark. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M-6 6 6-6M0 24 24 0M18 30 30 18" stroke="#9ca3af"/></svg>'

/** The fallback for a picture that is not on the device. */
export const noPicture = (): Response =>
  new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
