/** The page with which members of an exhibitor scan badges. */
import type { Page } from '@playwright/test'
import { expect } from './form-stack.ts'
import type { SharedStack } from './shared-stack.ts'
import { readDatabase } from './stored.ts'

/** Badge codes of visitors of the demo fair, by address. */
export const codesOf = ({ dataDir }: Pick<SharedStack, 'dataDir'>) =>
  readDatabase(
    dataDir,
    `select u.email, p.badge_code as code from up_users u
      join visitor_profiles_user_lnk l on l.user_id = u.id
      join visitor_profiles p on p.id = l.visitor_profile_id
      where u.confirmed and not u.blocked order by u.id`,
  ) as readonly { readonly email: string; readonly code: string }[]

/** Opens the scanner; it works once it has loaded the leads of other phones. */
export async function openScanner(page: Page, exhibitor: string) {
  const asked = page.waitForResponse(/\/invoer\.json$/)
  await page.goto(`/mijn-stand/${exhibitor}/scannen`)
  await asked
}

export async function scan(page: Page, code: string | undefined) {
  await page.getByLabel('Badgecode').fill(code ?? '')
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText('Nog niets vastgelegd')).toBeVisible()
}

export const nextBadge = (page: Page) =>
  page.getByRole('button', { name: 'Klaar, volgende badge' }).click()
