// About: site/app/content, contract/src/content, site/server/pages, site/app/features/search/engine
// About: site/app/routes/programme-calendar.ts, site/app/routes/programme-item-calendar.ts
// About: site/server/serve-fair-list.ts, site/app/shell/sync-fair.ts, cms/src/content-version

import { readWithIcalJs } from '@beursvloer/contract/testing/read-calendar'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { editorOf } from './harness/editor.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** `npm run bench -- publish-visible` measures the delay. */
const soon = { intervals: [50] }

test('a session is drafted, previewed, published, and withdrawn', async ({ page, stack }) => {
  const slug = 'borrel-onder-de-kap'
  const path = `/programma/${slug}`
  const items = editorOf(stack, 'programme-item')
  const pages = editorOf(stack, 'page')
  const { documentId, title } = await items.find(slug)
  const colophon = await pages.find('colofon')
  const heading = page.getByRole('heading', { level: 1 })
  const textOf = async (address: string) => (await page.request.get(address)).text()
  const statusOf = async (address: string) => (await page.request.get(address)).status()

  const drafted = `Borrel onder de kap, ${Date.now()}`
  await items.saveDraft(documentId, { title: drafted })
  // Other content is published meanwhile: once that is shown, the draft would be shown too.
  const intro = `Wie dit maakten, ${Date.now()}.`
  await pages.publish(colophon.documentId, { intro })
  await expect.poll(async () => (await textOf('/colofon')).includes(intro), soon).toBe(true)
  await page.goto(path)
  await expect(heading).toHaveText(title)

  // The preview button shows it to the editor, in each language.
  await page.goto(await items.previewUrl(documentId, 'nl'))
  await expect(heading).toHaveText(drafted)
  const english = await page.goto(await items.previewUrl(documentId, 'en'))
  expect(english?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByText('Preview of a draft')).toBeVisible()

  await items.publish(documentId)
  const published = performance.now()
  await expect.poll(async () => (await textOf(path)).includes(drafted), soon).toBe(true)
  test.info().annotations.push({
    type: 'publish → visible',
    description: `${Math.round(performance.now() - published)} ms`,
  })
  await expect.poll(async () => (await textOf('/programma')).includes(drafted), soon).toBe(true)

  await items.unpublish(documentId)
  await expect.poll(() => statusOf(path), soon).toBe(404)
  await expect.poll(() => statusOf(`/en${path}`), soon).toBe(404)

  await items.publish(documentId, { title })
  await expect.poll(() => statusOf(path), soon).toBe(200)
})

test('a subscriber to the calendar gets the cancellation of a session', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const items = editorOf(stack, 'programme-item')
  const { documentId } = await items.find('borrel-onder-de-kap')
  const eventOf = async () => {
    const [event] = readWithIcalJs(
      await (await page.request.get(`/programma/${documentId}/agenda.ics`)).text(),
    )
    if (!event) throw new Error('The file has no event.')
    return event
  }
  const before = await eventOf()
  expect(before.status).toBe('CONFIRMED')
  await items.publish(documentId, { state: 'cancelled', changeNote: 'De zaal is te klein.' })
  await expect.poll(async () => (await eventOf()).status, soon).toBe('CANCELLED')
  const after = await eventOf()
  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.description).toContain('De zaal is te klein.')
  const programme = await (await page.request.get('/programma.ics')).text()
  expect(readWithIcalJs(programme)).toContainEqual(after)

  await items.publish(documentId, { state: 'planned', changeNote: null })
  await expect.poll(async () => (await eventOf()).status, soon).toBe('CONFIRMED')
  // The sequence counts seconds, and both changes may be in the same one.
  expect((await eventOf()).sequence).toBeGreaterThanOrEqual(after.sequence)
})

test('a published document is found, a withdrawn one is not', { tag: EXHAUSTIVE }, async ({
  page,
  stack,
}) => {
  const items = editorOf(stack, 'programme-item')
  const { documentId, title } = await items.find('borrel-onder-de-kap')
  const word = `zoekproef${Date.now()}`
  const found = async (address: string) =>
    (await page.request.get(`${address}?q=${word}`))
      .text()
      .then((text) => text.includes(`>${word}<`))
  expect(await found('/zoeken')).toBe(false)
  await items.publish(documentId, { title: `Borrel ${word}` })
  await expect.poll(() => found('/zoeken'), soon).toBe(true)
  await items.publish(documentId, { title })
  await expect.poll(() => found('/zoeken'), soon).toBe(false)
})

/** Maximum share of the offline files that a device downloads after one session has changed. */
const UPDATE_PART = 0.1

/** Bytes of an answer as transferred. */
const bytesOf = (answer: APIResponse) =>
  answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0) +
  Number(answer.headers()['content-length'] ?? 0)

interface Listed {
  readonly pages: readonly (readonly [path: string, tag: string, bytes: number])[]
  readonly others: Listed['pages']
  readonly files: readonly (readonly [path: string, bytes: number])[]
}

