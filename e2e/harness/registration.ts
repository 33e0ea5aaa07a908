import type { Page } from '@playwright/test'

export const PASSWORD = 'Kozijn-in-2027'

/** Fills in the registration form. */
export async function fillRegistration(page: Page, email: string) {
  await page.getByLabel('Voornaam').fill('Anna')
  await page.getByLabel('Achternaam').fill('Wit')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Organisatie', { exact: true }).fill('Woonstichting Zandkreek')
  await page.getByLabel(/^Ik ga akkoord met de voorwaarden/).check()
}
