import { CACHES } from '../app/shell/kept-pages.ts'

const FALLBACKS = { nl: '/offline/nl.html', en: '/offline/en.html' }
const SIGN_OUT_FALLBACKS = { nl: '/offline/sign-out-nl.html', en: '/offline/sign-out-en.html' }
const FILES = [
  ...Object.values(FALLBACKS),
  ...Object.values(SIGN_OUT_FALLBACKS),
  '/offline/offline.css',
]

/** Keeps what is shown in place of a page that is not on the device. */
export async function keepFallbacks(): Promise<void> {
  const files = await caches.open(CACHES.files)
  await files.addAll(FILES.map((url) => new Request(url, { cache: 'reload' })))
}

async function inLanguageOf({ pathname }: URL, pages: typeof FALLBACKS): Promise<Response> {
  const url = pages[/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'nl']
  const found = await caches.match(url, { ignoreVary: true })
  return found ?? Response.error()
}

/** What is shown in place of a page that is not on the device. */
export const fallbackFor = (url: URL) => inLanguageOf(url, FALLBACKS)

/** What is shown to who signs out without a connection: the session goes on, and what to do about it. */
export const signOutFallback = (url: URL) => inLanguageOf(url, SIGN_OUT_FALLBACKS)

/** Hatched, as what is not there is drawn; grey in the light and in the dark. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M-6 6 6-6M0 24 24 0M18 30 30 18" stroke="#9ca3af"/></svg>'

/** What is shown in place of a picture that is not on the device. */
export const noPicture = (): Response =>
  new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
