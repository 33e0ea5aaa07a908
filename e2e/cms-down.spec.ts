import { editorOf } from './harness/editor.ts'
import { findPath, pathsBySlug, publicPaths } from './harness/routes.ts'
import type { RunningWhole } from './harness/running-whole.ts'
import { expect, test } from './harness/test.ts'

/** The CMS takes its time to start on a busy machine, and here it starts twice. */
const patience = 180_000

/** Every kind of page in each language. */
const pagesOf = async ({ siteUrl }: RunningWhole): Promise<string[]> => {
  const found = pathsBySlug.map(([list, slug]) => findPath(siteUrl, list, slug))
  const paths = [...publicPaths, ...(await Promise.all(found))]
  return paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])
}

/** Addresses of the smallest pictures on the pages with many of them, by name of the file. */
const picturesOf = async ({ siteUrl }: RunningWhole): Promise<string[]> => {
  const pages = ['/sprekers', '/standhouders', '/nieuws']
  const html = await Promise.all(pages.map(async (path) => (await fetch(siteUrl + path)).text()))
  const files = html.join().matchAll(/\/_img\/\d+\/webp\/([^" ,]+)/g)
  return [...new Set([...files].map(([, file]) => `/_img/160/webp/${file}`))]
}

/** What does not answer 200. */
const missing = async ({ siteUrl }: RunningWhole, paths: readonly string[]): Promise<string[]> => {
  const answers: string[] = []
  for (const path of paths) {
    const { status } = await fetch(siteUrl + path)
    if (status !== 200) answers.push(`${status} ${path}`)
  }
  return answers
}

test('every page and picture is there without the CMS, also after a restart', async ({
  ownWhole,
}) => {
  test.setTimeout(patience)
  const pages = await pagesOf(ownWhole)
  const pictures = await picturesOf(ownWhole)
  expect(pictures.length).toBeGreaterThan(40)
  expect(await missing(ownWhole, pictures)).toEqual([])
  const health = async () => (await fetch(`${ownWhole.siteUrl}/health?ready=1`)).json()

  await ownWhole.stopCms()
  await expect.poll(health).toMatchObject({ status: 'degraded', content: true })
  expect(await missing(ownWhole, pages)).toEqual([])
  // Pictures seen in one size before are there in every size: their originals are kept.
  const larger = pictures.slice(0, 10).map((path) => path.replace('/160/', '/320/'))
  expect(await missing(ownWhole, [...pictures, ...larger])).toEqual([])

  await ownWhole.stopSite()
  await ownWhole.startSite()
  expect(await missing(ownWhole, [...pages, ...pictures])).toEqual([])
  expect(await health()).toMatchObject({ status: 'degraded', content: true })

  await ownWhole.startCms()
  await expect.poll(health).toMatchObject({ status: 'ok' })
  const speakers = editorOf(ownWhole, 'speaker')
  const organisation = `Woonstichting ${Date.now()}`
  await speakers.publish((await speakers.find('wim-oudelaar')).documentId, { organisation })
  const page = async () => (await fetch(`${ownWhole.siteUrl}/sprekers/wim-oudelaar`)).text()
  await expect.poll(async () => (await page()).includes(organisation)).toBe(true)
})
