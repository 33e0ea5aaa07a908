import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'

interface Touch {
  readonly x: number
  readonly y: number
}

/** Moves fingers over the screen, each along a straight line from its first to its last place. */
async function touch(page: Page, fingers: readonly (readonly [from: Touch, to: Touch])[]) {
  const client = await page.context().newCDPSession(page)
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const title = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 })

test.beforeEach(async ({ page }) => {
  await openLive(page, '/fotos-2025')
  await page.getByRole('link', { name: 'Foto 3 van 35' }).tap()
  await expect(title(page)).toHaveText('Foto 3 van 35')
})

test('a swipe of more than 50 pixels leads on, a shorter or upward one does not', async ({
  page,
}) => {
  const middle = { x: 200, y: 400 }
  await touch(page, [[middle, { x: 150, y: 400 }]])
  await expect(title(page)).toHaveText('Foto 3 van 35')
  await touch(page, [[middle, { x: 130, y: 280 }]])
  await expect(title(page)).toHaveText('Foto 3 van 35')
  await touch(page, [[middle, { x: 140, y: 410 }]])
  await expect(title(page)).toHaveText('Foto 4 van 35')
  await touch(page, [[middle, { x: 260, y: 400 }]])
  await expect(title(page)).toHaveText('Foto 3 van 35')
})

test('two fingers zoom, not beyond 3 nor under 0.1, and do not swipe', async ({ page }) => {
  const zoom = page.getByRole('dialog').locator('output')
  const pinch = (from: number, to: number) =>
    touch(page, [
      [
        { x: 200 - from, y: 300 },
        { x: 200 - to, y: 300 },
      ],
      [
        { x: 200 + from, y: 300 },
        { x: 200 + to, y: 300 },
      ],
    ])
  await pinch(40, 80)
  await expect(zoom).toHaveText('200%')
  await pinch(20, 180)
  await expect(zoom).toHaveText('300%')
  await pinch(180, 2)
  await expect(zoom).toHaveText('10%')
  await expect(title(page)).toHaveText('Foto 3 van 35')
})
