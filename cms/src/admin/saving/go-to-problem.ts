/** What is wrong with a field, as Strapi's design system says it below the field. */
const PROBLEM = '[data-strapi-field-error]'

/** Scrolls to a problem, and focuses its field where that can have the focus. */
function goTo(problem: Element): void {
  problem.scrollIntoView({ block: 'center' })
  document.querySelector<HTMLElement>(`[aria-describedby~="${problem.id}"]`)?.focus({
    preventScroll: true,
  })
}

/**
 * After each refused save or publication, leads to the first field with a problem: the form is long,
 * and its buttons are beside it.
 */
export function goToProblems(): void {
  /** Those before the button was pressed; null while none was. */
  let before: ReadonlySet<Element> | null = null
  document.addEventListener(
    'click',
    ({ target }) => {
      const isButton = target instanceof Element && target.closest('button') !== null
      before = isButton ? new Set(document.querySelectorAll(PROBLEM)) : null
    },
    { capture: true },
  )
  document.addEventListener('input', () => {
    before = null
  })
  new MutationObserver(() => {
    if (!before) return
    const first = [...document.querySelectorAll(PROBLEM)].find((one) => !before?.has(one))
    if (!first) return
    before = null
    goTo(first)
  }).observe(document.body, { childList: true, subtree: true })
}
