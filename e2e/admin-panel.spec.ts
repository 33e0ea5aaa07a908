import { editorOf } from './harness/editor.ts'
import { expect, test } from './harness/test.ts'

/** The panel is a large application; on a busy machine its first screen takes a while. */
const patience = 90_000

test.use({ allowed: ({ whole }, use) => use({ consoleErrors: [], origins: [whole.cmsUrl] }) })

test('an editor changes a session in the panel, publishes it, and visitors see it', async ({
  page,
  whole,
}) => {
  test.setTimeout(patience)
  const items = await editorOf(whole, 'programme-item')
  const { documentId, title } = await items.find('tour-nieuw-op-de-beurs')
  const { email, password } = whole.administrator

  await page.goto(`${whole.cmsUrl}/admin`)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Wachtwoord/).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('link', { name: 'Inhoud' }).first().click()
  await page.getByRole('link', { name: 'Programmaonderdelen' }).click()
  await page.goto(
    `${whole.cmsUrl}/admin/content-manager/collection-types/api::programme-item.programme-item/${documentId}`,
  )
  const changed = `Tour: nieuw in ${new Date().getFullYear()} op de beurs`
  await page.getByLabel(/^Titel/).fill(changed)
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click()

  const visible = async () => {
    const response = await page.request.get(`${whole.siteUrl}/programma/tour-nieuw-op-de-beurs`)
    return (await response.text()).includes(changed)
  }
  await expect.poll(visible, { timeout: 5000, intervals: [50] }).toBe(true)
  await items.publish(documentId, { title })
})
