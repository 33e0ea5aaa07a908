import { editorOf } from './harness/editor.ts'
import { expect, test } from './harness/test.ts'

/** The panel is a large application; on a busy machine its first screen takes a while. */
const patience = 90_000

const list = '/admin/content-manager/collection-types/api::programme-item.programme-item'

/** Strapi asks for its AI functions also where they are switched off. */
const noArtificialIntelligence = /\/ai-(feature-config|localization-jobs)/

test.use({
  allowed: ({ whole }, use) =>
    use({ consoleErrors: [noArtificialIntelligence], origins: [whole.cmsUrl] }),
})

test('an editor changes a session in the panel, publishes it, and visitors see it', async ({
  page,
  whole,
}) => {
  test.setTimeout(patience)
  const items = editorOf(whole, 'programme-item')
  const { documentId, title } = await items.find('tour-nieuw-op-de-beurs')
  const { email, password } = whole.administrator

  await page.goto(`${whole.cmsUrl}/admin`)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Wachtwoord/).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('link', { name: 'Inhoud', exact: true }).waitFor()
  await page.goto(`${whole.cmsUrl}${list}?_q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  const changed = `Tour: nieuw in ${new Date().getFullYear()} op de beurs`
  await page.getByLabel(/^Titel/).fill(changed)
  const published = page.waitForResponse(/actions\/publish/)
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
  expect((await published).status()).toBe(200)

  const visible = async () => {
    const response = await page.request.get(`${whole.siteUrl}/programma/tour-nieuw-op-de-beurs`)
    return (await response.text()).includes(changed)
  }
  // How soon is measured where no panel keeps the machine busy: publish.spec.ts.
  await expect.poll(visible, { intervals: [50] }).toBe(true)
  await items.publish(documentId, { title })
})
