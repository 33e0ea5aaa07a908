import type { Page } from '@playwright/test'

/** Widths in CSS pixels: of a phone, and of an A4 within its margins, portrait and landscape. */
const PHONE = 390
const PAPER = { upright: 688, onItsSide: 1017 } as const

/**
 * Words broken over two lines without a hyphen. The browsers of the tests do not hyphenate
 * themselves.
 */
const cutsOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, svg, option')) continue
      const boxOf = (letter: number) => {
        const range = document.createRange()
        range.setStart(node, letter)
        range.setEnd(node, letter + 1)
        return [...range.getClientRects()].at(-1)
      }
      // Between soft hyphens.
      for (const { 0: part, index } of node.data.matchAll(/\p{L}{4,}/gu)) {
        const [first, last] = [boxOf(index), boxOf(index + part.length - 1)]
        if (first && last && last.top > first.bottom - 2) cut.add(part)
      }
    }
    return [...cut]
  })

/** Words of the page that are broken without a hyphen, on a phone and on paper. */
export async function cutWords(page: Page, paper: keyof typeof PAPER): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: PHONE, height: 844 })
  const onPhone = await cutsOnScreen(page)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: PAPER[paper], height: 900 })
  const onPaper = await cutsOnScreen(page)
  await page.emulateMedia({ media: null })
  if (size) await page.setViewportSize(size)
  return [...onPhone, ...onPaper]
}
