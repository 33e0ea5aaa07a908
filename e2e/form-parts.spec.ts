import { errorSummary } from './harness/error-summary.ts'
import { company, formOf, guests, logo, longForm, name } from './harness/form-definitions.ts'
import { expect, statesOf, test } from './harness/forms.ts'

const svg = (name: string, size = 100) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg/>'.padEnd(size)),
})

test('a field is asked, checked and sent only when its condition holds', async ({ page, open }) => {
  await open({ definition: formOf([company]), language: 'nl' })
  const kvk = page.getByLabel('KvK-nummer')
  await expect(kvk).toBeHidden()
  await page.getByLabel('Land').selectOption('NL')
  await kvk.fill('123')
  await page.getByLabel('Land').selectOption('BE')
  await expect(kvk).toBeHidden()
  expect((await statesOf(page)).values).toEqual({ company: { country: 'BE' } })
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Versturen' }).click()
  expect((await posted).postData()).not.toContain('company.kvk')
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})

test('items of a list come and go by keyboard, and keep what is theirs', async ({ page, open }) => {
  await open({ definition: formOf([guests]), language: 'nl' })
  const add = page.getByRole('button', { name: 'Gast toevoegen' })
  for (const guest of ['An', 'Bo', '']) {
    await add.press('Enter')
    const item = page.getByRole('group', { name: /^Gast \d$/ }).last()
    await expect(item).toBeFocused()
    await item.getByLabel('Naam van de gast').fill(guest)
  }
  await expect(add).toBeHidden()
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Gast 3: Naam van de gast is verplicht.',
  ])
  await page.getByRole('button', { name: 'Gast 1 verwijderen' }).click()
  await expect(page.getByRole('group', { name: 'Gast 1' }).getByLabel('Naam')).toHaveValue('Bo')
  // What was wrong with the third is wrong with what is now the second.
  const second = page.getByRole('group', { name: 'Gast 2' }).getByLabel('Naam')
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await second.fill('Cas')
  expect((await statesOf(page)).values).toEqual({
    guests: [
      { name: 'Bo', email: '' },
      { name: 'Cas', email: '' },
    ],
  })
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})

test('files are chosen, dropped, refused and taken away', async ({ page, open }) => {
  // Asked for, so that the server's answer tells that it came.
  await open({
    definition: formOf([{ ...logo, rules: 'required' } as typeof logo]),
    language: 'nl',
  })
  const control = page.getByLabel('Logo')
  await control.setInputFiles([svg('one.svg'), svg('two.svg')])
  await expect(page.getByRole('listitem')).toHaveText([/one\.svg/, /two\.svg/])

  // Dropping adds to what was chosen.
  await page.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['not a drawing'], 'three.svg'))
    const zone = document.querySelector('[type=file]')?.parentElement
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }))
  })
  await expect(control).toHaveAccessibleDescription('Kies maximaal 2 bestanden.')
  await page.getByRole('button', { name: 'one.svg verwijderen' }).click()
  await expect(control).toHaveAccessibleDescription('Dit bestandstype kan niet.')
  await page.getByRole('button', { name: 'three.svg verwijderen' }).click()
  await expect(control).not.toHaveAttribute('aria-invalid')
  await control.setInputFiles([svg('large.svg', 10 * 1024 + 1)])
  await expect(control).toHaveAccessibleDescription('Maximaal 10 kB per bestand.')
  await control.setInputFiles([svg('right.svg', 10 * 1024)])
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})

test('a long form goes step by step, and back to what is wrong', async ({ page, open }) => {
  await open({ definition: longForm, language: 'nl' })
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  await expect(page).toHaveTitle('Vraag (stap 1 van 3) · Rig')
  await expect(step('Stand')).toBeHidden()
  await page.getByRole('button', { name: 'Volgende' }).click()
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
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel('Ik ga akkoord.').check()
  // Back by the list of steps; what is there is no longer right.
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('button').first().click()
  await page.getByLabel('Land').selectOption('NL')
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(step('Bedrijf')).toBeVisible()
  await expect(errorSummary(page).getByRole('link')).toHaveText(['KvK-nummer is verplicht.'])
  await errorSummary(page).getByRole('link').click()
  await expect(page.getByLabel('KvK-nummer')).toBeFocused()
  await page.getByLabel('KvK-nummer').fill('0000 0012')
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})

