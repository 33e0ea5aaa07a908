import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import {
  company,
  days,
  formOf,
  guests,
  longForm,
  name,
  stand,
  terms,
} from './harness/form-definitions.ts'
import { expect, statesOf, test } from './harness/forms.ts'

test('what is typed before scripts run stays, and counts', async ({ page, rig }) => {
  const parts = [name, company, days, stand, terms]
  await page.goto(`${rig.address({ definition: formOf(parts), language: 'nl' })}&late`)
  await page.getByLabel('Naam').fill('An')
  await page.getByLabel('Land').selectOption('NL')
  await page.getByLabel('Donderdag').check()
  await page.getByLabel('Systeemstand').check()
  await page.getByLabel('Ik ga akkoord.').check()
  await page.evaluate(() => dispatchEvent(new Event('hydrate')))
  await expect.poll(() => statesOf(page).then(({ form }) => form.started)).toBe(true)
  await expect(page.getByLabel('Naam')).toHaveValue('An')
  const { values, form } = await statesOf(page)
  expect(values).toEqual({
    name: 'An',
    company: { country: 'NL', kvk: '' },
    days: ['2'],
    stand: 'shell',
    terms: true,
  })
  expect(form.dirty).toBe(true)
  await expect(page.getByLabel('KvK-nummer')).toBeVisible()
})

// Contact and contract form show the rest: these are lists and choices with something wrong.
test('axe finds nothing in parts of every kind with errors', async ({ page, open }) => {
  const parts = [name, company, days, stand, guests, terms]
  await open({ definition: formOf(parts), language: 'nl' })
  await page.getByRole('button', { name: 'Gast toevoegen' }).click()
  await page.locator('button[type=submit]').last().click()
  await expect(errorSummary(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a long form is one page, comes back with what is wrong, and is sent', async ({
    page,
    rig,
  }) => {
    await page.goto(rig.address({ definition: longForm, language: 'nl' }))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Stap 1 van 3: Bedrijf',
      'Stap 2 van 3: Stand',
      'Stap 3 van 3: Controle',
    ])
    // Whether it is asked depends on the country; without scripts it is always there.
    await page.getByLabel('KvK-nummer').fill('123')
    await page.getByLabel('Naam').fill('An')
    await page.getByLabel('Land').press('ArrowDown')
    await page.getByRole('button', { name: 'Gast toevoegen' }).click()
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('An')
    await page.getByLabel('Naam van de gast').fill('Bo')
    await page.getByLabel('Naam', { exact: true }).press('Enter')

    await expect(errorSummary(page).getByRole('link')).toHaveText([
      'Een KvK-nummer heeft 8 cijfers.',
      'Standtype is verplicht.',
      'Dagen is verplicht.',
      'Dit IBAN klopt niet.',
      'Ik ga akkoord: Ga hiermee akkoord om verder te gaan.',
    ])
    await expect(page.getByLabel('Naam van de gast')).toHaveValue('Bo')
    await page.getByLabel('KvK-nummer').fill('00000012')
    await page.getByLabel('Kale grond').check()
    await page.getByLabel('Woensdag').check()
    await page.getByLabel('IBAN').fill('NL91ABNA0417164300')
    await page.getByLabel('Ik ga akkoord.').check()
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByRole('status')).toContainText('Ontvangen. Kenmerk CT-2027-00042.')
  })
})
