import { expect, type Page } from '@playwright/test'

/**
 * Opens a page as the first of a visit and waits until its scripts have taken over: they remember
 * the language. Before that a page works as it does without JavaScript.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toContain('locale')
}
