/**
 * Moves the focus to what a page that was just loaded has to say, so that it is read out. Who went on
 * before the scripts ran stays where they are: a page that scrolls under a pointer loses the press.
 */
export function focusAfterLoad(element: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return
  element?.focus({ preventScroll: window.scrollY > 0 })
}
