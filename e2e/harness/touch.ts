import type { Page } from '@playwright/test'

export interface Touch {
  readonly x: number
  readonly y: number
}

/** Moves fingers over the screen, each along a straight line from its first to its last place. */
export async function touch(page: Page, fingers: readonly (readonly [from: Touch, to: Touch])[]) {
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

/** Two fingers left and right of a place, each first `from` and then `to` pixels away from it. */
export const pinch = (page: Page, { x, y }: Touch, from: number, to: number): Promise<void> =>
  touch(page, [
    [
      { x: x - from, y },
      { x: x - to, y },
    ],
    [
      { x: x + from, y },
      { x: x + to, y },
    ],
  ])
