// About: site/app/layouts, site/app/ui, site/app/styles, site/app/shell/late-parts.ts

import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { pathsOf, typicalPaths, wholePath } from './harness/routes.ts'
import { EXHAUSTIVE, tagOf } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** A phone, and a window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

/** Number of key presses at a time: waiting for each would take most of the time. */
const AT_ONCE = 20

const pressMany = (page: Page) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.down('Tab')))

/** One key press, and the resulting state of the page. */
async function pressOnce(page: Page): Promise<void> {
  await page.keyboard.down('Tab')
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
}

interface FocusWatch {
  readonly stops: number
  /** Whether the focus has been everywhere and starts again. */
  readonly done: boolean
  readonly faults: readonly string[]
}

declare global {
  interface Window {
    focusWatch: FocusWatch
  }
}

/**
 * Checks in the page, at each press of Tab, whether the element with the focus until then is
 * visible: at least half of it, as far as it fits, without a fixed element in front of it (WCAG
 * 2.4.11).
 */
function watchFocus(): void {
  const watch = { stops: 0, done: false, faults: [] as string[] }
  let first: Element | null = null
  window.focusWatch = watch
  const staysInPlace = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || staysInPlace(element.parentElement))
  const faultOf = (focused: Element): string | undefined => {
    const box = focused.getBoundingClientRect()
    const seen = (from: number, to: number, room: number) =>
      Math.min(to, room) - Math.max(from, 0) >= Math.min(to - from, room) / 2
    if (!seen(box.top, box.bottom, innerHeight) || !seen(box.left, box.right, innerWidth)) {
      return 'outside the window'
    }
    const points = [...focused.getClientRects()].flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height] as const),
      ),
    )
    const before = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((hit) => hit && !hit.contains(focused) && !focused.contains(hit))
    const cover = before.find(staysInPlace) ?? (before.length === points.length && before[0])
    return cover ? `behind ${cover.outerHTML.slice(0, 80)}` : undefined
  }
  addEventListener(
    'keydown',
    () => {
      const focused = document.activeElement
      const none = !focused || focused === document.body
      if (watch.stops === 0) first = focused
      else if (none || focused === first) watch.done = true
      if (none || watch.done) return
      watch.stops += 1
      const fault = faultOf(focused)
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
      if (fault) watch.faults.push(`${focused.localName} "${name}" ${fault}`)
    },
    true,
  )
}

/** Presses Tab from the beginning to the end of the page. */
async function tabThrough(
  page: Page,
  press: (page: Page) => Promise<unknown>,
): Promise<FocusWatch> {
  await page.evaluate(() => {
    window.focusWatch = Object.assign(window.focusWatch, { stops: 0, done: false, faults: [] })
    // The next Tab starts at the element that last had the focus.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
  })
  for (;;) {
    await press(page)
    const watch = await page.evaluate(() => window.focusWatch)
    if (watch.done) return watch
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [route, paths] of Object.entries(pathsOf)) {
  // The plan at its plain address: with a route it has twice as many stops.
  const typical = paths.find((one) => typicalPaths.has(one) && !one.includes('ruimte='))
  const path = typical ?? paths[0]
  test(`the focused element is visible: ${path}`, {
    tag: [tagOf(route), EXHAUSTIVE],
  }, async ({ page, stack }) => {
    await page.addInitScript(watchFocus)
    await openLive(page, await wholePath(stack.siteUrl, path))
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const { stops, faults } = await tabThrough(page, pressMany)
      expect(stops, `${window.width} px`).toBeGreaterThan(1)
      // A problem between many fast presses may be transient.
      const lasting = faults.length > 0 ? (await tabThrough(page, pressOnce)).faults : []
      expect(lasting, `${window.width} px`).toEqual([])
    }
  })
}