test('a draft comes back, without files, secrets and consent, until it is thrown away', async ({
  page,
  open,
}) => {
  const setup = { definition: longForm, language: 'nl' as const }
  await open(setup)
  await page.getByLabel('Naam').fill('An')
  await page.getByLabel('Land').selectOption('BE')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByLabel('Systeemstand').check()
  await page.getByLabel('Donderdag').check()
  await page.getByRole('button', { name: 'Gast toevoegen' }).click()
  await page.getByLabel('Naam van de gast').fill('Bo')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel('Ik ga akkoord.').check()
  page.once('dialog', (dialog) => dialog.accept())
  await open(setup)

  await expect(page.getByRole('status')).toContainText(/Uw concept van .* staat weer klaar/)
  await expect(page.getByRole('status')).toContainText('Bestanden en rekeningnummers bewaren wij')
  await expect(page.getByLabel('IBAN')).toHaveValue('')
  await expect(page.getByLabel('Ik ga akkoord.')).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ABNA')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(page.getByLabel('Systeemstand')).toBeChecked()
  await expect(page.getByLabel('Donderdag')).toBeChecked()
  await expect(page.getByLabel('Naam van de gast')).toHaveValue('Bo')

  // Thrown away one begins anew, and can still think better of it.
  await page.getByRole('button', { name: 'Concept verwijderen' }).press('Enter')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Vorige' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zet terug' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Naam van de gast')).toHaveValue('Bo')
  await open({ ...setup, language: 'en' })
  await expect(page.getByRole('status')).toContainText(
    /Your draft of \d+ \w+ \d{4} has been restored/,
  )
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByLabel('Naam', { exact: true }).fill('Cor')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await open(setup)
  await expect(page.getByLabel('Naam')).toHaveValue('')
})

test('leaving warns when something would be lost', async ({ page, open }) => {
  await open({ definition: formOf([name]), language: 'nl' })
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()

  await open({ definition: formOf([name]), language: 'nl' })
  await page.getByLabel('Naam').fill('An')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Op deze pagina blijven' })
    .last()
    .click()
  await expect(page.getByLabel('Naam')).toHaveValue('An')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('button', { name: 'Pagina verlaten' }).click()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()

  await open({ definition: formOf([name]), language: 'nl' })
  await page.getByLabel('Naam').fill('An')
  const warned = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await closed
})

test('an upload says how far it is', async ({ page, open }) => {
  await open({ definition: formOf([logo]), language: 'nl' })
  await page.getByLabel('Logo').setInputFiles([svg('a.svg', 10 * 1024)])
  // Slow enough to look: 4 kB in a second.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 4096,
  })
  await page.getByRole('button', { name: 'Versturen' }).click()
  const bar = page.getByRole('progressbar', { name: 'Voortgang van het versturen' })
  await expect(bar).toBeVisible()
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0)
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})

test('files are refused in English too', async ({ page, open }) => {
  await open({ definition: formOf([logo]), language: 'en' })
  const control = page.getByLabel('Logo')
  for (const [files, words] of [
    [[svg('1.svg'), svg('2.svg'), svg('3.svg')], 'Choose at most 2 files.'],
    [[svg('large.svg', 10 * 1024 + 1)], 'Maximum 10 kB per file.'],
    [[{ ...svg('odd.svg'), buffer: Buffer.from('MZ') }], 'File type not allowed.'],
  ] as const) {
    await control.setInputFiles([...files])
    await expect(control).toHaveAccessibleDescription(words)
  }
})
