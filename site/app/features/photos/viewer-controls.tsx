import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon, type IconName } from '~/ui/icon.tsx'
import { photoMessages } from './messages.ts'
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts'

const control =
  'grid size-11 shrink-0 place-items-center rounded-xs text-white transition-colors hover:bg-white/20 aria-disabled:opacity-40 forced-colors:border'

interface ControlLinkProps {
  icon: IconName
  label: string
  to: To
  /** History entry that the link's page takes over. */
  state?: unknown
  /** No photo there: the link stays in place, and keeps the focus. */
  disabled?: boolean
  rel?: string
  className?: string
}

/** A link of the photo viewer that replaces the address, so that Back leads out of the viewer. */
export function ControlLink({
  icon,
  label,
  disabled = false,
  className,
  ...rest
}: ControlLinkProps) {
  return (
    <Link
      {...rest}
      replace
      preventScrollReset
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={label}
      className={cx(control, className)}
    >
      <Icon name={icon} />
    </Link>
  )
}

interface ControlButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function ControlButton({ label, disabled = false, onClick, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={label}
      onClick={() => disabled || onClick()}
      className={control}
    >
      {children}
    </button>
  )
}

interface ZoomControlsProps {
  scale: number
  onStep: (steps: 1 | -1) => void
  onWhole: () => void
}

/** Minus, the zoom in per cent (press: the whole photo), plus. Only there with JavaScript. */
export function ZoomControls({ scale, onStep, onWhole }: ZoomControlsProps) {
  const t = useMessages(photoMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={t.zoom} className="flex items-center noscript:hidden">
      <ControlButton label={t.zoomOut} disabled={scale <= MIN_ZOOM} onClick={() => onStep(-1)}>
        <Icon name="minus" />
      </ControlButton>
      <button
        type="button"
        title={t.whole}
        onClick={onWhole}
        className="min-h-11 w-14 rounded-xs text-center text-sm tabular-nums hover:bg-white/20"
      >
        <output>{Math.round(scale * 100)}%</output>
        <span className="sr-only">, {t.whole}</span>
      </button>
      <ControlButton label={t.zoomIn} disabled={scale >= MAX_ZOOM} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </ControlButton>
    </div>
  )
}
