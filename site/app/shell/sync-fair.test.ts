import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findKept } from './kept-pages.ts'
import { fetchFairList, forgetFair, isDue, keptFair, missingOf, syncFair } from './sync-fair.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const SITE = 'https://dakwaarts.example'
const PAD = '<i>stand</i>'.repeat(300)
const tagOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The files of the site. */
let pages: Map<string, string>
let files: string[]
let asked: string[]
let isOnline: boolean
let isFull: boolean
let kept: ReturnType<typeof memoryCaches>
let storage: Map<string, string>

const listed = (path: string) => [path, tagOf(pages.get(path) ?? ''), 4000]

function answer(path: string): Response {
  if (path === '/_fair/nl.json')
    return Response.json({
      pages: [...pages.keys()].filter((one) => one !== '/nu').map(listed),
      others: [listed('/nu')],
      files: files.map((file) => [file, 1000]),
    })
  if (path.startsWith('/assets/')) return new Response('script')
  const text = pages.get(path) ?? ''
  const headers = { 'content-type': 'text/html; charset=utf-8', etag: `"${tagOf(text)}-br"` }
  return Object.defineProperty(new Response(text, { headers }), 'type', { value: 'basic' })
}

beforeEach(() => {
  pages = new Map(['/', '/programma', '/nu'].map((path) => [path, `${path} was ${PAD}`]))
  files = ['/assets/a.js']
  asked = []
  isOnline = true
  isFull = false
  storage = new Map()
  kept = memoryCaches(() => isFull)
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('caches', kept.caches)
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<void>) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', {
    locks: { request },
    storage: { estimate: async () => ({ quota: 10 ** 9 }) },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

const textOf = async (path: string) =>
  (await findKept(await caches.open('pages'), SITE + path))?.text()

/** Keeps the fair, and forgets the requests for that. */
async function keepAll() {
  await syncFair('nl')
  asked = []
}

function change(path: string) {
  pages.set(path, `${path} is  ${PAD}`)
}

it('pages and files are stored on the device with progress, and removed again', async () => {
  const parts: number[] = []
  await syncFair('nl', (part) => parts.push(part))
  expect(kept.paths('pages').toSorted()).toEqual(['/', '/nu', '/programma'])
  expect(kept.paths('files')).toEqual(['/assets/a.js'])
  expect(parts).toEqual([0.25, 0.5, 0.75, 1, 1])
  expect(keptFair()).toMatchObject({ locale: 'nl' })
  expect(await missingOf(await fetchFairList('nl'))).toMatchObject({
    pages: [],
    files: [],
    bytes: 0,
  })
  await forgetFair()
  expect([kept.paths('pages'), keptFair()]).toEqual([[], null])
})

it('the places of the signed-in visitor are requested, and stored by the worker', async () => {
  const own = ['/account.json', '/aanmeldingen.json']
  await syncFair('nl')
  expect(own.filter((path) => asked.includes(path))).toEqual([])
  vi.stubGlobal('document', { cookie: 'signed-in=1' })
  await syncFair('nl')
  expect(own.filter((path) => asked.includes(path))).toEqual(own)
})

it('only changed pages are downloaded', async () => {
  await keepAll()
  change('/programma')
  await syncFair('nl')
  expect(asked).toEqual(['/_fair/nl.json', '/programma'])
  expect(await textOf('/programma')).toBe(pages.get('/programma'))
  expect((await missingOf(await fetchFairList('nl'))).pages).toEqual([])
})

it('deleted pages and files are removed, and none of the other language', async () => {
  await keepAll()
  const english = await (await caches.open('pages')).match(`${SITE}/programma`)
  await (await caches.open('pages')).put(`${SITE}/en/programma`, english as Response)
  pages.delete('/programma')
  files = ['/assets/b.js']
  await syncFair('nl')
  expect(kept.paths('pages').toSorted()).toEqual(['/', '/en/programma', '/nu'])
  expect(kept.paths('files')).toEqual(['/assets/b.js'])
})

it('downloaded files are kept when the connection ends or the device is full, without reporting completion', async () => {
  await keepAll()
  storage.clear()
  change('/programma')
  isFull = true
  await expect(syncFair('nl')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(await textOf('/programma')).toContain('was')
  isOnline = false
  await expect(syncFair('nl')).rejects.toBeInstanceOf(TypeError)
  expect(kept.paths('pages')).toHaveLength(3)
  expect(keptFair()).toBeNull()
})

it('the sync stops at the first page that cannot be stored', async () => {
  files = []
  pages = new Map(Array.from({ length: 30 }, (_, page) => [`/sprekers/${page}`, PAD]))
  pages.set('/nu', PAD)
  isFull = true
  const parts: number[] = []
  await expect(syncFair('nl', (part) => parts.push(part))).rejects.toThrow('no room')
  const heard = [asked.length, parts.length]
  await new Promise((resolve) => setTimeout(resolve))
  expect([asked.length, parts.length]).toEqual(heard)
  expect(asked.length).toBeLessThan(10)
})

it('pages that do not fit are left out, not downloaded, and reported', async () => {
  const big = Array.from({ length: 80_000 }, (_, index) => tagOf(`${index}`)).join('')
  const paths = ['/nu', '/', '/programma', '/sprekers', '/nieuws', '/plattegrond', '/faq']
  pages = new Map(paths.map((path) => [path, big]))
  vi.stubGlobal('navigator', { ...navigator, storage: { estimate: async () => ({ quota: 0 }) } })
  const full = { name: 'QuotaExceededError' }
  await expect(syncFair('nl')).rejects.toMatchObject(full)
  expect(asked).not.toContain('/faq')
  expect(kept.paths('pages')).toContain('/nu')
  asked = []
  await expect(syncFair('nl')).rejects.toMatchObject(full)
  expect(asked).toEqual(['/_fair/nl.json'])
})

it('two tabs download once at the same time', async () => {
  await Promise.all([syncFair('nl'), syncFair('nl')])
  expect(asked.filter((path) => path === '/programma')).toHaveLength(1)
  expect(asked.filter((path) => path === '/_fair/nl.json')).toHaveLength(2)
})

it('a sync is due after ten minutes, and when the clock of the device was set back', () => {
  const at = 1_800_000_000_000
  const due = (minutes: number) => isDue({ locale: 'nl', at }, at + minutes * 60_000)
  expect([due(0), due(10), due(10.1), due(-600_000)]).toEqual([false, false, true, true])
})
