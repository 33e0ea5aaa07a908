import { hasSession } from './early-script.ts'
import type { FairList } from './fair-list.ts'
import {
  CACHES,
  isKeepable,
  keptAddress,
  keptBytes,
  keptTag,
  packed,
  roomForPages,
} from './kept-pages.ts'
import { ACCOUNT_ADDRESS, SIGN_UPS_ADDRESS } from './own-addresses.ts'

/** Fetched at once. */
const AT_ONCE = 6
/** Where a device remembers that it keeps the fair. */
const STORAGE_KEY = 'kept-fair'
/** A device looks for changes once in so long, in ms. */
const REFRESH_MS = 10 * 60 * 1000

/** The current user, and their sign-ups: kept with the fair, for their own days. */
const OWN_DATA = [ACCOUNT_ADDRESS, SIGN_UPS_ADDRESS]

type Locale = 'nl' | 'en'

/** That this device keeps the fair: in which language, and when that was last complete (ms). */
export interface KeptFair {
  readonly locale: Locale
  readonly at: number
}

export const keptFair = (): KeptFair | null => {
  try {
    return JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as KeptFair | null
  } catch {
    return null
  }
}

/** Whether it is time to look for changes; also when the clock of the device was put back since. */
export const isDue = ({ at }: KeptFair, now: number): boolean => Math.abs(now - at) > REFRESH_MS

/** @throws when there is no connection */
export async function fetchFairList(locale: Locale): Promise<FairList> {
  const response = await fetch(`/_fair/${locale}.json`)
  if (!response.ok) throw new Error(`The list of the fair answered ${response.status}`)
  return response.json() as Promise<FairList>
}

const openCaches = async () => {
  const [pages, files] = await Promise.all([caches.open(CACHES.pages), caches.open(CACHES.files)])
  return { pages, files }
}

/** The pages and files of the fair that are missing or outdated on this device. */
export async function missingOf(list: FairList) {
  const { pages, files } = await openCaches()
  const missing = { pages: [] as string[], files: [] as string[], bytes: 0, kept: 0 }
  const others = new Set(list.others)
  for (const page of [...list.others, ...list.pages]) {
    const [path, tag, bytes] = page
    const kept = await pages.match(keptAddress(path), { ignoreVary: true })
    if (kept && (tag ? keptTag(kept) === tag : !others.has(page))) {
      missing.kept += keptBytes(kept)
      continue
    }
    missing.pages.push(path)
    missing.bytes += bytes
  }
  for (const [path, bytes] of list.files) {
    if (await files.match(path, { ignoreVary: true })) continue
    missing.files.push(path)
    missing.bytes += bytes
  }
  return missing
}

async function fetchPage(path: string): Promise<Response | null> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const type = path.endsWith('.json') ? 'application/json' : 'text/html'
  return isKeepable(response, type) ? packed(response) : null
}

/**
 * Does work for each, some at once, in order. A failure ends it, once no work is under way any
 * more.
 */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const next = async (): Promise<void> => {
    try {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, next))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/**
 * Brings the fair in a language onto this device, or its changes; one tab at a time. Pages that
 * find no room are left out, the least wanted ones first.
 *
 * @param onProgress is told the share that is there, from 0 to 1
 * @throws when the connection ends or not all pages fit: pages that arrived stay
 */
export const syncFair = (
  locale: Locale,
  onProgress: (part: number) => void = () => undefined,
): Promise<void> =>
  navigator.locks.request(STORAGE_KEY, async () => {
    const list = await fetchFairList(locale)
    // The service worker keeps the answers.
    if (hasSession()) await Promise.all(OWN_DATA.map((address) => fetch(address)))
    const missing = await missingOf(list)
    const { pages, files } = await openCaches()
    let room = (await roomForPages()) - missing.kept
    let skipped = 0
    let done = 0
    const note = () => {
      done += 1
      onProgress(done / (missing.pages.length + missing.files.length))
    }
    await forEach(missing.files, async (path) => {
      await files.add(path)
      note()
    })
    await forEach(missing.pages, async (path) => {
      if (room <= 0) {
        skipped += 1
        return note()
      }
      const page = await fetchPage(path)
      if (page) {
        room -= keptBytes(page)
        await pages.put(keptAddress(path), page)
      }
      note()
    })
    await forgetOthers(list, locale)
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ locale, at: Date.now() }))
    if (skipped > 0) throw new DOMException('Not all pages fit', 'QuotaExceededError')
    onProgress(1)
  })

const localeOf = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'nl')

/** Takes away pages in this language that are no longer there, and files of earlier builds. */
async function forgetOthers(list: FairList, locale: Locale): Promise<void> {
  const { pages, files } = await openCaches()
  const { pages: listed, others, files: ofBuild } = list
  const wanted = new Set([...listed, ...others, ...ofBuild].map(([path]) => path))
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url)
    if (localeOf(pathname) !== locale || search || wanted.has(pathname)) continue
    await pages.delete(request, { ignoreVary: true })
  }
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url)
    if (/^\/(assets|_style)\//.test(pathname) && !wanted.has(pathname)) await files.delete(request)
  }
}

/** Takes the fair off this device. */
export async function forgetFair(): Promise<void> {
  window.localStorage.removeItem(STORAGE_KEY)
  await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.pictures)])
}
