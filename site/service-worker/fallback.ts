import { CACHES } from '../app/shell/kept-pages.ts'

const FALLBACKS = { nl: '/offline/nl.html', en: '/offline/en.html' }
const FILES = [...Object.values(FALLBACKS), '/offline/offline.css']

/** Keeps what is shown in place of a page that is not on the device. */
export async function keepFallbacks(): Promise<void> {
  const files = await caches.open(CACHES.files)
  await files.addAll(FILES.map((url) => new Request(url, { cache: 'reload' })))
}

/** What is shown in place of a page that is not on the device. */
export async function fallbackFor({ pathname }: URL): Promise<Response> {
  const url = FALLBACKS[/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'nl']
  const found = await caches.match(url, { ignoreVary: true })
  return found ?? Response.error()
}

/** Hatched, as what is not there is drawn; grey in the light and in the dark. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M-6 6 6-6M0 24 24 0M18 30 30 18" stroke="#9ca3af"/></svg>'

/** What is shown in place of a picture that is not on the device. */
export const noPicture = (): Response =>
  new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
