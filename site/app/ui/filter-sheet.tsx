import { type FocusEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Chevron } from './chevron.tsx'
import { cx } from './class-names.ts'
import { useClosingDetails } from './close-details.ts'
import { Icon } from './icon.tsx'
import { type ThemeColour, themeClass } from './theme.ts'

/**
 * Follows a link within its page once the browser has painted the touch. The changes of a filter
 * may take a slow phone several frames, and the one that answers the finger is not to wait for
 * them.
 */
function useFollowAfterPaint(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    requestAnimationFrame(() => setTimeout(() => navigate(to, { preventScrollReset: true })))
  }
}

interface FilterSheetProps {
  /** "Filters": on the button of narrow screens and over the sheet. */
  label: string
  /** How many filters are chosen. */
  chosen: number
  closeLabel: string
  /** On the button that closes the sheet: "Toon 12 resultaten". */
  showLabel: string
  /** Takes all filters away; only shown when there are any. */
  clear?: ReactNode
  /** <FilterGroup>s. */
  children: ReactNode
}

/**
 * Closes the sheet of narrow screens when the keyboard focus leaves it, so that it does not hide
 * the focused element.
 */
const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
  if (!currentTarget.matches(':popover-open') || !(relatedTarget instanceof Node)) return
  if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

/**
 * Filters of a list: on wide screens menus, in the flex row around it; on narrow ones one button, which opens a sheet
 * from below. The sheet is the browser's own popover, so it opens without JavaScript too.
 */
export function FilterSheet({
  label,
  chosen,
  closeLabel,
  showLabel,
  clear,
  children,
}: FilterSheetProps) {
  const id = useId()
  const titleId = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-13 shrink-0 items-center gap-2.5 rounded-xs border border-ink px-3.5 font-semibold text-sm hover:bg-tint lg:hidden print:hidden"
      >
        <Icon name="filter" />
        {label}
        {chosen > 0 && <span className="tabular-nums">({chosen})</span>}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no popover in every browser. */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={titleId}
        onBlur={closeWhenLeft}
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col border-ink border-t bg-paper p-0 text-ink backdrop:bg-ink/60 open:flex lg:contents print:hidden"
      >
        <div className="flex items-center justify-between border-gray-300 border-b py-1 pr-1 pl-4 lg:contents">
          <p id={titleId} className="font-semibold lg:sr-only">
            {label}
          </p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className="grid size-11 place-items-center rounded-xs hover:bg-tint lg:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="min-h-0 flex-auto overflow-y-auto p-4 focus-inside max-lg:space-y-5 lg:contents"
        >
          {children}
        </div>
        <div className="flex items-center justify-end gap-4 border-gray-300 border-t p-4 lg:hidden">
          {clear}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="min-h-11 rounded-xs bg-primary px-5 font-semibold text-on-primary text-sm tabular-nums enabled:hover:bg-primary-strong"
          >
            {showLabel}
          </button>
        </div>
      </div>
    </>
  )
}

interface FilterGroupProps {
  /** "Thema". */
  label: string
  /** The chosen options, in words. */
  chosen?: string
  /** <FilterOption>s. */
  children: ReactNode
}

/** One kind of filter: a menu on wide screens, a labelled group in the sheet of narrow ones. */
export function FilterGroup({ label, chosen, children }: FilterGroupProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useClosingDetails(root)
  return (
    <details ref={root} name="filter" className="filter-group group relative">
      <summary
        className={cx(
          'flex min-h-13 list-none items-center gap-2 rounded-xs border px-3.5 font-medium text-sm hover:border-ink',
          chosen ? 'border-ink bg-tint inset-line' : 'border-gray-300',
        )}
      >
        {label}
        {chosen && (
          <>
            <span className="sr-only">: </span>
            <span className="max-w-40 truncate font-semibold">{chosen}</span>
          </>
        )}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-open:rotate-180 max-lg:ml-auto"
        />
      </summary>
      <fieldset className="min-w-0 lg:absolute lg:top-full lg:left-0 lg:z-40 lg:mt-px lg:max-h-[70dvh] lg:w-max lg:min-w-full lg:overflow-y-auto lg:border lg:border-ink lg:bg-paper">
        <legend className="mb-2 font-semibold text-sm lg:sr-only">{label}</legend>
        <div className="flex flex-wrap gap-2 lg:block lg:divide-y lg:divide-gray-200">
          {children}
        </div>
      </fieldset>
    </details>
  )
}

interface FilterOptionProps {
  /** Address with this filter added, or taken away when selected. */
  to: string
  selected?: boolean
  /** How many results it gives. */
  count?: number
  theme?: ThemeColour
  children: ReactNode
}

/** A value of a filter as a link, so that it works without JavaScript: a chip, or a line of a menu. */
export function FilterOption({ to, selected = false, count, theme, children }: FilterOptionProps) {
  const follow = useFollowAfterPaint(to)
  return (
    <Link
      to={to}
      onClick={follow}
      aria-current={selected ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-xs border px-3 font-medium text-sm lg:flex lg:border-transparent lg:px-4 lg:focus-inside',
        selected
          ? 'border-ink bg-tint max-lg:inset-line'
          : 'border-gray-300 hover:border-ink lg:hover:border-transparent lg:hover:bg-tint',
        count === 0 && !selected && 'text-mute',
      )}
    >
      {selected ? (
        <Icon name="check" className="size-4" />
      ) : (
        theme && <Chevron className={cx('text-theme', themeClass[theme])} />
      )}
      {children}
      {count !== undefined && (
        <span className="text-mute tabular-nums lg:ml-auto lg:pl-6">{count}</span>
      )}
    </Link>
  )
}
