import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface StepItem {
  id: string
  title: string
}

interface StepListProps {
  /** Name of the list: "Stappen". */
  label: string
  steps: readonly StepItem[]
  /** Index of the step that is shown. */
  current: number
  /** Index of the first step that cannot be gone to yet. */
  reachable: number
  onGoTo: (index: number) => void
  /** Label of a finished step for screen readers: "klaar". */
  doneLabel: string
  /** "Stap 2 van 7". */
  progress: string
}

/**
 * The steps of a long form as a ruler: finished ones, the current one, and those to come. Names
 * show where seven of them fit beside a quotation. Not by container query: after two steps Chromium
 * 156 no longer lays out the content of the container.
 */
export function StepList({
  label,
  steps,
  current,
  reachable,
  onGoTo,
  doneLabel,
  progress,
}: StepListProps) {
  return (
    <nav aria-label={label}>
      <p className="font-semibold text-sm min-[90rem]:sr-only">{progress}</p>
      <ol className="mt-2 flex gap-1 min-[90rem]:mt-0 min-[90rem]:gap-0">
        {steps.map(({ id, title }, index) => {
          const state = index === current ? 'current' : index < reachable ? 'done' : 'to come'
          return (
            <li
              key={id}
              className={cx(
                'flex-auto border-t-4 min-[90rem]:pr-1.5',
                state === 'current' && 'border-primary',
                state === 'done' && 'border-ink',
                state === 'to come' && 'border-gray-300',
              )}
            >
              <button
                type="button"
                disabled={state === 'to come'}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onGoTo(index)}
                className={cx(
                  'flex min-h-6 w-full items-start gap-1.5 text-left text-sm min-[90rem]:min-h-11 min-[90rem]:py-2',
                  state === 'current' && 'font-semibold',
                  state === 'to come' && 'text-mute',
                  state === 'done' && 'enabled:hover:underline',
                )}
              >
                <span className="hidden tabular-nums min-[90rem]:inline">{index + 1}</span>
                <span className="sr-only min-[90rem]:not-sr-only min-[90rem]:hyphens-auto">
                  {title}
                </span>
                {state === 'done' && (
                  <>
                    <Icon
                      name="check"
                      className="hidden size-4 shrink-0 text-primary min-[90rem]:mt-0.5 min-[90rem]:block"
                    />
                    <span className="sr-only">{doneLabel}</span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
