// About: site/app/features/search, site/app/routes/search.tsx, site/app/routes/search-suggestions.ts
// About: site/app/layouts/header.tsx, site/app/layouts/error-screen.tsx, cms/seed/data/synonyms.ts

import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** Opens the search in the header and types. */
async function searchInHeader(page: Page, query: string, name = 'Zoeken') {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  const field = page.getByRole('combobox')
  await field.pressSequentially(query)
  return field
}

const results = (page: Page) => page.getByRole('main').getByRole('listitem')

test('the search in the header finds while typing, with the keyboard alone', async ({ page }) => {
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/search-panel/, async (route) => {
    await typed
    await route.continue()
  })
  await openLive(page, '/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Zoeken', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  // Text typed before the search's code has loaded is kept.
  await page.keyboard.type('stapel')
  goOn()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('werk')
  await expect(field).toHaveValue('stapelwerk')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('group', { name: 'Beste resultaten' })).toBeVisible()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ resultaten gevonden$/)
  expect(await axeFindings(page)).toEqual([])

  await page.keyboard.press('ArrowUp')
  const chosen = list.getByRole('option', { selected: true })
  await expect(chosen).toHaveText(/^Toon alle \d+ resultaten$/)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/^Stapelwerk Modulair/)
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? 'none',
  )

  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(opener).toBeFocused()

  await searchInHeader(page, 'stapelwerk')
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/standhouders\/[a-z0-9]+\/stapelwerk-modulair$/)
  await expect(list).toHaveCount(0)
})

test('Enter in the header opens all results', { tag: EXHAUSTIVE }, async ({ page }) => {
  await openLive(page, '/sprekers')
  await searchInHeader(page, 'houtbouw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/zoeken?q=houtbouw')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('houtbouw')
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

test('leaving the search in the header closes it, and a search without results says so', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/')
  await searchInHeader(page, 'ditbestaatniet')
  await expect(page.getByText('Niets gevonden voor “ditbestaatniet”.')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

test('results are grouped and highlighted, and one kind can be chosen', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto('/zoeken?q=woning')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ resultaten gevonden$/)
  await expect(page.locator('mark').first()).toHaveText(/woning/i)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const group = page.getByRole('region', { name: 'Standhouders' })
  await expect(group.getByRole('listitem').first()).toBeVisible()
  await group.getByRole('link', { name: /^Toon alle/ }).click()
  await expect(page).toHaveURL(/q=woning&soort=standhouders$/)
  await expect(results(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await page.getByRole('link', { name: /^Alles \d/ }).click()
  await expect(page).toHaveURL('/zoeken?q=woning')
})

test('a typing mistake is named, and the intended word is found', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.goto('/zoeken?q=huotbouw')
  await expect(page.getByText('Niets gevonden voor “huotbouw”. Bedoelde u houtbouw?')).toBeVisible()
  await page.getByRole('link', { name: 'houtbouw', exact: true }).click()
  await expect(page).toHaveURL('/zoeken?q=houtbouw')
  await expect(page.getByText('Bedoelde u')).toHaveCount(0)
})

test('themes and links are shown without a query, and without results', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto('/zoeken')
  await expect(page.getByRole('heading', { name: 'Zoek op thema' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Betaalbaarheid' }).click()
  await expect(page).toHaveURL('/zoeken?q=Betaalbaarheid')
  await page.goto('/zoeken?q=ditbestaatniet')
  await expect(page.getByRole('heading', { name: 'Geen resultaten.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bekijk het programma' })).toBeVisible()
})

test('a search in English includes Dutch texts that are not translated', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/en')
  await searchInHeader(page, 'housing', 'Search')
  await expect(page.getByRole('listbox').getByRole('group', { name: 'Programme' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/zoeken?q=housing')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results found$/)
  await page.goto('/en/zoeken?q=stapelwerk')
  await expect(results(page).first().getByRole('heading')).toHaveText('Stapelwerk Modulair')
})

test('the error screen searches for the words of the address', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.goto('/bestaat-niet')
  await page.getByRole('main').getByRole('searchbox').fill('houtbouw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/zoeken?q=houtbouw')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header links to the search page, whose form works', { tag: EXHAUSTIVE }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page).toHaveURL(/\/zoeken\??$/)
    await page.getByRole('main').getByRole('searchbox').fill('corporatie')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/zoeken?q=corporatie')
    await page.getByRole('link', { name: /^Standhouders \d/ }).click()
    await expect(page).toHaveURL(/soort=standhouders/)
    await expect(results(page).first()).toBeVisible()
  })
})
