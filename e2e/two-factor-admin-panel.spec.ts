// About: cms/src/admin/two-factor, cms/src/two-factor, cms/src/staff-sign-in, cms/src/admin

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { axeFindings } from './harness/axe.ts'
import { panelErrors, panelPatience } from './harness/panel.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const PASSWORD = 'Behandelen-2027'
const STEP_MS = 30_000

test.use({
  // The browser logs the refusals that the test causes.
  allowed: ({ stack }, use) =>
    use({ consoleErrors: [...panelErrors, /status of 403/], origins: [stack.cmsUrl] }),
})

/** Makes a member of staff who runs the installation; answers the address to sign in with. */
async function newAdministrator({ cmsUrl, administrator }: SharedStack): Promise<string> {
  const ask = async (path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
    }
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`${cmsUrl}/admin${path}`, { headers, ...init })).json()).data
  }
  const roles: { id: number; code: string }[] = await ask('/roles')
  const role = roles.find(({ code }) => code === 'strapi-super-admin')
  const name = { firstname: 'Bo', lastname: 'Balie' }
  const email = `bo.${randomBytes(4).toString('hex')}@beurs.example`
  const { registrationToken } = await ask('/users', { ...name, email, roles: [role?.id] })
  await ask('/register', { registrationToken, userInfo: { ...name, password: PASSWORD } })
  return email
}

/** Fills in the form of signing in with the keyboard. */
async function signIn(page: Page, cmsUrl: string, email: string): Promise<void> {
  await page.goto(`${cmsUrl}/admin`)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Wachtwoord/).fill(PASSWORD)
  await page.getByLabel(/^Wachtwoord/).press('Enter')
}

test('an editor switches a second factor on by keyboard, signs in with a recovery code, and switches it off', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(panelPatience)
  const email = await newAdministrator(stack)
  await signIn(page, stack.cmsUrl, email)
  const settings = page.getByRole('link', { name: 'Instellingen', exact: true })
  await settings.press('Enter')
  await page.getByRole('link', { name: 'Tweestapsverificatie' }).press('Enter')
  await page.getByRole('button', { name: 'Zet aan' }).press('Enter')
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR-code voor de app' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codeIn = (ms: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + ms })
  // Strapi's menu repeats the name of a chosen entry outside of all landmarks, until Escape.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deze code klopt niet')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(codeIn(0))
  await code.press('Enter')
  const codes = page.getByRole('region', { name: 'Uw herstelcodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allTextContents()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).press('Enter')
  await expect(page.getByText('10 codes')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Aan sinds')
  expect(await axeFindings(page)).toEqual([])

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, stack.cmsUrl, email)
  const dialog = page.getByRole('dialog', { name: 'Tweestapsverificatie' })
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Vul ook de code van uw app in')).toBeVisible()
  await page.getByLabel(/^Wachtwoord/).press('Enter')
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Deze code klopt niet')
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'Gebruik een herstelcode' }).press('Enter')
  await expect(dialog.getByLabel('Herstelcode')).toBeFocused()
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await settings.waitFor()

  await page.goto(`${stack.cmsUrl}/admin/settings/tweestapsverificatie`)
  await expect(page.getByText('9 codes')).toBeVisible()
  await page.getByRole('button', { name: 'Schakel uit', exact: true }).press('Enter')
  const off = page.getByRole('dialog', { name: 'Tweestapsverificatie uitschakelen' })
  await off.getByLabel('Code', { exact: true }).fill(codeIn(STEP_MS))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tweestapsverificatie staat uit' })).toBeVisible()
})
