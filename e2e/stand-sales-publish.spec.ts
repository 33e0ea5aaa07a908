import { editorOf, PUBLISH_TO_VISIBLE } from './harness/editor.ts'
import { expect, test } from './harness/test.ts'

const STAND_CONTACT = '/contact?onderwerp=standhouder'

test('a fair that is full offers its waiting list, and nothing once it is closed', async ({
  page,
  whole,
}) => {
  const soon = { timeout: PUBLISH_TO_VISIBLE * 5 }
  const editions = editorOf(whole, 'edition')
  const documentId = await editions.findBy('year', '2027')
  const path = '/deelnemen-als-standhouder'
  const see = (text: string) =>
    expect.poll(async () => (await page.request.get(path)).text(), soon).toContain(text)
  try {
    await editions.publish(documentId, { standSales: 'waiting-list' })
    await see('Alle stands zijn verhuurd.')
    await page.goto(path)
    const way = page.getByRole('link', { name: 'Op wachtlijst' }).first()
    await expect(way).toHaveAttribute('href', STAND_CONTACT)
    await expect(page.getByRole('link', { name: 'Vraag deelname aan' })).toHaveCount(0)
    await editions.publish(documentId, { standSales: 'closed' })
    await see('De inschrijving voor standhouders is gesloten.')
  } finally {
    await editions.publish(documentId, { standSales: 'open' })
  }
})
