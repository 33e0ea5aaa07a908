import { errorSummary } from './harness/error-summary.ts'
import { company, days, formOf, iban, name, stand, terms } from './harness/form-definitions.ts'
import { expect, statesOf, test } from './harness/forms.ts'

const field = async (page: Parameters<typeof statesOf>[0], path: string) =>
  (await statesOf(page)).fields[path] ?? {}

test('every state of a field follows what the visitor does', async ({ page, open }) => {
  await open({ definition: formOf([name, iban]), language: 'nl' })
  const control = page.getByLabel('Naam')
  const untouched = { blurred: false, dirty: false, empty: true, complete: false }
  const calm = { submitted: false, invalid: false, settled: true, loading: false, messages: [] }
  // What checks is fetched when somebody begins; until then nothing blocks.
  expect(await field(page, 'name')).toEqual({ ...untouched, ...calm, valid: true })
  await control.focus()
  await expect.poll(() => field(page, 'name')).toEqual({ ...untouched, ...calm, valid: false })

  await control.fill('A')
  await expect
    .poll(() => field(page, 'name'))
    .toMatchObject({ blurred: false, dirty: true, empty: false, valid: false, invalid: false })
  await control.blur()
  await expect
    .poll(() => field(page, 'name'))
    .toMatchObject({ blurred: true, invalid: true, submitted: false, complete: false })
  await expect(control).toHaveAccessibleDescription('Naam moet tussen de 2 en 50 tekens zijn.')
  await expect(control).toHaveAttribute('aria-invalid', 'true')

  await control.fill('An')
  await expect
    .poll(() => field(page, 'name'))
    .toMatchObject({ valid: true, invalid: false, complete: true, messages: [] })
  await expect(control).not.toHaveAttribute('aria-invalid')
})

test('sending waits for a debounced rule, then blocks and shows all that is wrong', async ({
  page,
  open,
}) => {
  await open({ definition: formOf([name, iban, terms, stand, days]), language: 'nl' })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await page.getByLabel('Naam').fill('An')
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01')
  // In one task, so that the rule's 20 ms cannot have passed.
  const settled = await page.evaluate(() => {
    const control = document.querySelector<HTMLInputElement>('[name=iban]')
    control?.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('form')?.requestSubmit()
    return (document.querySelector('#states')?.textContent ?? '').includes('"submitted":true')
  })
  expect(settled).toBe(false)

  const summary = errorSummary(page)
  await expect(summary).toContainText('Sorry, niet alle velden zijn correct ingevuld.')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: /)
  // The focus alone has it read out: nothing else may speak, neither now nor as things get right.
  const spoken = page.locator('[aria-live], [role=alert], [role=status]')
  await expect(spoken).toHaveText([''])
  await expect(summary.getByRole('link')).toHaveText([
    'Dit IBAN klopt niet.',
    'Ik ga akkoord: Ga hiermee akkoord om verder te gaan.',
    'Standtype is verplicht.',
    'Dagen is verplicht.',
  ])
  const { form, fields } = await statesOf(page)
  expect(form).toMatchObject({ submitted: true, valid: false, invalid: true, settled: true })
  expect(Object.values(fields).every(({ submitted }) => submitted)).toBe(true)
  expect(sent).toBe(0)

  await summary.getByRole('link', { name: 'Dit IBAN klopt niet.' }).click()
  await expect(page.getByLabel('IBAN')).toBeFocused()
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel('Ik ga akkoord.').check()
  await page.getByLabel('Systeemstand').check()
  await expect(summary.getByRole('link')).toHaveText(['Dagen is verplicht.'])
  await expect(spoken).toHaveText([''])
  await page.getByLabel('Woensdag').check()
  await expect(summary).toBeHidden()
  await expect(page).not.toHaveTitle(/Fout/)
  await page.getByLabel('Naam').fill('A')
  await expect(spoken).toHaveText([''])
  await page.getByLabel('Naam').blur()
  await expect(spoken).toHaveText(['Naam moet tussen de 2 en 50 tekens zijn.'])
  await page.getByLabel('Naam').fill('An')
  expect((await statesOf(page)).form).toMatchObject({ valid: true, complete: true })
})

