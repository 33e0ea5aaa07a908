// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longForm } from './testing/form-definitions.ts'
import { openForm } from './testing/form-page.tsx'

type Page = Awaited<ReturnType<typeof openForm>>

let page: Page
/** Opens the page, or opens it anew. */
async function open(language: 'nl' | 'en' = 'nl') {
  await page?.close()
  page = await openForm({ definition: longForm, language })
  return page
}
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-17T10:00:00+01:00') })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})
afterEach(async () => {
  await page.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILLED = { name: 'An', 'company.country': 'BE' }

it('a draft restores typed values, without secrets and consents, with a notice in the language of the page', async () => {
  const { fill, tick, press } = await open()
  await fill(FILLED)
  await press('Volgende')
  await tick('stand', 'shell')
  await tick('days', '2')
  await press('Gast toevoegen')
  await fill({ 'guests.0.name': 'Bo' })
  await press('Volgende')
  await fill({ iban: 'NL91 ABNA 0417 1643 00', terms: true })
  expect(JSON.stringify(localStorage)).not.toContain('ABNA')

  const { status, states } = await open()
  expect(status()).toEqual([
    'Uw concept van 17 maart 2027 staat weer klaar. Bestanden en rekeningnummers bewaren wij niet.',
  ])
  expect(states().form.step).toBe(2)
  expect(states().values).toEqual({
    ...{ name: 'An', company: { country: 'BE' }, stand: 'shell', days: ['2'] },
    ...{ guests: [{ name: 'Bo', email: '' }], iban: '', logo: [], terms: false },
  })
  expect((await open('en')).status()[0]).toMatch(/^Your draft of 17 March 2027 has been restored/)
})

it('discarding a draft can be undone until something else is typed', async () => {
  await (await open()).fill(FILLED)
  const { control, button, press, fill } = await open()
  await press('Concept verwijderen')
  expect(control('name').value).toBe('')
  await press('Zet terug')
  expect(control('name').value).toBe('An')
  await press('Concept verwijderen')
  await fill({ name: 'Cor' })
  expect(button('Zet terug')).toBeUndefined()
  await press('Concept verwijderen')
  expect((await open()).control('name').value).toBe('')
})
