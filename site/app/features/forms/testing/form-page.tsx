import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { FormProps } from '../form.tsx'
import { RigPage } from './rig-page.tsx'
import type { RigSetup } from './rig-setup.ts'

/** Longer than any rule waits, and than a pause in typing after which a draft is written. */
const ALL_MS = 1000

type Setup = RigSetup & Pick<FormProps, 'examine'>

/**
 * A form on a page of jsdom, used by its controls and buttons, and read by its visible content and
 * its states. Its timers are those of the test; after each act all of them have run.
 */
export async function openForm(first: Setup) {
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => undefined
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const after = (work: () => void, ms = ALL_MS) =>
    act(async () => {
      work()
      // A form loads its rules when a visitor begins to fill it in, and some rules load more.
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(ms)
      await vi.dynamicImportSettled()
      if (ms === ALL_MS) await vi.advanceTimersByTimeAsync(ms)
    })
  const find = <T extends HTMLElement = HTMLInputElement>(selector: string): T => {
    const found = box.querySelector<T>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  const control = (path: string) => find(`[name="${path}"]`)
  const type = (path: string, value: string | boolean) => {
    const element = control(path)
    if (typeof value === 'string') element.value = value
    else element.checked = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** The button with this name, if the page shows it. */
  const button = (name: string) =>
    [...box.querySelectorAll('button')].find(
      (one) => name === (one.ariaLabel ?? one.textContent) && !one.closest('[hidden]'),
    )
  const show = (setup: Setup) => after(() => root.render(<RigPage setup={setup} />))
  await show(first)
  return {
    show,
    find,
    control,
    button,
    states: () => JSON.parse(find('#states').textContent),
    /** The message of the control, as it is visible and as screen readers get it. */
    message: (path: string) => {
      const { id, ariaInvalid } = control(path)
      const text = document.getElementById(`${id}-error`)?.textContent
      const describedBy = control(path).getAttribute('aria-describedby')?.split(' ')
      const isTied = ariaInvalid === 'true' && describedBy?.includes(`${id}-error`)
      if (text !== undefined && !isTied) throw new Error(`A message is not tied to ${path}.`)
      return text ?? null
    },
    /** The items of the list above the form. */
    summary: () => [...box.querySelectorAll('[role=group] li a')].map((one) => one.textContent),
    /** The last announcement, apart from the focused element. */
    spoken: () => find('[aria-live]').textContent,
    /** Texts with the role of a status. */
    status: () => [...box.querySelectorAll('[role=status]')].map((one) => one.textContent),
    after,
    enter: (path: string) => after(() => control(path).focus()),
    leave: (path: string) => after(() => control(path).blur()),
    type: (path: string, value: string, ms?: number) => after(() => type(path, value), ms),
    /** Fills in much at once. */
    fill: (values: Readonly<Record<string, string | boolean>>) =>
      after(() => {
        for (const [path, value] of Object.entries(values)) type(path, value)
      }),
    tick: (path: string, value?: string) =>
      after(() => find(`[name="${path}"]${value ? `[value="${value}"]` : ''}`).click()),
    press: (name: string) => {
      const found = button(name)
      if (!found) throw new Error(`There is no button ${name}.`)
      return after(() => found.click())
    },
    async close() {
      await act(async () => root.unmount())
      box.remove()
    },
  }
}
