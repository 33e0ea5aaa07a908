// About: cms/src/admin/submissions, cms/src/admin/ui, cms/src/submissions/staff, cms/src/panel-api

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { enterPanel, openTask, panelErrors, panelPatience } from './harness/panel.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { contractOf, submit } from './harness/submit.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use({
  allowed: ({ stack }, use) => use({ consoleErrors: panelErrors, origins: [stack.cmsUrl] }),
})

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 4 0 9 9z"/></svg>'

const openList = async (page: Page, stack: SharedStack) => {
  await enterPanel(page, stack)
  await openTask(page, 'Bezoekers', 'Inzendingen')
  await expect(page.getByRole('heading', { name: 'Inzendingen', level: 1 })).toBeVisible()
}

const download = async (page: Page, work: () => Promise<void>) => {
  const downloading = page.waitForEvent('download')
  await work()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** Presses a button that opens a dialog, and confirms there. */
const takeStep = async (page: Page, words: string) => {
  await page.getByRole('button', { name: words, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/**
 * The findings of axe once no notice of a step is left: Strapi's notices close by themselves, and
 * their button is too small.
 */
const findingsAtRest = async (page: Page) => {
  await expect(page.getByText('Status gewijzigd.')).toHaveCount(0)
  return axeFindings(page)
}

/** Calls the admin API as the panel does. */
const ask = async (
  { cmsUrl, administrator }: SharedStack,
  method: string,
  path: string,
  body?: object,
) =>
  fetch(cmsUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
      'if-match': '*',
    },
    ...(body && { body: JSON.stringify(body) }),
  })

test('staff find a question, read it, add a note and finish it', { tag: EXHAUSTIVE }, async ({
  page,
  stack,
}) => {
  test.setTimeout(2 * panelPatience)
  const reference = await submit(stack, 'contact', {
    subject: 'visit',
    name: 'Fenna de Vries',
    organisation: '=1+1',
    email: 'fenna@zandkreek.example',
    message: 'Zijn er nog plaatsen bij de rondleiding van woensdag?',
  })
  await openList(page, stack)
  await page.getByRole('link', { name: /^Contact/ }).click()
  await page.getByRole('searchbox', { name: 'Zoek' }).fill(`${reference} fenna`)
  await expect(page.getByRole('status').filter({ hasText: /^1 gevonden/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Exporteer' }).click()
  const csv = await download(page, () => page.getByRole('menuitem', { name: /CSV/ }).click())
  expect(csv.name).toBe('contact.csv')
  expect(csv.text.split('\r\n')).toHaveLength(3)
  expect(csv.text).toContain(";'=1+1;")

  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByText('Zijn er nog plaatsen bij de rondleiding')).toBeVisible()
  await expect(page.getByText('Bevestiging aan de afzender')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Nieuwe notitie').fill('Gebeld, komt met vier mensen.')
  await page.getByRole('button', { name: 'Bewaar notitie' }).click()
  await expect(page.getByText('Gebeld, komt met vier mensen.')).toBeVisible()
  // The focus stays on the page: on the button that opened a dialog, or on a heading when it is
  // removed.
  const finish = page.getByRole('button', { name: 'Meld als afgehandeld' })
  await finish.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).press('Enter')
  await expect(finish).toBeFocused()
  await takeStep(page, 'Meld als afgehandeld')
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Afgehandeld')
  await expect(page.getByRole('button', { name: 'Heropen' })).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('Status')

  await page.getByRole('button', { name: 'Verwijder nu' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }).click()
  await expect(page.getByText('De inzending is verwijderd.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Bewaren en verwijderen' }).click()
  await expect(page.getByRole('table', { name: 'Verwijderd' })).toContainText('Contact')
  expect(await findingsAtRest(page)).toEqual([])
})

test('staff accept a contract with a free stand, and a vacancy', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(3 * panelPatience)
  const files = [{ field: 'presentation.logo', name: 'logo.svg', content: logo }]
  const reference = await submit(stack, 'contract', contractOf('Stapelhuis', '00000193'), files)
  await openList(page, stack)
  await page.getByRole('link', { name: /^Contracten/ }).click()
  await page.getByRole('link', { name: reference }).click()

  await expect(page.getByRole('table', { name: 'Offerte' })).toContainText('Totaal incl. btw')
  const kept = await download(page, () =>
    page.getByRole('button', { name: 'Download logo.svg' }).click(),
  )
  expect(kept.name).toBe('logo.svg')
  expect(kept.text).toContain('<svg')

  await takeStep(page, 'Neem in beoordeling')
  await takeStep(page, 'Meld als aangeboden')
  await takeStep(page, 'Meld als getekend')
  await page.getByRole('button', { name: 'Maak definitief' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Stand' })).toContainText('2.I06')
  expect(await findingsAtRest(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Stand' }).click()
  await expect(page.getByRole('option', { name: /Voorkeur 1: 1\.D06.*in optie/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  // The quotation is for the first choice, which is smaller: a new, signed one is needed.
  await expect(dialog.getByRole('row', { name: /Oppervlakte \(verschilt\)/ })).toContainText(
    '24 m²',
  )
  await expect(dialog.getByRole('button', { name: 'Maak definitief' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Nieuwe offerte voor stand 2.I06' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Stand' })).toContainText('2.I06')
  expect(await findingsAtRest(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stuur nieuwe offerte' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: 'Nieuwe offerte voor stand 2.I06' })).toContainText(
    'Totaal incl. btw',
  )
  await takeStep(page, 'Meld als getekend')
  await page.getByRole('button', { name: 'Maak definitief' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Stand' })).toContainText('2.I06')
  await dialog.getByRole('button', { name: 'Maak definitief' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Definitief')
  await expect(page.getByRole('region', { name: 'Mails' })).toContainText('Bericht over de status')

  await page.getByRole('link', { name: 'Open de standhouder' }).click()
  await expect(page.getByRole('heading', { name: 'Stapelhuis', level: 1 })).toBeVisible()

  const offered = await submit(stack, 'vacancy', {
    exhibitor: 'stapelwerk-modulair',
    title: 'Kraanmachinist modules',
    closingDate: '2099-03-01',
    url: 'https://stapelwerk.example/werk',
    name: 'Hanna Stapel',
    email: 'werk@stapelwerk.example',
  })
  await openTask(page, 'Bezoekers', 'Inzendingen')
  await page.getByRole('link', { name: /^Vacatures/ }).click()
  await page.getByRole('link', { name: offered }).click()
  await page.getByRole('button', { name: 'Neem over' }).click()
  const chosen = dialog.getByRole('combobox', { name: 'Standhouder' })
  await expect(chosen).toContainText('Stapelwerk Modulair')
  // A message that fades out has no contrast.
  await expect(page.getByText('Het contract is definitief')).toBeHidden()
  expect(await findingsAtRest(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Neem over' }).click()
  await page.getByRole('link', { name: 'Open de vacature' }).click()
  await expect(page.getByRole('heading', { name: 'Kraanmachinist modules' })).toBeVisible()

  const manager = '/content-manager/collection-types'
  const list = async (type: string, query: string) => {
    const answer = await ask(stack, 'GET', `${manager}/api::${type}.${type}?locale=nl&_q=${query}`)
    return ((await answer.json()) as { results: { documentId: string; name: string }[] }).results
  }
  const made = await list('exhibitor', 'Stapelhuis')
  expect(made.map(({ name }) => name).sort()).toEqual(['Stapelhuis', 'Stapelhuis Daken'])
  const stands = await list('stand', '2.I06')
  expect(stands).toMatchObject([{ availability: 'let' }])

  // The installation is shared: the stand is free again for later tests. The panel leaves the
  // vacancy first, because it polls the shown document.
  await openTask(page, 'Bezoekers', 'Inzendingen')
  await expect(page.getByRole('link', { name: /^Vacatures/ })).toBeVisible()
  for (const { documentId } of made)
    await ask(stack, 'DELETE', `${manager}/api::exhibitor.exhibitor/${documentId}`)
  for (const { documentId } of await list('vacancy', 'Kraanmachinist'))
    await ask(stack, 'DELETE', `${manager}/api::vacancy.vacancy/${documentId}`)
  await ask(stack, 'PUT', `${manager}/api::stand.stand/${stands[0]?.documentId}`, {
    availability: 'free',
  })
})
