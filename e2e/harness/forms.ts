import { test as base, expect, type Page } from '@playwright/test'
import { type FormsRig, startFormsRig } from '../../site/app/features/forms/testing/forms-rig.ts'
import { watchPage } from './page-watch.ts'

type Setup = Parameters<FormsRig['address']>[0]

interface States {
  readonly form: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly values: Readonly<Record<string, unknown>>
}

/** Tests of the forms engine, on pages of a rig instead of the whole site. */
export const test = base.extend<
  {
    /** Console errors that the test expects. */
    readonly expectedErrors: readonly RegExp[]
    /** Opens a form and waits until scripts have taken over. */
    readonly open: (setup: Setup) => Promise<void>
  },
  { readonly rig: FormsRig }
>({
  expectedErrors: [[], { option: true }],
  rig: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const rig = await startFormsRig()
      await use(rig)
      await rig.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  open: async ({ page, rig, expectedErrors }, use) => {
    const problemsOf = watchPage(page, rig.origin, { consoleErrors: expectedErrors, origins: [] })
    await use(async (setup) => {
      await page.goto(rig.address(setup))
      await expect.poll(() => statesOf(page).then(({ form }) => form.started)).toBe(true)
    })
    expect(await problemsOf()).toEqual([])
  },
})

/** All states of the form and its fields, as the binding gives them. */
export const statesOf = async (page: Page): Promise<States> =>
  JSON.parse((await page.locator('#states').textContent()) ?? '')

export { expect }
