// About: site/app/ui/empty-state.tsx, site/app/content

/** The last of its project by its name, for it deletes the content of the others. */
import { axeFindings } from './harness/axe.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { expect, test } from './harness/test.ts'

/** Emptying a fair is many publications; on a busy machine they take a while. */
const timeout = 120_000

/** Removes all documents of a type from the site: unpublished where possible, else deleted. */
async function remove(stack: SharedStack, type: string, how: 'bulkUnpublish' | 'bulkDelete') {
  const collection = `${stack.cmsUrl}/content-manager/collection-types/api::${type}.${type}`
  const headers = {
    authorization: `Bearer ${stack.administrator.token}`,
    'content-type': 'application/json',
  }
  const list = await fetch(`${collection}?pageSize=100&locale=nl`, { headers })
  const { results } = (await list.json()) as { results: { documentId: string }[] }
  const documentIds = results.map(({ documentId }) => documentId)
  const answer = await fetch(`${collection}/actions/${how}?locale=nl`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ documentIds }),
  })
  if (!answer.ok) throw new Error(`${how} ${type}: ${answer.status} ${await answer.text()}`)
}

const published = [
  'programme-item',
  'vacancy',
  'calendar-item',
  'interview',
  'news-item',
  'photo-album',
  'faq-item',
  'pavilion',
  'product',
  'regulation',
  'tariff',
]

/** The texts of pages without content, in both languages. */
const pages = [
  ['/plattegrond', 'Plattegrond volgt', 'Floor plan to follow'],
  ['/programma', 'Programma volgt', 'The programme '],
  ['/programma/tours', 'Programma volgt', 'The programme '],
  ['/paviljoens', 'De paviljoens volgen.', 'Pavilions to be announced.'],
  ['/nieuws', 'Nog geen berichten.', 'No news yet.'],
  ['/interviews', 'Nog geen interviews.', 'No interviews yet.'],
  [
    '/kalender',
    'Er staat nu niets op de kalender.',
    'There is nothing in the calendar at the moment.',
  ],
  ['/vacatures', 'Er zijn nu geen vacatures.', 'There are no vacancies at the moment.'],
  ['/faq', 'De vragen volgen.', 'Questions and answers will follow.'],
  ['/adverteren-en-signing', 'De catalogus volgt.', 'The catalogue will follow.'],
  ['/reglement-standhouders', 'Het reglement volgt.', 'The rules will follow.'],
  ['/deelnemen-als-standhouder', 'De tarieven volgen.', 'The prices will follow.'],
] as const

test('a fair that has nothing yet says so on every page', async ({ page, ownStack }) => {
  test.setTimeout(timeout)
  for (const type of published) await remove(ownStack, type, 'bulkUnpublish')
  for (const type of ['stand', 'room', 'hall']) await remove(ownStack, type, 'bulkDelete')

  for (const [path, dutch, english] of pages) {
    for (const [address, text] of [
      [path, dutch],
      [`/en${path}`, english],
    ] as const) {
      // Each page may show the former content a moment longer.
      await expect
        .poll(async () => (await fetch(ownStack.siteUrl + address)).text(), { message: address })
        .toMatch(new RegExp(`<h[23][^>]*>${text}`))
    }
  }
  await page.goto(`${ownStack.siteUrl}/plattegrond`)
  expect(await axeFindings(page)).toEqual([])
  expect(await (await page.request.get(ownStack.siteUrl)).text()).not.toContain('lezingen, sessies')

  for (const path of ['/contact', '/locatie', '/contractformulier', '/zoeken?q=woning']) {
    expect((await page.request.get(ownStack.siteUrl + path)).status()).toBe(200)
  }
  for (const path of ['/fotos-2025', '/plattegrond/hal-1.pdf']) {
    expect((await page.request.get(ownStack.siteUrl + path)).status()).toBe(404)
  }
  for (const path of ['/nieuws.xml', '/programma.ics', '/programma.xml', '/standhouders.csv']) {
    expect((await page.request.get(ownStack.siteUrl + path)).status()).toBe(200)
  }
})
