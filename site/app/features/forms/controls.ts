import type { Field, Value } from '@beursvloer/contract/forms/definition'

/** The HTML controls with a field's name. */
const controlsOf = (form: HTMLFormElement, path: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(path)}"]`),
]

/** The present value of a field on the page; undefined when the page does not show it. */
export function readControl(form: HTMLFormElement, path: string, field: Field): Value {
  const controls = controlsOf(form, path)
  const [first] = controls
  if (!first) return undefined
  if (field.kind === 'file')
    return [...(first.files ?? [])].map((file) => ({ name: file.name, file }))
  if (field.kind === 'checkbox') return first.checked
  const checked = controls.filter((control) => control.checked).map(({ value }) => value)
  if (field.kind === 'checkboxes') return checked
  if (first.type === 'radio') return checked[0] ?? ''
  // A date that is half filled in, or no day at all, has no value; the rules refuse it.
  return first.validity.badInput ? '?' : first.value
}

/** Shows a value in a box, a list or a group of round buttons; false when the page has none. */
export function writeControl(form: HTMLFormElement, path: string, value: string): boolean {
  const controls = controlsOf(form, path)
  const [first] = controls
  if (!first) return false
  if (first.type !== 'radio') first.value = value
  else for (const control of controls) control.checked = control.value === value
  return true
}

/** Ids of a field's control and of its messages, the same on the server and in the browser. */
export const controlId = (form: string, path: string) => `${form}-${path.replaceAll('.', '-')}`

/** Moves the focus to a control or a group of them, once React has rendered it. */
export function focusControl(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    element?.focus()
    element?.scrollIntoView({ block: 'center' })
  })
}
