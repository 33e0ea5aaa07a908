// About: site/app/features/photos, site/app/routes/page.tsx, cms/seed/data/albums.ts

import { openLive } from './harness/live.ts'
import { phone } from './harness/phone.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'
import { pinch, touch } from './harness/touch.ts'

test.use(phone)

test('swiping shows the next photo and the previous one, and pinching zooms', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 })
  const middle = { x: 200, y: 400 }
  await openLive(page, '/fotos-2025')
  await page.getByRole('link', { name: 'Foto 3 van 35' }).tap()
  await expect(title).toHaveText('Foto 3 van 35')
  await touch(page, [[middle, { x: 140, y: 410 }]])
  await expect(title).toHaveText('Foto 4 van 35')
  await touch(page, [[middle, { x: 260, y: 400 }]])
  await expect(title).toHaveText('Foto 3 van 35')
  await pinch(page, { x: 200, y: 300 }, 40, 80)
  await expect(page.getByRole('dialog').locator('output')).toHaveText('200%')
  await expect(title).toHaveText('Foto 3 van 35')
})
