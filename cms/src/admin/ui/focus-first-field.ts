/** Focuses the first field of a form that was sent and emptied: its button is disabled then. */
export const focusFirstField = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('input, textarea')?.focus()
