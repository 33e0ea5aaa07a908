/**
 * Moves the focus to the message of a page that was just loaded, so that it is read out. A visitor
 * who moved on before the scripts ran stays there: a page that scrolls under a pointer loses the
 * press.
 */
export function focusAfterLoad(element: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return
  element?.focus({ preventScroll: window.scrollY > 0 })
}