/** Longer than publishing to the site takes, in ms. */
const SETTLING_MS = 2500

/** Requesting all pages takes a while on a busy machine. */
const longTimeout = { timeout: 90_000 }

/**
 * Requests each page of the fair, so that they are in its list: the site of these tests renders
 * none ahead.
 */
async function visitAll(request: APIRequestContext) {
  const { pages, others } = (await (await request.get('/_fair/nl.json')).json()) as Listed
  for (const [path] of [...pages, ...others]) await request.get(path)
}

/** Requests all pages until none changes: earlier tests published too. */
async function untilSettled(request: APIRequestContext) {
  let last = ''
  const changes = async () => {
    await visitAll(request)
    const before = last
    last = JSON.stringify((await fairList(request)).pages)
    return last !== before
  }
  await expect.poll(changes, { ...longTimeout, intervals: [SETTLING_MS] }).toBe(false)
}

/** The list of files that devices download for offline use. */
async function fairList(request: APIRequestContext) {
  const answer = await request.get('/_fair/nl.json')
  const { pages, others, files } = (await answer.json()) as Listed
  return { bytes: bytesOf(answer), pages: [...pages, ...others], files }
}

test('a device that stores the fair downloads no more than the changed pages', {
  tag: EXHAUSTIVE,
}, async ({ page: { request }, stack }) => {
  test.setTimeout(3 * longTimeout.timeout)
  await untilSettled(request)
  const before = await fairList(request)
  expect(before.pages.filter(([, tag]) => !tag)).toEqual([])
  const tags = new Map(before.pages.map(([path, tag]) => [path, tag]))
  const whole = [...before.pages, ...before.files].reduce((sum, one) => sum + Number(one.at(-1)), 0)

  const items = editorOf(stack, 'programme-item')
  const { documentId, title } = await items.find(
    'badkamer-keuken-toilet-van-elf-naar-twee-leveranciers',
  )
  await items.publish(documentId, { title: 'Van elf leveranciers naar twee, in één ochtend' })
  const changedIn = ({ pages }: { pages: Listed['pages'] }) =>
    pages.filter(([path, tag]) => tags.get(path) !== tag)
  const changed = async () => {
    await visitAll(request)
    return changedIn(await fairList(request)).map(([path]) => path)
  }
  const expected = ['/mijn-beurs', '/nu', '/plattegrond', '/programma', '/sprekers']
  await expect.poll(changed, longTimeout).toEqual(expect.arrayContaining(expected))

  const now = await fairList(request)
  const pages = changedIn(now)
  expect(pages.length).toBeGreaterThan(10)
  const bytes = pages.reduce((sum, [, , size]) => sum + size, now.bytes)
  const part = bytes / whole
  test.info().annotations.push({
    type: 'update of a kept fair',
    description: `${pages.length} pages, ${bytes} of ${whole} bytes (${(part * 100).toFixed(2)} %)`,
  })
  expect(part).toBeLessThan(UPDATE_PART)
  await items.publish(documentId, { title })
})

test('sent and printed addresses keep working when slugs change', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const items = editorOf(stack, 'programme-item')
  const rooms = editorOf(stack, 'room')
  const [before, after] = ['tour-samen-inkopen', 'samen-inkopen-op-de-vloer']
  const { documentId } = await items.find(before)
  const room = await rooms.findBy('slug', 'kennislab-b')
  const landsOn = async (address: string) => {
    const response = await page.request.get(address)
    const { pathname, search } = new URL(response.url())
    return `${response.status()} ${pathname}${search}`
  }
  await rooms.saveDraft(room, { slug: 'lab-boven' })
  await items.publish(documentId, { slug: after })
  const followed = [
    [`/programma/${before}`, `200 /programma/${after}`],
    [`/en/programma/${before}`, `200 /en/programma/${after}`],
    [`/aanmelden/${before}`, `200 /aanmelden/${after}`],
    [`/en/aanmelden/${before}`, `200 /en/aanmelden/${after}`],
    ['/plattegrond?ruimte=kennislab-b', '200 /plattegrond?ruimte=lab-boven'],
  ] as const
  for (const [address, now] of followed) await expect.poll(() => landsOn(address), soon).toBe(now)
  const calendar = await page.request.get(`/programma/${before}/agenda.ics`)
  expect(await calendar.text()).toContain(documentId)
  await page.clock.setFixedTime(new Date('2027-03-17T11:07:00+01:00'))
  await page.goto('/nu?bij=kennislab-b')
  await expect(page.getByRole('heading', { name: 'Dichtbij Kennislab B' })).toBeVisible()

  // And reverts it.
  await items.publish(documentId, { slug: before })
  await rooms.saveDraft(room, { slug: 'kennislab-b' })
  await expect.poll(() => landsOn(`/programma/${after}`), soon).toBe(`200 /programma/${before}`)
})
