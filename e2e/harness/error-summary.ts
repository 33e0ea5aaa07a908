import type { Locator, Page } from '@playwright/test'

/** The summary of a form's errors, above its fields. */
export const errorSummary = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Fout|Error): / })
