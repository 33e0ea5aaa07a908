import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until its scripts run; before that it works as without JavaScript. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await formLive(page.locator(':root'))
  // On a first visit scripts store the language last.
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('locale')
}

/**
 * Waits until scripts have taken over a form, or another element. Those of a form on a page about
 * something else are fetched when it comes near the screen.
 */
export async function formLive(form: Locator): Promise<void> {
  const isLive = () =>
    form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(isLive).toBe(true)
}
