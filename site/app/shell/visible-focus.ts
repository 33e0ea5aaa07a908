/**
 * How long new content may push the focused element out of sight again, in ms: messages of the
 * field before.
 */
const SETTLING_MS = 500

let observer: ResizeObserver | null = null

/**
 * Brings the element focused by keyboard wholly into sight; browsers are content with a visible
 * part. A drawing that zooms moves itself.
 */
export function showFocus({ target }: FocusEvent): void {
  observer?.disconnect()
  if (!(target instanceof Element) || target.closest('[data-live]')) return
  if (!target.matches(':focus-visible')) return
  // A link that covers a cell is as large as the cell.
  const cell = target.matches('.link-cover') && target instanceof HTMLElement && target.offsetParent
  const seen = cell || target
  const show = () => seen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  show()
  const watching = new ResizeObserver(show)
  watching.observe(document.body)
  setTimeout(() => watching.disconnect(), SETTLING_MS)
  observer = watching
}
