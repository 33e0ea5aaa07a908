import { useCallback, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ToastItem {
  readonly id: string
  readonly text: string
  readonly tone: 'info' | 'success' | 'error'
  readonly stays?: boolean
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

interface ToastsProps {
  /** Name of the region: "Meldingen". */
  label: string
  items: readonly ToastItem[]
  dismissLabel: string
  onDismiss: (id: string) => void
}

const icons = { info: 'info', success: 'check', error: 'warning' } as const

/** How long a message stays, in ms; errors and lasting ones stay until dismissed. */
const MESSAGE_MS = 6000
/** How long one with a button stays: long enough to find the button (WCAG 2.2.1). */
const ACTION_MS = 20_000

/**
 * Short messages at the bottom of the screen, read out politely. None goes away by itself while one has
 * the focus or the pointer. The region is always in the page, also when empty: a live region that
 * appears together with its text is not announced.
 */
export function Toasts({ label, items, dismissLabel, onDismiss }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const lookAgain = useCallback(
    () => setHeld(region.current?.matches(':hover, :focus-within') === true),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that goes away tells of it by no event.
  useEffect(lookAgain, [items, lookAgain])
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      onFocus={hold}
      onBlur={lookAgain}
      onPointerEnter={hold}
      onPointerLeave={lookAgain}
      className="pointer-events-none fixed inset-x-0 bottom-16 z-50 flex flex-col items-center gap-2 p-4 md:bottom-0 md:items-end print:hidden"
    >
      {items.map((item) => (
        <Toast key={item.id} {...{ item, isHeld, dismissLabel, onDismiss }} />
      ))}
    </section>
  )
}

interface ToastProps extends Pick<ToastsProps, 'dismissLabel' | 'onDismiss'> {
  item: ToastItem
  isHeld: boolean
}

function Toast({ item, isHeld, dismissLabel, onDismiss }: ToastProps) {
  const { id, tone, text, action } = item
  const ends = tone !== 'error' && !item.stays
  const after = action ? ACTION_MS : MESSAGE_MS
  useEffect(() => {
    if (!ends || isHeld) return
    const timer = window.setTimeout(() => onDismiss(id), after)
    return () => window.clearTimeout(timer)
  }, [id, ends, after, isHeld, onDismiss])
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-xs border py-1 pr-1 pl-4 text-paper text-sm focus-inverse',
        tone === 'error' ? 'border-brick bg-brick' : 'border-ink bg-ink',
      )}
    >
      <Icon name={icons[tone]} className={cx('shrink-0', tone === 'success' && 'text-signal')} />
      <p className="flex-auto py-2">
        {text}
        {action && (
          <button
            type="button"
            onClick={action.onClick}
            className="link mt-1 block min-h-6 font-semibold"
          >
            {action.label}
          </button>
        )}
      </p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => onDismiss(id)}
        className="grid size-11 shrink-0 place-items-center focus-inside"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
