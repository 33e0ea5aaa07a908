import type { Page } from '@playwright/test'
import type { SharedStack } from './shared-stack.ts'

/** The panel is a large application; on a busy machine its first screen takes a while, in ms. */
export const panelPatience = 90_000

/** Strapi requests its AI functions also when they are switched off. */
export const panelErrors = [/\/ai-(feature-config|localization-jobs)/]

const seePanel = (page: Page) =>
  page.getByRole('link', { name: 'Programma', exact: true }).waitFor()

/**
 * Signs the administrator in to the admin panel by its form. Strapi allows five times in five
 * minutes.
 */
export const signInToPanel = async (
  page: Page,
  { cmsUrl, administrator }: SharedStack,
): Promise<void> => {
  await page.goto(`${cmsUrl}/admin`)
  await page.getByLabel(/^E-mail/).fill(administrator.email)
  await page.getByLabel(/^Wachtwoord/).fill(administrator.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await seePanel(page)
}

/** Opens a page of the panel through the menu. */
export const openTask = async (page: Page, task: string, name: string): Promise<void> => {
  await page.getByRole('navigation').first().getByRole('link', { name: task, exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
}

/** Opens the admin panel as a user with a remembered session. */
export const enterPanel = async (
  page: Page,
  { cmsUrl, administrator }: SharedStack,
): Promise<void> => {
  await page.addInitScript((token) => {
    localStorage.setItem('jwtToken', JSON.stringify(token))
    localStorage.setItem('isLoggedIn', 'true')
  }, administrator.token)
  await page.goto(`${cmsUrl}/admin`)
  await seePanel(page)
}
