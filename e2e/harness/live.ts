import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Opens a page as the first of a visit and waits until its scripts have taken over: they remember
 * the language. Before that a page works as it does without JavaScript.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('locale')
}

/**
 * Waits until the scripts of a form have taken over. Those of a form on a page about something else
 * are fetched when it comes near the screen; before that it works as it does without JavaScript.
 */
export async function formLive(form: Locator): Promise<void> {
  const isLive = () =>
    form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(isLive).toBe(true)
}
