/** What one does with a row of a table: choose it, open it, its menu. */
const CONTROLS = '[role=grid] :is(a, button)[tabindex="-1"]'

/**
 * Lets the Tab key reach the controls in Strapi's tables. Those move among their cells by arrow keys, from a
 * first cell that takes the focus; where that is a box to tick, none does.
 */
export function reachTables(): void {
  // Before the focus moves, as Strapi takes it away again from what is left.
  const reach = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    for (const control of document.querySelectorAll(CONTROLS)) control.setAttribute('tabindex', '0')
  }
  document.addEventListener('keydown', reach, true)
}
