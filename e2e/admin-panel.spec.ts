// About: cms/src/admin, cms/src/uses, cms/src/saving, cms/src/api/programme-item, cms/src/rules/programme-item.ts

import { editorOf } from './harness/editor.ts'
import { panelErrors, panelPatience, signInToPanel } from './harness/panel.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const list = '/admin/content-manager/collection-types/api::programme-item.programme-item'

test.use({
  // The browser logs the refusals that the tests cause.
  allowed: ({ stack }, use) =>
    use({ consoleErrors: [...panelErrors, /status of 4(00|12)/], origins: [stack.cmsUrl] }),
})

test('an editor changes a session in the panel, keeps the typed values after a refusal, and publishes it; shared fields are disabled in English', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(panelPatience)
  const items = editorOf(stack, 'programme-item')
  const { documentId, title } = await items.find('tour-nieuw-op-de-beurs')

  await signInToPanel(page, stack)
  await page.goto(`${stack.cmsUrl}${list}?_q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  const changed = `Tour: nieuw in ${new Date().getFullYear()} op de beurs`
  await page.getByLabel(/^Titel/).fill(changed)
  const slug = page.getByLabel(/^Webadres/)
  await slug.fill('tour-samen-inkopen')
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(documentId),
  )
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  expect((await refused).status()).toBe(400)
  await expect(slug).toHaveAccessibleDescription(/al in gebruik/)
  await expect(page.getByLabel(/^Titel/)).toHaveValue(changed)
  await slug.fill('tour-nieuw-op-de-beurs')
  const published = page.waitForResponse(/actions\/publish/)
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
  expect((await published).status()).toBe(200)

  const visible = async () => {
    const response = await page.request.get(`${stack.siteUrl}/programma/tour-nieuw-op-de-beurs`)
    return (await response.text()).includes(changed)
  }
  await expect.poll(visible, { intervals: [50] }).toBe(true)
  await items.publish(documentId, { title })

  await page.goto(`${stack.cmsUrl}${list}/${documentId}?plugins[i18n][locale]=en`)
  await expect(page.getByLabel(/^Titel/)).toBeEditable()
  await expect(slug).toBeDisabled()
  await expect(slug).toHaveAccessibleDescription(/wijzig dit bij Nederlands/)
})

/**
 * Stops from the head of a list to the end of its first row: the columns to sort by, and the
 * controls of the row.
 */
const MAX_STOPS = 20

test('an editor is warned that a colleague saved first, decides, and sees where a document is used before deleting it', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(panelPatience)
  const speakers = editorOf(stack, 'speaker')
  const { documentId } = await speakers.find('thijs-noorderwiel')
  const where = `${stack.cmsUrl}/admin/content-manager/collection-types/api::speaker.speaker/${documentId}`
  await signInToPanel(page, stack)
  await page.goto(`${where}?plugins[i18n][locale]=nl`)
  const jobTitle = page.getByLabel(/^Functie/)
  await jobTitle.fill('Mijn functie')
  await speakers.saveDraft(documentId, { jobTitle: 'Functie van een collega' })
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Dit is intussen gewijzigd' })
  await expect(conflict.getByRole('listitem')).toHaveText([
    'FunctieUw versie: Mijn functieEr staat nu: Functie van een collega',
  ])
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.status() === 200,
  )
  await conflict.getByRole('button', { name: 'Bewaar mijn versie' }).click()
  await saved
  await expect(conflict).toBeHidden()
  await page.reload()
  await expect(jobTitle).toHaveValue('Mijn functie')

  await page
    .getByRole('button', { name: /acties/i })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Item verwijderen (alle talen)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Verwijderen?' })
  await expect(question).toContainText('Wordt gebruikt inProgrammaonderdelen')
  await page.keyboard.press('Escape')

  // With the keyboard from the search of a list to the actions on its first document.
  await page.goto(`${where.slice(0, where.lastIndexOf('/'))}?plugins[i18n][locale]=nl`)
  const actions = page.getByRole('button', { name: 'Rijacties' }).first()
  await page.getByRole('button', { name: 'Filters' }).focus()
  await actions.waitFor()
  const isThere = () => actions.evaluate((one) => one === document.activeElement)
  for (let stops = 0; stops < MAX_STOPS && !(await isThere()); stops += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bewerken' })).toBeVisible()
})
