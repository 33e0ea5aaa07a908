import { gzipSync } from 'node:zlib'
import { allPaths } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

/** Most JavaScript a first visit may load, in kB of 1,000 bytes after gzip. */
const PAGE_BUDGET = 120
const FORM_BUDGET = 150

/** Pages that are there for their form; what other pages have of forms comes later. */
const formPages = [
  '/contact',
  '/nieuwsbrief',
  '/registreren',
  '/registreren/groep',
  '/pers',
  '/deelnemen-als-standhouder',
  '/contractformulier',
  '/adverteren-en-signing',
  '/vacatures/aanmelden',
]

test('no page loads more JavaScript than its budget', async ({ stack }) => {
  const get = async (path: string) => {
    const response = await fetch(stack.siteUrl + path)
    expect(response.status, path).toBe(200)
    return response
  }
  const sizes = new Map<string, number>()
  const sizeOf = async (script: string) => {
    const size = sizes.get(script) ?? gzipSync(await (await get(script)).bytes()).length
    sizes.set(script, size)
    return size
  }
  const over: string[] = []
  for (const path of await allPaths(stack.siteUrl)) {
    const html = await (await get(path)).text()
    const scripts = new Set(
      [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, url = '']) => url),
    )
    expect(scripts.size, path).toBeGreaterThan(1)
    let bytes = 0
    for (const script of scripts) bytes += await sizeOf(script)
    const [page = ''] = path.split('?')
    const budget = formPages.includes(page) ? FORM_BUDGET : PAGE_BUDGET
    if (bytes > budget * 1000) over.push(`${path}: ${bytes} bytes, at most ${budget} kB`)
  }
  expect(over).toEqual([])
})
