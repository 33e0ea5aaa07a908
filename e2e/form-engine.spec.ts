// About: site/app/features/forms, contract/src/forms

import {
  company,
  days,
  formOf,
  guests,
  iban,
  longForm,
  name,
  stand,
  story,
  terms,
} from '../site/app/features/forms/testing/form-definitions.ts'
import { axeFindings } from './harness/axe.ts'
import { errorSummary } from './harness/error-summary.ts'
import { expect, statesOf, test } from './harness/forms.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// The pages of the forms are built once for all tests. Unit tests check the messages of forms;
// these tests need a browser.
test.describe.configure({ mode: 'default' })

const svg = (file: string, size = 100) => ({
  name: file,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg/>'.padEnd(size)),
})

test.describe('a form that the server refuses at first', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('leads to its errors, waits while it is sent, and shows its reference', async ({
    page,
    open,
  }) => {
    const refusal = Promise.withResolvers<void>()
    let posts = 0
    await page.route('**/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posts += 1
      if (posts > 1) return route.continue()
      await refusal.promise
      const problems = { name: ['Deze naam is bezet.'] }
      const json = { status: 422, message: 'Dit aanbod geldt niet meer.', problems }
      return route.fulfill({ status: 422, json })
    })
    const parts = [name, iban, terms, stand, days, company, guests]
    await open({ definition: formOf(parts), language: 'nl' })
    const nameField = page.getByLabel('Naam', { exact: true })
    const summary = errorSummary(page)
    await page.getByRole('button', { name: 'Gast toevoegen' }).press('Enter')
    await expect(page.getByRole('group', { name: 'Gast 1' })).toBeFocused()
    await nameField.fill('An')
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01')
    await page.getByLabel('IBAN').press('Enter')

    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Sorry, niet alle velden zijn correct ingevuld.')
    await expect(summary.getByRole('link')).toHaveCount(6)
    await expect(page).toHaveTitle(/^Fout: /)
    // Only the focus makes a screen reader read it: nothing else may be announced.
    await expect(page.locator('[aria-live], [role=alert], [role=status]')).toHaveText([''])
    expect(await axeFindings(page)).toEqual([])
    expect(posts).toBe(0)

    await summary.getByRole('link', { name: 'Dit IBAN klopt niet.' }).click()
    await expect(page.getByLabel('IBAN')).toBeFocused()
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
    await page.getByLabel('Ik ga akkoord.').check()
    await page.getByLabel('Systeemstand').check()
    await page.getByLabel('Woensdag').check()
    await page.getByLabel('Land').selectOption('BE')
    await page.getByLabel('Naam van de gast').fill('Bo')
    await expect(summary).toBeHidden()
    await expect(page).not.toHaveTitle(/Fout/)

    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(nameField).toBeDisabled()
    const busy = page.getByRole('button', { name: 'Bezig met versturen…', exact: true })
    await expect(busy).toBeDisabled()
    // Only uploads show progress.
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    refusal.resolve()
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Dit aanbod geldt niet meer.')
    await expect(nameField).toHaveAccessibleDescription('Deze naam is bezet.')
    await expect(nameField).toHaveValue('An')
    await nameField.fill('Anna')
    await expect(nameField).not.toHaveAttribute('aria-invalid')
    await expect(summary).toBeHidden()

    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByRole('status')).toContainText('Ontvangen. Kenmerk CT-2027-00042.')
    await expect(page.getByText('Wij antwoorden snel.')).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Ontvangen.')
  })
})

// Steps are left with the keyboard: the page still scrolls to the new one.
test('a long form is filled in step by step, returns to its errors, and shows the progress of its files', {
  tag: EXHAUSTIVE,
}, async ({ page, open }) => {
  await open({ definition: longForm, language: 'nl' })
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  const steps = page.getByRole('navigation', { name: 'Stappen' }).getByRole('button')
  await expect(page).toHaveTitle('Vraag (stap 1 van 3) · Rig')
  await expect(step('Stand')).toBeHidden()
  await page.getByRole('button', { name: 'Volgende' }).press('Enter')
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Naam is verplicht.',
    'Land is verplicht.',
  ])
  await expect(page).toHaveTitle('Fout: Vraag (stap 1 van 3) · Rig')
  await page.getByLabel('Naam').fill('An')
  await page.getByLabel('Land').selectOption('BE')
  await page.getByLabel('Naam').press('Enter')

  await expect(step('Stap 2 van 3: Stand')).toBeFocused()
  await expect(page).toHaveTitle('Vraag (stap 2 van 3) · Rig')
  await expect(step('Bedrijf')).toBeHidden()
  await page.getByLabel('Kale grond').check()
  await page.getByLabel('Woensdag').check()
  await page.getByRole('button', { name: 'Volgende' }).press('Enter')

  const logo = page.getByLabel('Logo')
  await logo.setInputFiles([svg('one.svg'), svg('two.svg')])
  await expect(page.getByRole('listitem').filter({ hasText: '.svg' })).toHaveText([
    /one\.svg/,
    /two\.svg/,
  ])
  // Dropped files are added to the chosen ones.
  await page.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['not a drawing'], 'three.svg'))
    const zone = document.querySelector('[type=file]')?.parentElement
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }))
  })
  await expect(logo).toHaveAccessibleDescription('Kies maximaal 2 bestanden.')
  await page.getByRole('button', { name: 'one.svg verwijderen' }).click()
  await expect(logo).toHaveAccessibleDescription('Dit bestandstype kan niet.')
  await page.getByRole('button', { name: 'three.svg verwijderen' }).click()
  await expect(logo).not.toHaveAttribute('aria-invalid')
  await logo.setInputFiles([svg('right.svg', 10 * 1024)])
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel('Ik ga akkoord.').check()

  // The first step has become invalid.
  await steps.first().press('Enter')
  await page.getByLabel('Land').selectOption('NL')
  await steps.last().press('Enter')
  await page.getByRole('button', { name: 'Versturen' }).press('Enter')
  await expect(step('Bedrijf')).toBeVisible()
  await errorSummary(page).getByRole('link', { name: 'KvK-nummer is verplicht.' }).click()
  await expect(page.getByLabel('KvK-nummer')).toBeFocused()
  await page.getByLabel('KvK-nummer').fill('0000 0012')
  await steps.last().press('Enter')

  // Slow enough to see the progress: 4 kB a second.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 4096,
  })
  await page.getByRole('button', { name: 'Versturen' }).press('Enter')
  const bar = page.getByRole('progressbar', { name: 'Voortgang van het versturen' })
  await expect(bar).toBeVisible()
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0)
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})

