// About: site/app/features/programme, site/app/features/my-fair, site/app/features/offline
// About: site/app/routes/programme.tsx, site/app/routes/programme-item.tsx
// About: site/app/routes/programme-tours.tsx, site/app/routes/programme-knowledge-sessions.tsx
// About: site/app/routes/my-fair.tsx, site/app/routes/concepts.tsx, site/app/routes/long-words.ts
// About: site/app/ui/hyphenation, site/app/shell/late-parts.ts, site/app/shell/save-mark.tsx
// About: site/app/shell/note-field.tsx, cms/seed/data/programme*, cms/seed/data/concepts.ts

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const tour = 'Tour: modulair en gestapeld'
const lecture = 'Honderd woningen in tien maanden'

test('filters narrow the programme at once and are in the address', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await openLive(page, '/programma')
  await page.locator('summary', { hasText: 'Soort' }).click()
  await page.getByRole('link', { name: /^Tours \d/ }).click()
  await expect(page).toHaveURL(/type=tour/)
  await expect(page.getByRole('heading', { name: tour })).toBeVisible()
  await expect(page.getByRole('heading', { name: lecture })).toBeHidden()
  await page.getByRole('searchbox').fill('houtbouw')
  await expect(page.getByText('1 resultaat', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Wis filters' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('heading', { name: lecture })).toBeVisible()
})

test('saved items are on "Mijn beurs", in a bracket where they clash', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/programma')
  await page.getByRole('button', { name: `Bewaar ${lecture}` }).click()
  await page.getByRole('button', { name: `Bewaar ${tour}` }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mijn beurs/ })
    .click()
  await expect(page.getByText('40 min tegelijk')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Wissel naar ${lecture}` }).click()
  await expect(page.getByText('40 min tegelijk')).toBeHidden()
  await expect(page.getByRole('heading', { name: tour })).toBeHidden()
  await expect(page.getByRole('heading', { name: lecture })).toBeVisible()
})

test('an empty "Mijn beurs" links to the programme', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openLive(page, '/programma?mijn=1')
  await expect(page).toHaveURL('/mijn-beurs')
  await expect(page.getByRole('heading', { name: 'Uw beurs is nog leeg.' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Bekijk het programma' }).click()
  await expect(page.getByRole('heading', { name: lecture })).toBeVisible()
})

test.describe('while the code of the filters is missing', () => {
  test.use({ allowed: { consoleErrors: [/ERR_FAILED/], origins: [] } })

  test('another day opens with a page load', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.route('**/programme-filter-bar-*.js', (route) => route.abort())
    await openLive(page, '/programma')
    const thursday = page.getByRole('main').getByRole('link', { name: /^Donderdag/ })
    await thursday.click()
    await expect(thursday).toHaveAttribute('aria-current', 'page')
  })
})

test('a concept is saved in the list of concepts, and gets its note in "Mijn beurs"', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/concepten')
  await page.getByRole('button', { name: 'Bewaar Bovenop Duo' }).click()
  await page.goto('/mijn-beurs')
  await page.getByRole('button', { name: 'Notitie bij Bovenop Duo' }).click()
  await page.getByLabel('Uw notitie').fill('Vraag naar de MPG')
  await expect(page.getByText('Notitie bewaard.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('Vraag naar de MPG')).toBeVisible()
})

test('a visitor who asks how to put the site on the home screen gets the instructions in place', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/programma')
  await page.getByRole('button', { name: `Bewaar ${lecture}` }).click()
  await page.goto('/mijn-beurs')
  const ask = page.getByRole('button', { name: 'Zo zet u haar op uw beginscherm' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Op uw beginscherm' })
  await expect(dialog).toContainText('deelknop')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
})

test('the plan has time and room of each item and opens it with the keyboard', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/programma?weergave=plan')
  const link = page.getByRole('link', {
    name: /^Honderd woningen in tien maanden.*10:30 tot 11:10 uur, Hoofdpodium$/,
  })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: lecture })).toBeFocused()
})

for (const { path, width } of [
  { path: '/programma?dag=2027-03-18&weergave=plan', width: 1440 },
  { path: '/en/programma?dag=2027-03-18&weergave=plan', width: 1024 },
]) {
  test(`no title in the plan is cut off: ${path} at ${width} px`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const boxes = page.locator('h4').locator('xpath=../..')
    await expect(boxes).toHaveCount(30)
    const cut = await boxes.evaluateAll((elements) =>
      elements
        .filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
        .map((box) => box.textContent),
    )
    expect(cut).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('the plan is drawn the same after a navigation and after a page load', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /programma/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(lecture) }) })
  await expect.poll(() => item.evaluate((box) => getComputedStyle(box).gridRow)).toBe('8 / 16')
})

test('during the fair the plan starts with today and shows the time', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-18T11:42:00+01:00'))
  await openLive(page, '/programma?weergave=plan')
  await expect(page.getByText('Nu 11:42')).toBeVisible()
  await expect(page.getByRole('link', { name: /Donderdag 18 maart/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a cancelled item keeps its page and offers alternatives', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.goto('/programma/vijf-jaar-energieprestatievergoeding')
  await expect(page.getByText('Dit onderdeel is geannuleerd.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hier kunt u wel terecht' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bewaar ?: NOM/ })).toBeHidden()
})

test('a moved item shows its former place and time', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/en/programma/een-tweede-leven-voor-de-module')
  await expect(page.getByText('Wednesday 17 March, 12:35 to 13:20, Knowledge lab B')).toBeVisible()
  await expect(page.getByText('Thursday 18 March, 15:05 to 15:50, Knowledge lab A')).toBeVisible()
})

test('a tour lists its stops with their stands', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/programma/tours')
  const route = page.getByRole('list', { name: 'Route' }).first()
  await expect(route.getByRole('listitem')).toHaveCount(5)
  await expect(route).toContainText(/stand 1\.[A-E]\d\d/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, search, days and views are links and a form', { tag: EXHAUSTIVE }, async ({
    page,
  }) => {
    await page.goto('/programma')
    await page.getByRole('link', { name: /Donderdag 18 maart/ }).click()
    await page.locator('summary', { hasText: 'Soort' }).click()
    await page.getByRole('link', { name: /^Debatten \d/ }).click()
    await expect(page.getByText('3 resultaten', { exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('slopen')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/dag=2027-03-18.*q=slopen|q=slopen.*dag=2027-03-18/)
    await expect(page.getByText('1 resultaat', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Plan', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Isoleren of slopen/ })).toBeVisible()
  })

  test('"Mijn beurs" says what it needs', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/mijn-beurs')
    await expect(page.getByRole('link', { name: 'Bekijk uw dagen' })).toBeVisible()
  })
})

test('a word with soft hyphens is found and copied without them', { tag: EXHAUSTIVE }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const word = 'Meerjarenonderhoudsbegrotingssystematiek'
  const learnt = page.waitForResponse('**/woorden.json')
  await openLive(page, '/programma/kennissessies')
  expect(await page.evaluate('document.body.innerHTML.includes("\u00AD")')).toBe(true)
  expect(await page.evaluate(`window.find("${word}")`)).toBe(true)
  await page.keyboard.press('Control+a')
  await learnt
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(word)
  expect(copied).not.toContain('\u00AD')
})
