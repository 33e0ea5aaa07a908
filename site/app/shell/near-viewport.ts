/** How far from the screen something may still be, as the margin of an observer. */
const NEAR = '600px 0px'

/**
 * Resolves when the element with an id comes near the screen, so that its code can be fetched then;
 * at once where there is no such element (yet): on the server, and after navigating in the browser.
 */
export function nearViewport(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
  })
}
