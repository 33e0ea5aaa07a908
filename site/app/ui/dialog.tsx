import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Accessible name of the cross: "Sluiten". */
  closeLabel: string
  children?: ReactNode
  /** Buttons along the bottom. */
  footer?: ReactNode
  /** `dialog` in the middle, `drawer` as a panel from the right, `full` over the whole screen. */
  kind?: 'dialog' | 'drawer' | 'full'
}

const shapes = {
  dialog: 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl border',
  drawer: 'mr-0 ml-auto h-dvh max-h-none w-full max-w-md border-l',
  full: 'h-dvh max-h-none w-full max-w-none',
}

/**
 * A window over the page, on the browser's own modal <dialog>: focus stays inside, Escape, the cross and
 * a click beside it close it, and focus returns. Focus starts on the title, or on the element inside
 * that carries `data-autofocus`.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
  kind = 'dialog',
}: Omit<DialogProps, 'open'>) {
  const root = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect: its end runs while the window still stands in the page, so that focus can return.
  useLayoutEffect(() => {
    const dialog = root.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus], h2')?.focus()
    return () => dialog?.close()
  }, [])
  const closeBeside = (event: MouseEvent) => {
    if (event.target === root.current) onOpenChange(false)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, by `onCancel`.
    <dialog
      ref={root}
      aria-labelledby={titleId}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault()
        onOpenChange(false)
      }}
      className={cx(
        'animate-rise border-ink bg-paper p-0 text-ink backdrop:bg-night/60 print:hidden',
        shapes[kind],
      )}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex items-start justify-between gap-4 border-gray-300 border-b py-2 pr-2 pl-5 md:pl-6">
          <h2 id={titleId} tabIndex={-1} className="py-2 text-2xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => onOpenChange(false)}
            className="grid size-11 shrink-0 place-items-center rounded-xs hover:bg-tint"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 flex-auto overflow-y-auto p-5 md:p-6">{children}</div>
        {footer && (
          <div className="flex flex-wrap justify-end gap-3 border-gray-300 border-t p-4">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
