import type { Locator, Page } from '@playwright/test'

/**
 * Opens a page as the first of a visit and waits until its scripts have taken over: they remember
 * the language. Before that a page works as it does without JavaScript.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => /\blocale=/.test(document.cookie))
}

/**
 * Waits until the scripts of a form have taken over. Those of a form on a page about something else
 * are fetched when it comes near the screen; before that it works as it does without JavaScript.
 */
export async function formLive(form: Locator): Promise<void> {
  await form
    .page()
    .waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$')),
      await form.elementHandle(),
    )
}