test('the form is disabled while it is being sent, and then says what it is known by', async ({
  page,
  open,
}) => {
  await open({ definition: formOf([name]), language: 'nl' })
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await asked
    await route.continue()
  })
  await page.getByLabel('Naam').fill('An')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByLabel('Naam')).toBeDisabled()
  const busy = page.getByRole('button', { name: 'Bezig met versturen…', exact: true })
  await expect(busy).toBeDisabled()
  // How far it is, only files say.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  expect((await statesOf(page)).form).toMatchObject({ loading: true })
  answer()
  await expect(page.getByRole('status')).toContainText('Ontvangen. Kenmerk CT-2027-00042.')
  await expect(page.getByText('Wij antwoorden snel.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Ontvangen.')
})

for (const [visibility, steps] of [
  ['live', { typed: true, left: true }],
  ['dirty', { typed: true, left: true }],
  ['blur', { typed: false, left: true }],
] as const) {
  test(`messages show ${visibility}`, async ({ page, open }) => {
    await open({ definition: formOf([name]), language: 'nl', visibility: { name: visibility } })
    const message = page.locator('#contact-name-error')
    await expect(message).toBeVisible({ visible: visibility === 'live' })
    await page.getByLabel('Naam').focus()
    await expect.poll(() => field(page, 'name')).toMatchObject({ valid: false })
    await page.getByLabel('Naam').pressSequentially('A')
    await expect(message).toBeVisible({ visible: steps.typed })
    await page.getByLabel('Naam').blur()
    await expect(message).toBeVisible({ visible: steps.left })
  })
}

test('a checkbox says what is wrong after a change, not after a visit', async ({ page, open }) => {
  await open({ definition: formOf([terms]), language: 'nl' })
  const box = page.getByLabel('Ik ga akkoord.')
  await box.focus()
  await box.blur()
  await expect(page.locator('#contact-terms-error')).toBeHidden()
  await box.check()
  await box.uncheck()
  await expect(box).toHaveAccessibleDescription('Ga hiermee akkoord om verder te gaan.')
})

test.describe('refused by the server', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('what the server finds shows at the form and its fields, and goes on editing', async ({
    page,
    open,
  }) => {
    await open({ definition: formOf([name, company]), language: 'nl' })
    await page.route('**/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: {
              status: 422,
              message: 'Dit aanbod geldt niet meer.',
              problems: { name: ['Deze naam is bezet.'] },
            },
          })
        : route.continue(),
    )
    await page.getByLabel('Naam').fill('An')
    await page.getByLabel('Land').selectOption('BE')
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(errorSummary(page)).toContainText('Dit aanbod geldt niet meer.')
    await expect(errorSummary(page)).toBeFocused()
    await expect(page.getByLabel('Naam')).toHaveAccessibleDescription('Deze naam is bezet.')
    await expect(page.getByLabel('Naam')).toHaveValue('An')
    await page.getByLabel('Naam').fill('Anna')
    await expect(page.getByLabel('Naam')).not.toHaveAttribute('aria-invalid')
    await expect(errorSummary(page)).toBeHidden()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('everything stays, and it can be sent again', async ({ page, open, context }) => {
    await open({ definition: formOf([name]), language: 'nl' })
    await page.getByLabel('Naam').fill('An')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(errorSummary(page)).toContainText('Geen verbinding.')
    await expect(page.getByLabel('Naam')).toHaveValue('An')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByRole('status')).toContainText('CT-2027-00042')
  })
})

test('where the code that checks cannot be had, the server checks', async ({ page, rig }) => {
  await page.route('**/engine.js', (route) => route.abort())
  await page.goto(rig.address({ definition: formOf([name, terms]), language: 'nl' }))
  await expect.poll(() => statesOf(page).then(({ form }) => form.started)).toBe(true)
  await page.getByLabel('Naam').fill('A')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Naam moet tussen de 2 en 50 tekens zijn.',
    'Ik ga akkoord: Ga hiermee akkoord om verder te gaan.',
  ])
  await expect(page.getByLabel('Naam')).toHaveValue('A')
})

test('rules, texts and choices may change while the form is open', async ({ page, open }) => {
  const setup = { definition: formOf([name, days]), language: 'nl' as const }
  await open(setup)
  await page.getByLabel('Naam').fill('An')
  await page.getByLabel('Donderdag').check()
  const changed = {
    ...setup,
    language: 'en',
    definition: formOf([
      { ...name, rules: 'required|length:3,50', label: { nl: 'Naam', en: 'Name' } } as typeof name,
      days,
      terms,
    ]),
  }
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('setup', { detail })), changed)
  await expect(page.getByLabel('Name')).toHaveValue('An')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Name must be between 3 and 50 characters.',
    'Ik ga akkoord: Please agree to this to continue.',
  ])
})
