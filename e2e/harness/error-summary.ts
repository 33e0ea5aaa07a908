import type { Locator, Page } from '@playwright/test'

/** What is wrong with the form of a page, above its fields. */
export const errorSummary = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Fout|Error): / })
