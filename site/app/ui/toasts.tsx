import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ToastItem {
  readonly id: string
  readonly text: string
  readonly tone: 'info' | 'success' | 'error'
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

/**
 * Short messages at the bottom of the screen, read out politely. The region is always in the page, also
 * when empty: a live region that appears together with its text is not announced.
 */
export function Toasts({ label, items, dismissLabel, onDismiss }: ToastsProps) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-16 z-50 flex flex-col items-center gap-2 p-4 md:bottom-0 md:items-end print:hidden"
    >
      {items.map((item) => (
        <div
          key={item.id}
          className={cx(
            'pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-xs border py-1 pr-1 pl-4 text-paper text-sm focus-inverse',
            item.tone === 'error' ? 'border-brick bg-brick' : 'border-ink bg-ink',
          )}
        >
          <Icon
            name={icons[item.tone]}
            className={cx('shrink-0', item.tone === 'success' && 'text-signal')}
          />
          <p className="flex-auto py-2">
            {item.text}
            {item.action && (
              <button
                type="button"
                onClick={item.action.onClick}
                className="link mt-1 block min-h-6 font-semibold"
              >
                {item.action.label}
              </button>
            )}
          </p>
          <button
            type="button"
            aria-label={dismissLabel}
            onClick={() => onDismiss(item.id)}
            className="grid size-11 shrink-0 place-items-center focus-inside"
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  )
}
