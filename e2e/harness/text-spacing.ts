import type { Page } from '@playwright/test'

/** The spacing of text that every page has to support (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Pixels by which texts may touch, and may stick out of their container. */
const SLACK = 2

/** Increases the spacing of letters, words, lines and paragraphs, as readers may. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)
}

/** Texts of the page that are cut off or overlap: one line per finding. */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate((slack) => {
    const SEEN = {
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    const within = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isEmpty = ({ left, top, right, bottom }: Box) =>
      right - left <= slack || bottom - top <= slack
    /**
     * The visible box of an element's content; null for fixed content and for screen readers' text.
     */
    const views = new Map<Element, Box | null>()
    const viewOf = (element: Element | null): Box | null => {
      if (!element) return { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
      const known = views.get(element)
      if (known !== undefined) return known
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(element)
      let view = viewOf(element.parentElement)
      if (clipPath !== 'none' || /fixed|sticky/.test(position)) view = null
      if (view && overflowX + overflowY !== 'visiblevisible') {
        view = within(view, element.getBoundingClientRect())
      }
      views.set(element, view)
      return view
    }
    const faults: string[] = []
    const told = (text: Node) => `"${text.textContent?.trim().slice(0, 40)}"`
    const texts: { node: Text; box: Box }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (!parent || !node.data.trim() || parent.closest('svg, [inert], script, option')) continue
      if (!parent.checkVisibility(SEEN)) continue
      const view = viewOf(parent)
      if (!view) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = within(view, rect)
        if (!isEmpty(box)) texts.push({ node, box })
      }
      // The page behind a link has the complete text.
      const whole = parent.closest('a') ? null : parent
      for (let at: Element | null = whole; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const wide = cuts(overflowX) && at.scrollWidth > at.clientWidth + slack
        const high = cuts(overflowY) && at.scrollHeight > at.clientHeight + slack
        const rect = range.getBoundingClientRect()
        const edge = at.getBoundingClientRect()
        if (wide && rect.right > edge.right + slack) faults.push(`${told(node)} is cut off`)
        else if (high && rect.bottom > edge.bottom + slack) faults.push(`${told(node)} is cut off`)
        if (overflowX !== 'visible') break
      }
    }
    texts.sort((one, other) => one.box.top - other.box.top)
    texts.forEach(({ node, box }, index) => {
      for (const other of texts.slice(index + 1)) {
        if (other.box.top > box.bottom) break
        if (other.node !== node && !isEmpty(within(box, other.box))) {
          faults.push(`${told(node)} lies over ${told(other.node)}`)
        }
      }
    })
    return [...new Set(faults)]
  }, SLACK)
