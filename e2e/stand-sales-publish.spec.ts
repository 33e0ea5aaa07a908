// About: site/app/features/exhibiting/sales-view.ts, site/app/features/exhibiting/sales-head.tsx
// About: site/app/features/exhibiting/no-contracts.tsx, contract/src/forms/definitions/waiting-list.ts
// About: site/app/routes/exhibiting.tsx, cms/src/api/edition

import { editorOf } from './harness/editor.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test('a sold-out fair offers the waiting list, and nothing once sales are closed', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const editions = editorOf(stack, 'edition')
  const documentId = await editions.findBy('year', '2027')
  const path = '/deelnemen-als-standhouder'
  const see = (text: string) =>
    expect.poll(async () => (await page.request.get(path)).text()).toContain(text)
  try {
    await editions.publish(documentId, { standSales: 'waiting-list' })
    await see('Alle stands zijn verhuurd.')
    await page.goto(path)
    const way = page.getByRole('link', { name: 'Op wachtlijst' }).first()
    await expect(way).toHaveAttribute('href', /#aanvraag$/)
    await expect(page.getByRole('heading', { name: 'Zet u op de wachtlijst' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Vraag deelname aan' })).toHaveCount(0)
    await editions.publish(documentId, { standSales: 'closed' })
    await see('De inschrijving voor standhouders is gesloten.')
    await page.reload()
    await expect(page.getByLabel('Gewenste oppervlakte in m²')).toHaveCount(0)
  } finally {
    await editions.publish(documentId, { standSales: 'open' })
  }
})
