// About: site/app/ui/empty-state.tsx, site/app/content, cms/src/own-fair, cms/seed/start-content
// About: contract/src/forms/askable.ts, site/app/features/home

/** Its name makes it the last of its project, because it deletes the content of the others. */
import { startContent } from '../cms/seed/start-content/catalogue.ts'
import { axeFindings } from './harness/axe.ts'
import { editorOf } from './harness/editor.ts'
import { hrefsOf, textOf } from './harness/html-text.ts'
import { inLanguage } from './harness/routes.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** A backup, removing a fair and rendering all pages again take a while on a busy machine. */
const timeout = 180_000

test.describe.configure({ mode: 'serial' })

/** Removes the demo fair, as its button in the panel does. */
async function beginOwnFair({ cmsUrl, administrator }: SharedStack): Promise<void> {
  const answer = await fetch(`${cmsUrl}/own-fair/begin`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Dakwaarts' }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** The texts of pages without content, in both languages. */
const pages = [
  ['/', 'Programma volgt', 'The programme '],
  ['/plattegrond', 'Plattegrond volgt', 'Floor plan to follow'],
  ['/programma', 'Programma volgt', 'The programme '],
  ['/programma/tours', 'Programma volgt', 'The programme '],
  ['/programma/kennissessies', 'Programma volgt', 'The programme '],
  ['/mijn-beurs/samenstellen', 'Programma volgt', 'The programme '],
  ['/nu', 'Programma volgt', 'The programme '],
  ['/sprekers', 'De sprekers volgen.', 'Speakers to be announced.'],
  ['/standhouders', 'De standhouders volgen.', 'Exhibitors to be announced.'],
  ['/concepten', 'De concepten volgen.', 'Concepts to be announced.'],
  ['/paviljoens', 'De paviljoens volgen.', 'Pavilions to be announced.'],
  ['/nieuws', 'Nog geen berichten.', 'No news yet.'],
  ['/interviews', 'Nog geen interviews.', 'No interviews yet.'],
  [
    '/kalender',
    'Er staat nu niets op de kalender.',
    'There is nothing in the calendar at the moment.',
  ],
  ['/vacatures', 'Er zijn nu geen vacatures.', 'There are no vacancies at the moment.'],
  ['/vacatures/aanmelden', 'De standhouders volgen.', 'Exhibitors to be announced.'],
  ['/faq', 'De vragen volgen.', 'Questions and answers will follow.'],
  ['/adverteren-en-signing', 'De catalogus volgt.', 'The catalogue will follow.'],
  ['/reglement-standhouders', 'Het reglement volgt.', 'The rules will follow.'],
  ['/deelnemen-als-standhouder', 'De tarieven volgen.', 'The prices will follow.'],
  ['/contractformulier', 'De tarieven volgen.', 'The prices will follow.'],
] as const

/** Pages without a list, and those that the menu of an empty fair does not link to. */
const others = ['/contact', '/locatie', '/pers', '/zoeken?q=woning', '/c', '/registreren']

/** Texts that a page must not show: of missing values, or of the demo fair. */
const holes = [
  /<h([1-6])[^>]*>\s*<\/h\1>/,
  /<(ul|ol|dl|legend|dt)[^>]*>\s*<\/\1>/,
  />(undefined|null|NaN|Invalid Date)</,
]
const wrongWords =
  /Dakwaarts|Meerhaven|\b(volgt|published) in \.|\b0 (stand|onderde|spreker|exhib|item)/

const begin = [...pages.map(([path]) => path), ...others]

/**
 * Follows all links of the site from the pages above, in both languages, and answers the problems
 * of their targets. Filters of a list are not followed.
 */
async function problemsOfAllPages(siteUrl: string): Promise<readonly string[]> {
  const problems: string[] = []
  const queue = begin.flatMap((path) => [path, inLanguage('/en', path)])
  const known = new Set<string>(queue)
  for (const address of queue) {
    const response = await fetch(siteUrl + address, { redirect: 'manual' })
    if (response.status >= 400) problems.push(`${address}: ${response.status}`)
    if (!response.headers.get('content-type')?.includes('html')) continue
    const html = await response.text()
    const text = textOf(html)
    problems.push(
      ...holes.flatMap((hole) => hole.exec(html)?.[0] ?? []).map((hole) => `${address}: ${hole}`),
      ...(wrongWords.exec(text)?.slice(0, 1) ?? []).map((word) => `${address}: ${word}`),
    )
    for (const href of hrefsOf(html)) {
      const [path = ''] = href.split('#')
      if (!/^\/(?!\/)[^?]*$/.test(path) || known.has(path)) continue
      known.add(path)
      queue.push(path)
    }
  }
  return problems
}

test('an own fair replaces the demo fair, and has a good page at every address', {
  tag: EXHAUSTIVE,
}, async ({ page, ownStack }) => {
  test.setTimeout(timeout)
  const { siteUrl } = ownStack
  await beginOwnFair(ownStack)
  await expect.poll(async () => (await fetch(siteUrl)).text()).toContain('Uw beurs')

  for (const [path, dutch, english] of pages) {
    for (const [address, text] of [
      [path, dutch],
      [inLanguage('/en', path), english],
    ] as const) {
      // Each page may show the former content a moment longer.
      await expect
        .poll(async () => (await fetch(siteUrl + address)).text(), { message: address })
        .toMatch(new RegExp(`<h[23][^>]*>${text}`))
    }
  }
  expect(await problemsOfAllPages(siteUrl)).toEqual([])
  await page.goto(`${siteUrl}/plattegrond`)
  expect(await axeFindings(page)).toEqual([])

  const statusOf = async (path: string) => (await fetch(siteUrl + path)).status
  for (const path of ['/privacy', '/fotos-2025', '/plattegrond/hal-1.pdf'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  for (const path of [
    '/nieuws.xml',
    '/interviews.xml',
    '/programma.ics',
    '/programma.xml',
    '/programma.json',
    '/standhouders.csv',
    '/standhouders.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/zoekteksten.json',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200])
})

test('a half-filled fair has good pages too: three exhibitors, a hall, a day, nothing in English', {
  tag: EXHAUSTIVE,
}, async ({ ownStack }) => {
  test.setTimeout(timeout)
  const make = (type: string, fields: object) => editorOf(ownStack, type).create(fields)
  const connect = (documentId: string) => ({ connect: [{ documentId }] })
  const edition = await editorOf(ownStack, 'edition').findBy('venue', 'Uw locatie')
  const hall = await make('hall', { number: 1, name: 'Hal 1', width: 40, length: 30 })
  const { siteUrl } = ownStack
  // A hall before its stands: the form offers it, and there is nothing to draw yet.
  await expect
    .poll(async () => (await fetch(`${siteUrl}/deelnemen-als-standhouder`)).text())
    .toContain('Hal 1</option>')
  expect(await problemsOfAllPages(siteUrl)).toEqual([])

  const category = await make('exhibitor-category', { name: 'Gemalen', slug: 'gemalen' })
  for (const [at, name] of ['Pompen BV', 'Waterschap Kreek', 'Sluis en Zoon'].entries()) {
    const [left, right] = [2 + 4 * at, 5 + 4 * at]
    const stand = await make('stand', {
      number: `1.A0${at + 1}`,
      polygon: [
        [left, 2],
        [right, 2],
        [right, 5],
        [left, 5],
      ],
      ...{ width: 3, depth: 3, area: 9, openSides: 1, availability: 'let' },
      hall: connect(hall),
    })
    const exhibitors = editorOf(ownStack, 'exhibitor')
    const fields = { name, intro: 'Wij houden het droog.', category: connect(category) }
    await exhibitors.publish(await exhibitors.create({ ...fields, stands: connect(stand) }))
  }
  await make('day', {
    date: startContent(new Date()).editions[0]?.startDate,
    ...{ opensAt: '10:00:00.000', closesAt: '17:00:00.000' },
    edition: connect(edition),
  })
  await expect
    .poll(async () => textOf(await (await fetch(siteUrl)).text()))
    .toContain('Een dag om mee naar huis te nemen')
  // Requested earlier, when there was none.
  await expect.poll(async () => (await fetch(`${siteUrl}/plattegrond/hal-1.pdf`)).status).toBe(200)
  expect(await problemsOfAllPages(siteUrl)).toEqual([])
})

test('every page of a half-filled fair is accessible', { tag: EXHAUSTIVE }, async ({
  page,
  ownStack,
}) => {
  test.setTimeout(2 * timeout)
  for (const path of begin) {
    await page.goto(ownStack.siteUrl + path)
    expect([path, await axeFindings(page)]).toEqual([path, []])
  }
})
