// About: site/app/content, site/server/images, site/server/pages/render-ahead.ts
// About: site/app/submissions/send.server.ts

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { editorOf } from './harness/editor.ts'
import { allPaths, inLanguage } from './harness/routes.ts'
import type { RunningStack } from './harness/running-stack.ts'
import { expect, test } from './harness/server-test.ts'
import { readSitemap } from './harness/sitemap.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/** The CMS starts slowly on a busy machine, and it starts twice here. */
const timeout = 300_000
/** For steps that take seconds on an idle machine. */
const slow = { timeout: 60_000 }

/** Every kind of page in each language. */
const pagesOf = async ({ siteUrl }: RunningStack): Promise<string[]> =>
  (await allPaths(siteUrl)).flatMap((path) => [path, inLanguage('/en', path)])

/** Pages with their subresources and downloads, by the addresses in their HTML. */
interface Shown {
  readonly pages: readonly string[]
  /** One small size of each picture; the others are made from the same original. */
  readonly pictures: readonly string[]
  readonly files: readonly string[]
  readonly facades: readonly string[]
  readonly sharing: readonly string[]
}

/** The paths that do not answer with 200. */
const missing = async ({ siteUrl }: RunningStack, paths: readonly string[]): Promise<string[]> => {
  const answers: string[] = []
  for (const path of paths) {
    const answer = await fetch(siteUrl + path)
    await answer.arrayBuffer()
    if (answer.status !== 200) answers.push(`${answer.status} ${path}`)
  }
  return answers
}

/** All resources of the public pages. Fails for a page that does not answer with 200. */
const shownOn = async (stack: RunningStack): Promise<Shown> => {
  const { siteUrl } = stack
  const entries = await readSitemap(siteUrl)
  const pages = [
    ...new Set([...entries.map(({ loc }) => new URL(loc).pathname), ...(await pagesOf(stack))]),
  ]
  const found = new Set<string>()
  for (const path of pages) {
    const answer = await fetch(siteUrl + path)
    expect([path, answer.status]).toEqual([path, 200])
    const html = await answer.text()
    for (const [address] of html.matchAll(/\/_(?:img|file|facade|og)\/[^"' ,&\\)]+/g))
      found.add(address)
  }
  const of = (kind: string) => [...found].filter((address) => address.startsWith(`/_${kind}/`))
  const small = of('img').map((address) => address.replace(/^\/_img\/\d+\/\w+/, '/_img/160/webp'))
  return {
    pages,
    pictures: [...new Set(small)],
    files: of('file'),
    facades: of('facade'),
    sharing: of('og'),
  }
}

/** Less than any call to the CMS may take, more than an answer takes on a busy machine. */
const AT_ONCE_MS = 2500

/**
 * Signs in with a wrong password: 422 while the CMS answers, 503 while it is known to be
 * unavailable.
 */
const signIn = async ({ siteUrl }: RunningStack) => {
  const started = performance.now()
  const answer = await fetch(`${siteUrl}/inloggen`, {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ identifier: 'iemand@dakwaarts.example', password: 'geraden' }),
  })
  const html = await answer.text()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    kept: html.includes('iemand@dakwaarts.example'),
    quick: performance.now() - started < AT_ONCE_MS,
  }
}
const REFUSED = { status: 503, retryAfter: '60', kept: true, quick: true }

test('every page, picture and file is served without the CMS, and forms report it at once', {
  tag: EXHAUSTIVE,
}, async ({ ownStack }) => {
  test.setTimeout(timeout)
  const health = async () => (await fetch(`${ownStack.siteUrl}/health?ready=1`)).json()
  await expect.poll(health, slow).toMatchObject({ status: 'ok', source: 'cms', missingFiles: 0 })
  expect((await signIn(ownStack)).status).toBe(422)

  await ownStack.stopCms()
  await expect.poll(health, slow).toMatchObject({ status: 'degraded', content: true })
  const { pages, pictures, files, facades, sharing } = await shownOn(ownStack)
  expect([
    pages.length > 500,
    pictures.length > 100,
    files.length > 0,
    sharing.length > 200,
  ]).toEqual([true, true, true, true])
  // The other pictures are made in the same way; making them all takes minutes.
  const shown = [...pictures, ...files, ...facades, ...sharing.slice(0, 5)]
  expect(await missing(ownStack, shown)).toEqual([])
  expect(await signIn(ownStack)).toEqual(REFUSED)

  // Without any copies, and a CMS that starts later than the site.
  await ownStack.stopSite()
  rmSync(join(ownStack.dataDir, 'images'), { recursive: true })
  await ownStack.startSite()
  expect(await missing(ownStack, pages.slice(0, 20))).toEqual([])
  await expect
    .poll(health, slow)
    .toMatchObject({ source: 'mirror', cmsAwaySince: expect.any(String) })
  expect((await health()).missingFiles).toBeGreaterThan(100)
  await ownStack.startCms()
  await expect.poll(health, slow).toMatchObject({ status: 'ok', missingFiles: 0 })

  ownStack.pauseCms()
  await expect.poll(health, slow).toMatchObject({ cmsAwaySince: expect.any(String) })
  expect(await signIn(ownStack)).toEqual(REFUSED)
  expect(await missing(ownStack, [...pictures, ...files])).toEqual([])
  ownStack.resumeCms()
  await expect.poll(async () => (await signIn(ownStack)).status, slow).toBe(422)

  const speakers = editorOf(ownStack, 'speaker')
  const organisation = `Woonstichting ${Date.now()}`
  await speakers.publish((await speakers.find('wim-oudelaar')).documentId, { organisation })
  const page = async () => (await fetch(`${ownStack.siteUrl}/sprekers/wim-oudelaar`)).text()
  await expect.poll(async () => (await page()).includes(organisation)).toBe(true)
})