test('leaving a form warns about unsaved values, and a draft is restored on return', {
  tag: EXHAUSTIVE,
}, async ({ page, open }) => {
  const elsewhere = page.getByRole('heading', { name: 'Elsewhere' })
  const leave = () => page.getByRole('link', { name: 'Elsewhere' }).click()
  await open({ definition: formOf([name]), language: 'nl' })
  await leave()
  await expect(elsewhere).toBeVisible()
  await open({ definition: formOf([name]), language: 'nl' })
  await page.getByLabel('Naam').fill('An')
  const setup = { definition: longForm, language: 'nl' as const }
  const warned = page.waitForEvent('dialog')
  const opened = open(setup)
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await opened

  await page.getByLabel('Naam').fill('An')
  await page.getByLabel('Land').selectOption('BE')
  await page.getByRole('button', { name: 'Volgende' }).press('Enter')
  await page.getByLabel('Systeemstand').check()
  await page.getByLabel('Donderdag').check()
  await page.getByRole('button', { name: 'Volgende' }).press('Enter')
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await leave()
  const stay = page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' })
  await stay.last().click()
  await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00')
  await leave()
  await page.getByRole('button', { name: 'Pagina verlaten' }).click()
  await expect(elsewhere).toBeVisible()

  await open(setup)
  await expect(page.getByRole('status')).toContainText('staat weer klaar')
  await expect(page.getByLabel('IBAN')).toBeVisible()
  await expect(page.getByLabel('IBAN')).toHaveValue('')
  await expect(page.getByLabel('Donderdag')).toBeChecked()
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('button').first().press('Enter')
  // The same button discards and restores the draft, so that the focus stays.
  await page.getByRole('button', { name: 'Concept verwijderen' }).press('Enter')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Zet terug' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('An')
  await expect(page.getByRole('button', { name: 'Concept verwijderen' })).toBeFocused()
})

test('values typed before scripts run are kept, and the server checks where the rules cannot be loaded', async ({
  page,
  rig,
}) => {
  await page.route('**/engine.js', (route) => route.abort())
  const parts = [name, story, company, days, stand, terms]
  const values = { story: 'Wat er stond' }
  await page.goto(`${rig.address({ definition: formOf(parts), language: 'nl', values })}&late`)
  await page.getByLabel('Naam').fill('A')
  await page.getByLabel('Verhaal').fill('Wat er staat')
  await page.getByLabel('Land').selectOption('NL')
  await page.getByLabel('Donderdag').check()
  await page.getByLabel('Systeemstand').check()
  await page.evaluate(() => dispatchEvent(new Event('hydrate')))
  await expect.poll(() => statesOf(page).then(({ form }) => form.started)).toBe(true)
  const states = await statesOf(page)
  expect(states.values).toEqual({
    name: 'A',
    story: 'Wat er staat',
    company: { country: 'NL', kvk: '' },
    days: ['2'],
    stand: 'shell',
    terms: false,
  })
  expect(states.form.dirty).toBe(true)
  await expect(page.getByLabel('KvK-nummer')).toBeVisible()
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Naam moet tussen de 2 en 50 tekens zijn.',
    'KvK-nummer is verplicht.',
    'Ik ga akkoord: Ga hiermee akkoord om verder te gaan.',
  ])
  await expect(page.getByLabel('Naam')).toHaveValue('A')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a long form is one page, returns with its errors, and is sent', {
    tag: EXHAUSTIVE,
  }, async ({ page, rig }) => {
    await page.goto(rig.address({ definition: longForm, language: 'nl' }))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Stap 1 van 3: Bedrijf',
      'Stap 2 van 3: Stand',
      'Stap 3 van 3: Controle',
    ])
    // This field depends on the country; without scripts it is always shown.
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
