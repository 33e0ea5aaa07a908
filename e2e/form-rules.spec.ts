import {
  expectedText,
  formOfCases,
  ownCases,
  type RuleCase,
  standardCases,
} from '@beursvloer/contract/forms/testing/rule-cases'
import type { Page } from '@playwright/test'
import { expect, statesOf, test } from './harness/forms.ts'

const cases = [...standardCases, ...ownCases]

async function fill(page: Page, which: 'bad' | 'good') {
  for (const [index, one] of cases.entries()) {
    const control = page.locator(`[name=c${index}]`)
    if (one.kind === 'checkbox') await control.setChecked(one[which] === true)
    else await control.fill(String(one[which]))
  }
}

const messagesOn = async (page: Page) =>
  Object.fromEntries(
    Object.entries((await statesOf(page)).fields).map(([path, { messages }]) => [path, messages]),
  )

const expected = (words: (one: RuleCase, index: number) => string[]) => ({
  other: [],
  nothing: [],
  ...Object.fromEntries(cases.map((one, index) => [`c${index}`, words(one, index)])),
})

// The same in English: contract/src/forms/rules.test.ts.
test('every rule refuses and lets through', async ({ page, open }) => {
  await open({ definition: formOfCases(cases), language: 'nl' })
  await fill(page, 'bad')
  await page.locator('button[type=submit]').last().click()
  await expect
    .poll(() => messagesOn(page))
    .toEqual(expected((one, index) => [expectedText(one, index, 'nl')]))
  await fill(page, 'good')
  await expect.poll(() => messagesOn(page)).toEqual(expected(() => []))
  await page.locator('button[type=submit]').last().click()
  await expect(page.getByRole('status')).toContainText('CT-2027-00042')
})
